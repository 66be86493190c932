import type {
  RichTextInline,
  RichTextBlock,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import type { ReactNode } from 'react';

/** What an employer wrote with headings, lists and links, one level below the page's own headings. */
export function CareersRichTextView({ blocks }: { blocks: readonly RichTextBlock[] }) {
  return blocks.map((block, i) => <Block key={i} block={block} />);
}

function Block({ block }: { block: RichTextBlock }) {
  if (block.kind === 'list') {
    const items = block.items.map((item, i) => (
      <li key={i}>
        <CareersRichTextView blocks={item} />
      </li>
    ));
    return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  const words = block.inlines.map((inline, i) => <Words key={i} {...inline} />);
  if (block.kind === 'heading') return <h3>{words}</h3>;
  if (block.kind === 'subheading') return <h4>{words}</h4>;
  return <p>{words}</p>;
}

function Words({ text, isStrong, isEmphasis, href }: RichTextInline) {
  if (text === '\n') return <br />;
  let words: ReactNode = text;
  if (isEmphasis) words = <em>{words}</em>;
  if (isStrong) words = <strong>{words}</strong>;
  if (href === null) return words;
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}
