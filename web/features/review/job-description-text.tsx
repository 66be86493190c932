import { parsePlainTextBlocks } from '@evenhand/contract/parse-plain-text-blocks.ts';
import styles from './job-description-text.module.css';

/** What an employer wrote of a role as plain text, with its headings and lists. */
export function JobDescriptionText({ text }: { text: string }) {
  return (
    <div className={styles['overview-role']}>
      {parsePlainTextBlocks(text).map((block, i) => {
        if (block.kind === 'heading') return <h3 key={i}>{block.text}</h3>;
        if (block.kind === 'paragraph') return <p key={i}>{block.text}</p>;
        return (
          <ul key={i}>
            {block.items.map((item, n) => (
              <li key={n}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
