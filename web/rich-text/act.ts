export type Look = 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'link';

/** What a button asks of the editor: another look, or something put where the cursor is. */
export type Act = { look: Look } | { insert: string };

/** Where somebody pressed into the text, on the screen. */
export type Place = { left: number; top: number };
