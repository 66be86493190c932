import type {
  CandidateListEntry,
  JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { AnchoredLayerAndOpenerWrapper, AnchoredLayer } from '../../ui/anchored-layer.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import styles from './why-name-hidden-button.module.css';

type Props = {
  candidate: Pick<CandidateListEntry, 'id' | 'ref'>;
  sealed: JobPipeline['sealed'];
  /** Absent for whoever may not open names. */
  onOpenName?: (() => void) | undefined;
};

/** Stands beside every sealed name. */
export function WhyNameHiddenButton({ candidate: { ref }, sealed, onOpenName }: Props) {
  const id = useId();
  return (
    <AnchoredLayerAndOpenerWrapper>
      <button
        type="button"
        className={styles['why-hidden']}
        popoverTarget={id}
        aria-label={`Why is the name of ${ref} hidden?`}
        title="Why is this hidden?"
      >
        <IconEyeOff size={16} aria-hidden="true" />
      </button>
      <AnchoredLayer id={id} className={styles['why-hidden-layer']}>
        <strong>Why is this hidden?</strong>
        <p>{reasons[sealed ?? 'sealed']}</p>
        {onOpenName && (
          <Button size="small" onClick={onOpenName}>
            Open this name…
          </Button>
        )}
      </AnchoredLayer>
    </AnchoredLayerAndOpenerWrapper>
  );
}

const reasons = {
  sealed:
    'Names stay sealed until the reviews are released, so that answers are judged and not people. Opening one early needs a reason and is recorded.',
  'own-reviews-open':
    'You still have answers to review on this role. Its names and scores show once you have finished.',
};
