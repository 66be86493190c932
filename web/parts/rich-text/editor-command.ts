export type TextFormat =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'link';

/** What a button asks of the editor: another look, or something put where the cursor is. */
export type EditorCommand = { look: TextFormat } | { insert: string };

/** Where somebody pressed into the text, on the screen. */
export type EditorPoint = { left: number; top: number };
