import {
  parseRichText,
  type RichTextBlock,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { Fragment, Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import {
  toRichTextEditorInlineNodes,
  toRichTextEditorNode,
} from './convert-rich-text-to-and-from-editor-document.ts';

/**
 * Pasted and dropped text is read by us, never by the browser as HTML: what the editor does not offer falls away before
 * it is there.
 */
export function handleRichTextPaste(
  view: EditorView,
  event: ClipboardEvent,
  read: { tags: boolean },
): boolean {
  event.preventDefault();
  if (event.clipboardData) insertRichText(view, blocksIn(event.clipboardData, read));
  return true;
}

export function handleRichTextDrop(
  view: EditorView,
  event: DragEvent,
  read: { tags: boolean },
): boolean {
  // Text that is moved within the editor needs no reading.
  if (view.dragging) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (event.dataTransfer && place)
    insertRichText(view, blocksIn(event.dataTransfer, read), place.pos);
  return true;
}

/** One paragraph joins the line it is put into, unless it is a button; more stay what they are. */
export function insertRichText(
  view: EditorView,
  blocks: readonly RichTextBlock[],
  at?: number,
): void {
  const { schema, tr } = view.state;
  const [first, ...more] = blocks;
  if (!first) return;
  const isAlone = first.kind === 'paragraph' && more.length === 0;
  const isButton = isAlone && first.inlines.every(({ href }) => href !== null && isTag(href));
  const isLine = isAlone && !isButton;
  const nodes = isLine
    ? toRichTextEditorInlineNodes(first.inlines)
    : blocks.map(toRichTextEditorNode);
  const content = Fragment.from(nodes.map((node) => Node.fromJSON(schema, node)));
  const slice = isLine || isButton ? new Slice(content, 0, 0) : Slice.maxOpen(content);
  const changed = at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice);
  view.dispatch(changed.scrollIntoView());
  view.focus();
}

function isTag(address: string): boolean {
  return /^(\*\||\{\{)/.test(address);
}

function blocksIn(data: DataTransfer, read: { tags: boolean }): RichTextBlock[] {
  const html = data.getData('text/html');
  if (html !== '') return parseRichText(html, read);
  const parts = data
    .getData('text/plain')
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/);
  return parts.flatMap((part): RichTextBlock[] => {
    const lines = part.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) return [];
    const texts = lines.flatMap((line, i) => (i === 0 ? [line] : ['\n', line]));
    const look = { isStrong: false, isEmphasis: false, href: null };
    return [{ kind: 'paragraph', inlines: texts.map((text) => ({ ...look, text })) }];
  });
}
