import type {
  CandidateListEntry,
  JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { MustHaveQuestion } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import { Link } from 'wouter';
import { CandidateMustHaveIcons } from './candidate-must-have-icons.tsx';
import { candidateNameOrReference } from './candidate-name-or-reference-and-count-words.ts';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { RowSelectCheckbox } from '../../ui/row-select-checkbox.tsx';
import { CandidateStageTag } from './candidate-stage-tag.tsx';
import type { RowSelection } from './use-row-selection.ts';
import { WhyNameHiddenButton } from './why-name-hidden-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './candidates.module.css';

type Props = {
  rows: readonly CandidateListEntry[];
  /** What the role requires: without any, its column is not there. */
  questions: readonly MustHaveQuestion[];
  sealed: JobPipeline['sealed'];
  /** Absent in groups from which nothing can be done with many at once. */
  selection: RowSelection | undefined;
  openId: number | null;
  addressOf: (id: number) => string;
  onOpenName: (candidate: CandidateListEntry) => void;
};

export function CandidateTable({ rows, questions, sealed, selection, ...names }: Props) {
  const { openId, addressOf, onOpenName } = names;
  const ids = rows.map(({ id }) => id);
  const allChosen = selection !== undefined && ids.every((id) => selection.has(id));

  return (
    <table className={styles['candidates']}>
      <thead>
        <tr>
          {selection && (
            <td className={styles['candidates-box']}>
              <RowSelectCheckbox
                label="Choose everybody on this page"
                checked={allChosen}
                isPartly={selection.ids.length > 0}
                onToggle={() => selection.toggleAll(ids)}
              />
            </td>
          )}
          <th scope="col">Candidate</th>
          <th scope="col">Stage</th>
          {questions.length > 0 && <th scope="col">Must-haves</th>}
          <th scope="col">Submitted</th>
          <th scope="col" className={styles['is-number']}>
            Reviews
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={joinClassNames(
              row.id === openId && styles['is-open'],
              selection?.has(row.id) && styles['is-chosen'],
            )}
          >
            {selection && (
              <td className={styles['candidates-box']}>
                <RowSelectCheckbox
                  label={`Choose ${candidateNameOrReference(row)}`}
                  checked={selection.has(row.id)}
                  onToggle={() => selection.toggle(row.id)}
                />
              </td>
            )}
            <td className={styles['candidates-name']}>
              <Link
                href={addressOf(row.id)}
                data-candidate={row.id}
                aria-current={row.id === openId || undefined}
              >
                {candidateNameOrReference(row)}
              </Link>
              {row.person === null ? (
                <WhyNameHiddenButton
                  candidate={row}
                  sealed={sealed}
                  onOpenName={row.may.open ? () => onOpenName(row) : undefined}
                />
              ) : (
                <small>{row.ref}</small>
              )}
            </td>
            <td className={styles['candidates-stage']}>
              <CandidateStageTag state={row.state} reviews={row.reviews} />
              {row.rejectionMail?.state === 'queued' && (
                <small>E-mail leaves at {formatTimeOfDay(row.rejectionMail.sendAt)}</small>
              )}
            </td>
            {questions.length > 0 && (
              <td className={styles['candidates-must-haves']}>
                <CandidateMustHaveIcons
                  name={candidateNameOrReference(row)}
                  judged={row.mustHaves}
                  questions={questions}
                />
              </td>
            )}
            <td className={styles['candidates-day']}>
              {row.submittedOn === null ? '–' : formatIsoDayShort(row.submittedOn)}
            </td>
            <td className={joinClassNames(styles['is-number'], styles['candidates-reviews'])}>
              {row.reviews.expected === 0 ? '–' : `${row.reviews.scored}/${row.reviews.expected}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
