import type {
  RichTextInline,
  RichTextBlock,
  RichTextParagraph,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import type { JSONContent } from '@tiptap/react';

const HEADING = 2;
const SUBHEADING = 3;

/** A rich text as the editor keeps it. */
export function toRichTextEditorDocument(blocks: readonly RichTextBlock[]): JSONContent {
  const content = blocks.map(toRichTextEditorNode);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** What the editor keeps, as a rich text. */
export function richTextBlocksFromEditorDocument(document: JSONContent): RichTextBlock[] {
  return (document.content ?? []).flatMap(toBlock);
}

export function toRichTextEditorNode(block: RichTextBlock): JSONContent {
  switch (block.kind) {
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: itemNodes(item) })),
      };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: HEADING },
        content: toRichTextEditorInlineNodes(block.inlines),
      };
    case 'subheading':
      return {
        type: 'heading',
        attrs: { level: SUBHEADING },
        content: toRichTextEditorInlineNodes(block.inlines),
      };
    case 'paragraph':
      return { type: 'paragraph', content: toRichTextEditorInlineNodes(block.inlines) };
  }
}

export function toRichTextEditorInlineNodes(inlines: readonly RichTextInline[]): JSONContent[] {
  return inlines.map(({ text, isStrong, isEmphasis, href }) => {
    if (text === '\n') return { type: 'hardBreak' };
    const marks = [
      ...(isStrong ? [{ type: 'bold' }] : []),
      ...(isEmphasis ? [{ type: 'italic' }] : []),
      ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
    ];
    return { type: 'text', text, ...(marks.length > 0 && { marks }) };
  });
}

/** An item of the editor begins with a paragraph, even an empty one. */
function itemNodes(item: readonly RichTextBlock[]): JSONContent[] {
  const nodes = item.map(toRichTextEditorNode);
  return nodes[0]?.type === 'paragraph' ? nodes : [{ type: 'paragraph' }, ...nodes];
}

function toBlock({ type, attrs, content = [] }: JSONContent): RichTextBlock[] {
  if (type === 'bulletList' || type === 'orderedList') {
    const items = content.map(richTextBlocksFromEditorDocument);
    return [{ kind: 'list', isOrdered: type === 'orderedList', items }];
  }
  const isSmall = attrs?.['level'] === SUBHEADING;
  const kind: RichTextParagraph['kind'] =
    type !== 'heading' ? 'paragraph' : isSmall ? 'subheading' : 'heading';
  return [{ kind, inlines: content.map(toInline) }];
}

function toInline({ type, text = '', marks = [] }: JSONContent): RichTextInline {
  const link = marks.find((mark) => mark.type === 'link')?.attrs?.['href'] as unknown;
  return {
    text: type === 'hardBreak' ? '\n' : text,
    isStrong: marks.some((mark) => mark.type === 'bold'),
    isEmphasis: marks.some((mark) => mark.type === 'italic'),
    href: typeof link === 'string' ? link : null,
  };
}
