// Escape puts back what was begun, unless it closes something that lies above the table.

export function puttingBack(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && document.querySelector('dialog[open]') === null;
}
