/**
 * Replaces some of a text area as if it had been typed, so that the browser's own undo takes it back. False where the
 * browser cannot: whoever asks then sets the text by itself.
 */
export function replaceInTextArea(
  area: HTMLTextAreaElement,
  { from, to, words }: { from: number; to: number; words: string },
): boolean {
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  // Deprecated, and the only way to change a field that leaves its undo history whole.
  return document.execCommand('insertText', false, words);
}

/** Selects some of a text area and brings it into sight. */
export function selectInTextArea(area: HTMLTextAreaElement, from: number, to: number): void {
  area.focus();
  area.setSelectionRange(from, to);
}
