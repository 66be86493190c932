import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import styles from './plan-problem-notes.module.css';

/** What keeps the plan from being published, or should be thought over, where it can be mended. */
export function PlanProblemNotes({ problems }: { problems: readonly JobPlanProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles['plan-problems']}>
      {problems.map(({ code, blocks, message }) => (
        <li key={`${code} ${message}`} data-blocks={blocks || undefined}>
          {blocks ? (
            <IconAlertTriangle size={16} aria-hidden="true" />
          ) : (
            <IconInfoCircle size={16} aria-hidden="true" />
          )}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
