import {
  type ErasureProof,
  erasureRuleWords,
  listErasureProofsEndpoint,
} from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { PrivacySettingsSectionFrame } from './privacy-settings-section-frame.tsx';
import { formatDayInWords } from './retained-data-kind-country-and-date-words.ts';
import styles from './retention.module.css';

/** What was erased, how much, when and by which rule; nothing of whom. */
export function ErasureProofsSection() {
  const call = useEndpointQuery(listErasureProofsEndpoint, {});
  return (
    <PrivacySettingsSectionFrame
      title="Proofs"
      says="What was erased, without anything of whom. What a backup brings back is erased once more before anybody is served, and stands here too."
    >
      <LoadedContentOrFailure
        call={call}
        what="the proofs"
        skeleton={<CardSkeletons label="Loading proofs" />}
      >
        {({ proofs }) =>
          proofs.length === 0 ? (
            <p>Nothing was erased yet.</p>
          ) : (
            <ul className={styles['rows']}>
              {proofs.map((proof) => (
                <ProofRow key={proof.id} proof={proof} />
              ))}
            </ul>
          )
        }
      </LoadedContentOrFailure>
    </PrivacySettingsSectionFrame>
  );
}

function ProofRow({ proof }: { proof: ErasureProof }) {
  const counts = Object.entries(proof.counts).filter(([, n]) => n > 0);
  return (
    <li>
      <div>
        <h3>
          {formatDayInWords(proof.night)}: {proof.jobTitle}
        </h3>
        <p>
          {erasureRuleWords[proof.rule]}
          {proof.months !== null && ` (${pluraliseCount(proof.months, 'month')})`}.
        </p>
        <ul className={styles['counts']} aria-label="How much of what">
          {counts.map(([what, n]) => (
            <li key={what}>
              {what}: {n}
            </li>
          ))}
        </ul>
      </div>
      <span className={styles['figure']}>{pluraliseCount(proof.applications, 'application')}</span>
    </li>
  );
}
