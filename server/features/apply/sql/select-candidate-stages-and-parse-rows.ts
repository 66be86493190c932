import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CandidateDatabase } from '../../../db/door-databases.generated.ts';
import {
  planItemFromRow,
  type PlanItemDbRow,
} from '../../job-plan/rules/plan-item-from-and-to-row.ts';
import {
  type CandidateStage,
  isItemAnsweredByFormFields,
} from '../rules/candidate-stage-types-and-list-for-time-estimate.ts';

/** As JSON brings it. */
export type CandidateStageQuestionDbRow = Pick<
  PlanItemDbRow,
  'kind' | 'key' | 'text' | 'required' | 'maxWords'
> & {
  id: number;
  settings: unknown;
  answer: string;
  value: unknown;
  version: number;
};

/** Whatever candidates do before they send in. */
const STAGE_KINDS: PlanStageKind[] = ['form', 'sift', 'test'];

type CandidateStageRow = Omit<CandidateStage, 'items'> & { items: CandidateStageQuestionDbRow[] };

/**
 * The stages of a role that a candidate goes through before sending in, as JSON: only what stood in the plan under which they
 * began, and nothing of a stage that is switched off.
 */
export function selectCandidateStages(
  jobId: Expression<number>,
  { kinds = STAGE_KINDS, stageId }: { kinds?: PlanStageKind[]; stageId?: Expression<number> } = {},
) {
  const stages = expressionBuilder<CandidateDatabase>()
    .selectFrom('core.stage as s')
    .leftJoin('core.answered_form as f', 'f.stage_id', 's.id')
    .select((eb) => {
      const items = eb
        .selectFrom('core.question as q')
        .leftJoin('core.answer as w', 'w.question_id', 'q.id')
        .select((of) => [
          'q.id',
          'q.kind',
          'q.key',
          'q.text',
          'q.required',
          'q.max_words as maxWords',
          'q.settings',
          of.fn.coalesce('w.text', of.val('')).as('answer'),
          'w.value',
          of.fn.coalesce('w.version', of.val(0)).as('version'),
        ])
        .whereRef('q.stage_id', '=', 's.id')
        // A test asks in its own time, which begins with its first look.
        .where('s.kind', '<>', 'test')
        .where((of) =>
          of.or([of('q.kind', '=', 'long-text'), isItemInOwnPlanExpression(of.ref('q.key'))]),
        )
        .orderBy('q.position');
      return [
        's.id',
        's.kind',
        's.name',
        's.minutes',
        eb.fn.coalesce('f.version', eb.val(0)).as('version'),
        jsonArrayFrom(items).as('items'),
      ];
    })
    .where('s.job_id', '=', jobId)
    .where('s.kind', 'in', kinds)
    .$if(stageId !== undefined, (of) => of.where('s.id', '=', stageId ?? null))
    .where('s.switched_off', '=', false)
    .orderBy('s.position');
  return jsonArrayFrom(stages);
}

/** Whether an item is in the plan under which the candidate began. Long texts have no key there; none is added to what was published. */
export function isItemInOwnPlanExpression(key: Expression<string>): Expression<SqlBool> {
  const eb = expressionBuilder<CandidateDatabase>();
  const withoutIt = eb
    .selectFrom('core.application as own')
    .innerJoin('core.plan_version as v', (on) =>
      on.onRef('v.job_id', '=', 'own.job_id').onRef('v.n', '=', 'own.plan_version'),
    )
    .select('v.n')
    .where((of) => of.not(of('v.item_keys', '?', key)));
  return eb.not(eb.exists(withoutIt));
}

export function candidateStageFromRow({ items, ...stage }: CandidateStageRow): CandidateStage {
  return {
    ...stage,
    items: items.flatMap(({ id, answer, value, version, settings, ...row }) => {
      // The table holds objects alone.
      const own = settings as PlanItemDbRow['settings'];
      const item = planItemFromRow({ ...row, settings: own, ...NOT_FOR_CANDIDATES });
      return isItemAnsweredByFormFields(item)
        ? [{ id, item, answer: { text: answer, value }, version }]
        : [];
    }),
  };
}

/** What an item has besides, which the candidate's door cannot read. */
const NOT_FOR_CANDIDATES = {
  weight: 1,
  criteria: [],
  guideOne: '',
  guideThree: '',
  guideFive: '',
  mustHave: null,
};
