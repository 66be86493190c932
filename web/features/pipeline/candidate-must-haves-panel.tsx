import type { MustHaveWithCandidateVerdict } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { MustHaveVerdictList } from './must-have-verdict-list.tsx';
import { useMustHavesAndFilters } from './use-must-haves-and-filters.ts';
import styles from './must-haves.module.css';

type Props = { job: Pick<JobPipeline, 'id'>; judged: readonly MustHaveWithCandidateVerdict[] };

/** What one candidate's answers say of what the role requires; nothing where it requires nothing. */
export function CandidateMustHavesPanel({ job, judged }: Props) {
  const { mustHaves } = useMustHavesAndFilters(job);
  const questions = mustHaves.data?.questions ?? [];
  if (judged.length === 0 || questions.length === 0) return null;
  return (
    <section className={styles['must-haves-panel']}>
      <h3>Must-haves</h3>
      <MustHaveVerdictList judged={judged} questions={questions} />
    </section>
  );
}
