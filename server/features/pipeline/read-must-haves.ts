import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type {
  listMustHavesEndpoint,
  MustHaveQuestion,
} from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { type MustHaveRule, readMustHaveRules } from '../job-plan/read-must-have-rules.ts';
import { listMustHaveChangesOfItem } from '../job-plan/rules/must-have-changes.ts';
import {
  countMustHaveVerdicts,
  judgeMustHaveAnswers,
} from './rules/judge-filter-and-count-must-haves.ts';
import { itemKeysToJudgeMustHavesBy } from './read-must-have-verdicts-and-filter-by-must-haves.ts';
import { findAlikeAnswersOfStageGroup } from './sql/applications-answering-must-haves-alike.ts';

/**
 * What a role requires and who of a stage group meets it. A verdict tells as much as the answer does, and is kept from whoever
 * still reviews on the role just so.
 */
export async function readMustHaves(
  visit: VisitorRequestContext,
  { group, ...query }: RequestWithJobId & { group: CandidateStageGroupKey },
): Promise<ResponseOf<typeof listMustHavesEndpoint>> {
  const { db } = visit;
  const job = await loadManagedJob(visit, query);
  const rules = await readMustHaveRules(db, job.id);
  if (rules.length === 0) return { hidden: false, questions: [] };
  if (job.ownReviewsOpen) return { hidden: true, questions: [] };
  const alike = await findAlikeAnswersOfStageGroup(db, {
    jobId: job.id,
    group,
    keys: itemKeysToJudgeMustHavesBy(rules),
  });
  const judged = judgeMustHaveAnswers(rules, alike);
  const byQuestion = Map.groupBy(rules, ({ item }) => item.key);
  return {
    hidden: false,
    questions: [...byQuestion].map(([key, ofQuestion]) => ({
      ...describeQuestion(ofQuestion),
      counts: countMustHaveVerdicts(judged.filter((one) => one.key === key)),
    })),
  };
}

function describeQuestion(rules: readonly MustHaveRule[]): Omit<MustHaveQuestion, 'counts'> {
  const last = rules.at(-1);
  const { key = '', text = '' } = last?.item ?? {};
  return { key, text, rules: listMustHaveChangesOfItem(rules, last?.newest ?? 0) };
}
