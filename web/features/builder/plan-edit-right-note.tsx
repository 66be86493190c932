import type { PublishedPlanEditRights } from '@evenhand/contract/builder/published-plan-edit-rights-schema.ts';
import { IconLock, IconPencil } from '@tabler/icons-react';
import styles from './plan-edit-right-note.module.css';

type Props = { right: PublishedPlanEditRights[keyof PublishedPlanEditRights] };

/** Beside fields of a published role's plan: that they may still change, or why they may not. Of a draft there is nothing to say. */
export function PlanEditRightNote({ right: { may, why } }: Props) {
  if (may === 'freely') return null;
  return (
    <p className={styles['right']}>
      {may === 'no' ? (
        <>
          <IconLock size={14} aria-hidden="true" /> {why}
        </>
      ) : (
        <>
          <IconPencil size={14} aria-hidden="true" /> May still change, with a reason.
        </>
      )}
    </p>
  );
}
