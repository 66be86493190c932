import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './collapsible-section.module.css';

type Props = { title: string; isOpen?: boolean; children: ReactNode };

/** More for whoever wants it; opens without a script. */
export function CollapsibleSection({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary>
        {title}
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      <div className={styles['fold-text']}>{children}</div>
    </details>
  );
}
