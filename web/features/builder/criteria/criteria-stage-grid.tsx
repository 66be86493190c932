import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'wouter';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import type { JobDraftState } from '../job-draft-autosave.ts';
import { jobBuilderItemPath, jobBuilderStepPath } from '../job-builder-steps-and-paths.ts';
import type { EditedCriterion, EditedStage } from '../edited-job-plan.ts';
import styles from './criteria-stage-grid.module.css';

type Props = {
  state: JobDraftState;
  labelledBy: string;
  /** For the narrow column beside the editor. */
  isNarrow?: boolean;
};

/** Which stage looks at which criterion, by which questions; it scrolls inside itself, with the criteria in sight. */
export function CriteriaStageGrid({ state, labelledBy, isNarrow }: Props) {
  const { criteria } = state.mine;
  const stages = state.mine.stages.filter(({ switchedOff }) => !switchedOff);
  return (
    <div className={styles['grid-scroll']} role="group" aria-labelledby={labelledBy}>
      <table
        className={isNarrow ? joinClassNames(styles['grid'], styles['is-narrow']) : styles['grid']}
        aria-labelledby={labelledBy}
      >
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {stages.map((stage) => (
              <th key={stage.key} scope="col">
                <Link href={jobBuilderStepPath(state.draft.id, 'questions')}>
                  {stage.name.trim() || stageKindFacts[stage.kind].words}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion, i) => (
            <tr key={criterion.key}>
              <th scope="row">
                <span className={styles['grid-name']}>
                  {criterion.name.trim() || `Criterion ${i + 1}`}
                </span>
                {criterion.kind === 'desirable' && <small>Desirable</small>}
                <RowWarning criterion={criterion} stages={stages} />
              </th>
              {stages.map((stage) => (
                <td key={stage.key}>
                  <Cell jobId={state.draft.id} criterion={criterion} stage={stage} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { jobId: number; criterion: EditedCriterion; stage: EditedStage };

function Cell({ jobId, criterion, stage }: CellProps) {
  const serving = stage.items.flatMap((item, i) =>
    item.criteria.includes(criterion.key) ? [{ item, number: i + 1 }] : [],
  );
  if (serving.length === 0) return <span className="sr-only">nothing</span>;
  return (
    <span className={styles['grid-numbers']}>
      {serving.map(({ item, number }) => (
        <Link
          key={item.key}
          className={
            findPlanItemScoringMethod(item.kind, stage.kind) === 'none'
              ? joinClassNames(styles['grid-number'], styles['is-unscored'])
              : styles['grid-number']
          }
          href={jobBuilderItemPath(jobId, item.key)}
        >
          <span className="sr-only">Question </span>
          {number}
          {findPlanItemScoringMethod(item.kind, stage.kind) === 'none' && (
            <span className="sr-only">, not scored</span>
          )}
        </Link>
      ))}
    </span>
  );
}

type RowWarningProps = { criterion: EditedCriterion; stages: readonly EditedStage[] };

function RowWarning({ criterion, stages }: RowWarningProps) {
  const scorings = stages.flatMap(({ kind, items }) =>
    items
      .filter((item) => item.criteria.includes(criterion.key))
      .map((item) => findPlanItemScoringMethod(item.kind, kind)),
  );
  const isScored = scorings.some((scoring) => scoring === 'people' || scoring === 'rule');
  if (isScored || (scorings.length > 0 && criterion.kind === 'desirable')) return null;
  return (
    <span className={styles['grid-warning']}>
      <IconAlertTriangle size={14} aria-hidden="true" />
      {scorings.length === 0 ? 'Looked at nowhere' : 'Only in a form, not scored'}
    </span>
  );
}
