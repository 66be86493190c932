import { IconCheck } from '@tabler/icons-react';
import { parsePlainTextBlocks } from '@evenhand/contract/parse-plain-text-blocks.ts';
import styles from './job-advert-preview.module.css';

/** An advert as candidates would read it, under a heading of the page that shows it. */
export function JobAdvertPreview({ text }: { text: string }) {
  return (
    <div className={styles['advert']}>
      {parsePlainTextBlocks(text).map((block, i) => {
        if (block.kind === 'heading') return <h3 key={i}>{block.text}</h3>;
        if (block.kind === 'paragraph') return <p key={i}>{block.text}</p>;
        return (
          <ul key={i}>
            {block.items.map((item) => (
              <li key={item}>
                <IconCheck size={18} aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
