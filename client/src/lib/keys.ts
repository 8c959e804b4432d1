// Keys that are pressed in something laid over the table are meant for that: Escape puts it away, and not what lies chosen below.

export function keepsKeys(dialog: HTMLDialogElement): () => void {
  const stop = (event: KeyboardEvent): void => event.stopPropagation();
  dialog.addEventListener('keydown', stop);
  return () => dialog.removeEventListener('keydown', stop);
}
