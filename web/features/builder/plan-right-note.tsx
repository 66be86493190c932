import type { PlanRights } from '@evenhand/contract/builder/plan-rights.ts';
import { IconLock, IconPencil } from '@tabler/icons-react';
import styles from './plan-right-note.module.css';

type Props = { right: PlanRights[keyof PlanRights] };

/** Beside fields of a published role's plan: that they may still change, or why they may not. Of a draft there is nothing to say. */
export function PlanRightNote({ right: { may, why } }: Props) {
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
