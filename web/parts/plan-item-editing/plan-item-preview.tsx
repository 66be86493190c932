import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { useId } from 'react';
import { PlanItemAnswerField } from '../plan-items/plan-item-answer-field.tsx';
import styles from './plan-item-editing.module.css';

/** The item as candidates see it; what is typed here goes nowhere. */
export function PlanItemPreview({ item }: { item: PlanItem }) {
  const id = useId();
  if (item.kind === 'interview' || item.kind === 'cvFocus') return null;
  const text = item.text.trim() || 'Not written yet';
  return (
    <section className={styles['preview']} aria-label="As candidates see it">
      <p className={styles['preview-head']}>As candidates see it</p>
      <PlanItemAnswerField item={{ ...item, text }} name={id} />
    </section>
  );
}
