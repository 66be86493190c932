import type { MustHaveWithCandidateVerdict } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { type MustHaveRule, readMustHaveRules } from '../job-plan/read-must-have-rules.ts';
import {
  filterApplicationsByMustHaves,
  judgeMustHaveAnswers,
  parseMustHaveFilter,
} from './rules/judge-filter-and-count-must-haves.ts';
import {
  findAlikeAnswersOfApplications,
  findAlikeAnswersOfStageGroup,
} from './sql/applications-answering-must-haves-alike.ts';

/**
 * Verdicts are found when they are looked at, and stored nowhere: neither answers that were sent in nor frozen plans ever change,
 * so that they are the same each time, and go with the answers. A verdict tells what an answer says: it is kept from whoever still
 * reviews on the role, as answers are.
 */
export async function readMustHaveVerdicts(
  db: Db<'staff'>,
  { job, ids }: { job: { id: number; ownReviewsOpen: boolean }; ids: readonly number[] },
): Promise<Map<number, MustHaveWithCandidateVerdict[]>> {
  if (job.ownReviewsOpen || ids.length === 0) return new Map();
  const rules = await readMustHaveRules(db, job.id);
  if (rules.length === 0) return new Map();
  const alike = await findAlikeAnswersOfApplications(db, {
    jobId: job.id,
    ids,
    keys: itemKeysToJudgeMustHavesBy(rules),
  });
  const each = judgeMustHaveAnswers(rules, alike).flatMap(({ applicationIds, ...judged }) =>
    applicationIds.map((id) => ({ id, judged })),
  );
  const byApplication = Map.groupBy(each, ({ id }) => id);
  return new Map([...byApplication].map(([id, list]) => [id, list.map(({ judged }) => judged)]));
}

type Filtering = { jobId: number; group: CandidateStageGroupKey; filters: readonly string[] };

/**
 * The applications of a stage group that filters leave.
 * @throws Refusal bad-input where a question is named of which the role has required nothing
 */
export async function findApplicationsByMustHaves(
  db: Db<'staff'>,
  { jobId, group, filters }: Filtering,
): Promise<number[]> {
  const keys = new Set(filters.map((filter) => parseMustHaveFilter(filter).key));
  const rules = (await readMustHaveRules(db, jobId)).filter(({ item }) => keys.has(item.key));
  const unknown = [...keys].find((key) => rules.every(({ item }) => item.key !== key));
  if (unknown !== undefined) {
    const message = `This role requires nothing of its question “${unknown}”. Take that filter away.`;
    throw new Refusal('bad-input', { message, fields: { mustHave: message } });
  }
  const alike = await findAlikeAnswersOfStageGroup(db, {
    jobId,
    group,
    keys: itemKeysToJudgeMustHavesBy(rules),
  });
  return filterApplicationsByMustHaves(judgeMustHaveAnswers(rules, alike), filters);
}

/** The questions whose answers it takes: those that require something, and those on which it depends that they are asked. */
export function itemKeysToJudgeMustHavesBy(rules: readonly MustHaveRule[]): string[] {
  const keys = rules.flatMap(({ item }) => [item.key, item.condition?.item ?? item.key]);
  return [...new Set(keys)];
}
