import {
  type RichTextInline,
  parseRichText,
  type RichTextBlock,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { Fragment, type ReactNode } from 'react';
import styles from './rich-text-view.module.css';

const TAG = /(\*\|\s*\w+\s*\|\*|\{\{\s*\w+\s*\}\})/g;

type Props = {
  html: string;
  /** Whether the text has tags, which stand out. */
  tags?: boolean;
  /** Another look than that of texts of the app. */
  className?: string | undefined;
};

/** A rich text, as elements of ours: no page of the app is ever given HTML that somebody wrote. */
export function RichTextView({ html, tags = false, className = styles['rich-text'] }: Props) {
  return <div className={className}>{blocksOf(parseRichText(html, { tags }), tags)}</div>;
}

function blocksOf(blocks: readonly RichTextBlock[], tags: boolean): ReactNode {
  // A text is drawn whole, so a place in it is as good a key as any.
  return blocks.map((block, i) => <Fragment key={i}>{blockOf(block, tags)}</Fragment>);
}

function blockOf(block: RichTextBlock, tags: boolean): ReactNode {
  switch (block.kind) {
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, i) => (
            <li key={i}>{blocksOf(item, tags)}</li>
          ))}
        </List>
      );
    }
    case 'heading':
      return <h2>{inlinesOf(block.inlines, tags)}</h2>;
    case 'subheading':
      return <h3>{inlinesOf(block.inlines, tags)}</h3>;
    case 'paragraph':
      return <p>{inlinesOf(block.inlines, tags)}</p>;
  }
}

function inlinesOf(inlines: readonly RichTextInline[], tags: boolean): ReactNode {
  return inlines.map((inline, i) => <Fragment key={i}>{inlineOf(inline, tags)}</Fragment>);
}

function inlineOf({ text, isStrong, isEmphasis, href }: RichTextInline, tags: boolean): ReactNode {
  if (text === '\n') return <br />;
  let shown: ReactNode = tags ? marked(text) : text;
  if (isEmphasis) shown = <em>{shown}</em>;
  if (isStrong) shown = <strong>{shown}</strong>;
  if (href === null) return shown;
  // An address that is still a tag leads nowhere yet.
  if (tags) return <span className={styles['rich-link']}>{shown}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {shown}
    </a>
  );
}

function marked(text: string): ReactNode {
  return text.split(TAG).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className={styles['rich-tag']}>
        {part}
      </span>
    ),
  );
}
