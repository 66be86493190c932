import type {
  RichTextInline,
  RichTextBlock,
  RichTextParagraph,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { findOnlyMergeTag } from './merge-tag-syntax.ts';

/** What an e-mail is laid out from. */
export type EmailBlock = RichTextBlock | { kind: 'button'; label: string; url: string };

/** Fills every word and address of a body, and finds its buttons. */
export function fillEmailBlocks(
  blocks: readonly RichTextBlock[],
  fill: (text: string) => string,
): EmailBlock[] {
  return blocks.map((block) => {
    const tag = block.kind === 'paragraph' && buttonTag(block.inlines);
    if (!tag || block.kind !== 'paragraph') return fillBlock(block, fill);
    const label = fill(block.inlines.map(({ text }) => text).join('')).trim();
    return { kind: 'button', label, url: fill(tag) };
  });
}

/** A button in plain text is its words, and the address below. */
export function spellOutButtonLink(block: EmailBlock): RichTextBlock {
  if (block.kind !== 'button') return block;
  return {
    kind: 'paragraph',
    inlines: [`${block.label}:`, '\n', block.url].map((text) => ({ ...unmarked, text })),
  };
}

/** The texts of a body, and the addresses of its links, as they were written. */
export function listTextsAndLinkAddresses(blocks: readonly RichTextBlock[]): {
  texts: string[];
  addresses: string[];
} {
  const inlines = blocks.flatMap(inlinesOf);
  const addresses = inlines.flatMap(({ href }) => (href === null ? [] : [href]));
  return { texts: inlines.map(({ text }) => text), addresses };
}

/** Each stretch of text as it is read in one go, whatever of it is bold or a link. */
export function listRichTextLines(blocks: readonly RichTextBlock[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap(listRichTextLines)
      : block.inlines
          .map(({ text }) => text)
          .join('')
          .split('\n'),
  );
}

const unmarked: Omit<RichTextInline, 'text'> = { isStrong: false, isEmphasis: false, href: null };

/** A paragraph that is a link to one tag and nothing else. */
function buttonTag(inlines: readonly RichTextInline[]): string | null {
  const href = inlines[0]?.href ?? null;
  if (href === null || findOnlyMergeTag(href) === undefined) return null;
  return inlines.every((inline) => inline.href === href) ? href : null;
}

function fillBlock(block: RichTextBlock, fill: (text: string) => string): RichTextBlock {
  if (block.kind === 'list') {
    const items = block.items.map((item) => item.map((each) => fillBlock(each, fill)));
    return { ...block, items };
  }
  return { ...block, inlines: block.inlines.map((inline) => fillInline(inline, fill)) };
}

function fillInline(
  { text, href, ...look }: RichTextInline,
  fill: (text: string) => string,
): RichTextInline {
  return {
    ...look,
    text: text === '\n' ? text : fill(text),
    href: href === null ? href : fill(href),
  };
}

function inlinesOf(block: RichTextBlock): RichTextParagraph['inlines'] {
  return block.kind === 'list' ? block.items.flat().flatMap(inlinesOf) : block.inlines;
}
