import {
  type RichTextInline,
  type RichTextBlock,
  richTextToHtml,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';

const BUTTON = /^\[([^\]]+)\]\((\*\|\w+\|\*)\)$/;

/** Our own letters are kept as plain words: an empty line parts paragraphs, and `[label](*|URL|*)` alone is the button. */
export function standardEmailBodyToRichText(short: string): string {
  return richTextToHtml(
    short
      .trim()
      .split(/\n{2,}/)
      .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
      .filter((part) => part !== '')
      .map(blockOf),
  );
}

function blockOf(text: string): RichTextBlock {
  const [, label, href] = BUTTON.exec(text) ?? [];
  return {
    kind: 'paragraph',
    inlines: [label && href ? plainly(label, href) : plainly(text)],
  };
}

function plainly(text: string, href: string | null = null): RichTextInline {
  return { text, isStrong: false, isEmphasis: false, href };
}
