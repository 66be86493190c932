import type { PlanChangeMarkKind } from './compare-plan-versions.ts';
import styles from './plan-version-section.module.css';

const WORDS: Record<NonNullable<PlanChangeMarkKind>, string> = {
  added: 'Added',
  'taken-out': 'Taken out',
  changed: 'Changed',
};

/** Says in a word what became of a piece of the plan. */
export function PlanChangeTag({ mark }: { mark: PlanChangeMarkKind }) {
  return mark && <span className={styles['change-tag']}>{WORDS[mark]}</span>;
}
