import type {
  MustHaveWithCandidateVerdict,
  MustHaveVerdict,
} from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import type { PlanItemAnswer } from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import { judgeMustHave } from '../../job-plan/rules/judge-must-have.ts';
import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';

type Rule = { planVersion: number; item: ItemWithMustHave };

/** All who answered the same under the same version are judged at once. */
type AlikeAnswers = {
  planVersion: number;
  answers: Readonly<Record<string, PlanItemAnswer>>;
  applicationIds: number[];
};
export type MustHaveWithVerdictAndApplicationIds = MustHaveWithCandidateVerdict & {
  applicationIds: number[];
};

/** Each answer by the rule of the very version that it was given under, and by no other; in the order of the rules. */
export function judgeMustHaveAnswers(
  rules: readonly Rule[],
  alike: readonly AlikeAnswers[],
): MustHaveWithVerdictAndApplicationIds[] {
  return alike.flatMap(({ planVersion, answers, applicationIds }) => {
    const given = new Map(Object.entries(answers));
    return rules
      .filter((rule) => rule.planVersion === planVersion)
      .flatMap((rule) => {
        const { key, condition } = rule.item;
        const verdict = judgeMustHave([rule], {
          planVersion,
          value: given.get(key) ?? null,
          conditionValue: condition === undefined ? null : (given.get(condition.item) ?? null),
        });
        return verdict === undefined ? [] : [{ key, verdict, planVersion, applicationIds }];
      });
  });
}

/** Who is left by filters such as `right-to-work.does-not-meet`: any verdict that is named of a question, and so for each question. */
export function filterApplicationsByMustHaves(
  judged: readonly MustHaveWithVerdictAndApplicationIds[],
  filters: readonly string[],
): number[] {
  const byQuestion = Map.groupBy(filters.map(parseMustHaveFilter), ({ key }) => key);
  const left = [...byQuestion].map(
    ([key, wanted]) =>
      new Set(
        judged
          .filter((one) => one.key === key && wanted.some(({ verdict }) => verdict === one.verdict))
          .flatMap(({ applicationIds }) => applicationIds),
      ),
  );
  const [first = new Set<number>(), ...others] = left;
  return [...first].filter((id) => others.every((ids) => ids.has(id)));
}

export function parseMustHaveFilter(filter: string): { key: string; verdict: string } {
  const [key = '', verdict = ''] = filter.split('.');
  return { key, verdict };
}

export function countMustHaveVerdicts(
  judged: readonly MustHaveWithVerdictAndApplicationIds[],
): Record<MustHaveVerdict, number> {
  const counts = { meets: 0, 'does-not-meet': 0, unanswered: 0, 'not-asked': 0 };
  for (const { verdict, applicationIds } of judged) counts[verdict] += applicationIds.length;
  return counts;
}
