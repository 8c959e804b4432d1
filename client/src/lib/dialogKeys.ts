/** Keep keys that are pressed in a dialog from the page below: Escape closes the dialog, and clears no selection on the board. */
export function keepKeysInDialog(dialog: HTMLDialogElement): () => void {
  const stop = (event: KeyboardEvent): void => event.stopPropagation();
  dialog.addEventListener('keydown', stop);
  return () => dialog.removeEventListener('keydown', stop);
}
