import { IconCheck } from '@tabler/icons-react';
import {
  type PlainTextBlock,
  parsePlainTextBlocks,
} from '@evenhand/contract/parse-plain-text-blocks.ts';
import styles from './plain-text-as-paragraphs.module.css';

/** What an employer wrote as plain text. */
export function PlainTextAsParagraphs({ text }: { text: string }) {
  return (
    <div className={styles['prose']}>
      {parsePlainTextBlocks(text).map((block, i) => (
        <Block key={i} {...block} />
      ))}
    </div>
  );
}

function Block(block: PlainTextBlock) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <IconCheck size={18} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
