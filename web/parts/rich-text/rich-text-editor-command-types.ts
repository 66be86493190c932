export type RichTextEditorFormat =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'link';

/** What a button asks of the editor: another look, or something put where the cursor is. */
export type RichTextEditorCommand = { look: RichTextEditorFormat } | { insert: string };

/** Where somebody pressed into the text, on the screen. */
export type RichTextEditorScreenPoint = { left: number; top: number };
