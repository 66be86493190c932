import type { EmailMergeTag } from '@evenhand/contract/emails/email-templates.ts';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import styles from './email-preview.module.css';

type Props = { tags: readonly EmailMergeTag[]; used: ReadonlySet<string> };

/** The tags that an e-mail of the type cannot do without, and which of them are there. */
export function RequiredMergeTagList({ tags, used }: Props) {
  const needed = tags.filter(({ required }) => required);
  if (needed.length === 0) return null;
  return (
    <ul className={styles['needed-tags']} aria-label="Tags this e-mail needs">
      {needed.map(({ tag, name }) => (
        <li key={tag} data-missing={used.has(tag) ? undefined : true}>
          {used.has(tag) ? (
            <IconCircleCheck size={16} aria-hidden="true" />
          ) : (
            <IconCircleDashed size={16} aria-hidden="true" />
          )}
          <span>
            {name} <code>{`*|${tag}|*`}</code>
            {used.has(tag) ? <span className="sr-only">, is there</span> : ' is missing'}
          </span>
        </li>
      ))}
    </ul>
  );
}
