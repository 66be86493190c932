import {
  type ErasureProof,
  erasureRuleWords,
  listErasureProofs,
} from '@evenhand/contract/retention/retention-plan.ts';
import { useCall } from '../../net/use-call-and-command.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { dayInWords } from './retention-words.ts';
import styles from './retention.module.css';

/** What was erased, how much, when and by which rule; nothing of whom. */
export function ErasureProofsSection() {
  const call = useCall(listErasureProofs, {});
  return (
    <PrivacySection
      title="Proofs"
      says="What was erased, without anything of whom. What a backup brings back is erased once more before anybody is served, and stands here too."
    >
      <LoadedContent
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
      </LoadedContent>
    </PrivacySection>
  );
}

function ProofRow({ proof }: { proof: ErasureProof }) {
  const counts = Object.entries(proof.counts).filter(([, n]) => n > 0);
  return (
    <li>
      <div>
        <h3>
          {dayInWords(proof.night)}: {proof.jobTitle}
        </h3>
        <p>
          {erasureRuleWords[proof.rule]}
          {proof.months !== null && ` (${pluralise(proof.months, 'month')})`}.
        </p>
        <ul className={styles['counts']} aria-label="How much of what">
          {counts.map(([what, n]) => (
            <li key={what}>
              {what}: {n}
            </li>
          ))}
        </ul>
      </div>
      <span className={styles['figure']}>{pluralise(proof.applications, 'application')}</span>
    </li>
  );
}
