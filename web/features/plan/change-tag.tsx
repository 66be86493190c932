import type { ChangeMark } from './compare-plans.ts';
import styles from './plan-of-version.module.css';

const WORDS: Record<NonNullable<ChangeMark>, string> = {
  added: 'Added',
  'taken-out': 'Taken out',
  changed: 'Changed',
};

/** Says in a word what became of a piece of the plan. */
export function ChangeTag({ mark }: { mark: ChangeMark }) {
  return mark && <span className={styles['change-tag']}>{WORDS[mark]}</span>;
}
