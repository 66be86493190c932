import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';
import { judgeQuestionAboutSalaryHistory } from './judge-question-about-salary-history.ts';

const YEARS =
  /\b(?:years?|yrs|jahre?n?|annees?|ans|jaar|jaren)\b(?=.*\b(?:experience|experienced|worked|working|erfahrung|berufserfahrung|ervaring|werkervaring|gearbeitet)\b)|\b(?:experience|experienced|worked|working|erfahrung|berufserfahrung|ervaring|werkervaring)\b(?=.*\b(?:years?|yrs|jahre?n?|annees?|ans|jaar|jaren)\b)/;

/** What should not be asked of candidates, with the reason and what to ask instead; refused where the law forbids it. */
export function findWhyQuestionIsImproper(
  item: PlanItem,
  { stage, country }: { stage: string; country: string | null },
): JobPlanProblem[] {
  const where = { stage, item: item.key };
  const history = judgeQuestionAboutSalaryHistory(item.text, country);
  if (history !== undefined) {
    const { isForbidden, message } = history;
    return [{ code: 'salary-history', blocks: isForbidden, where, message }];
  }
  const text = normaliseForSearch(item.text);
  if (!('mustHave' in item) || item.mustHave === undefined || !asksForYears(item, text)) return [];
  const message =
    'Years of experience tell how long, not how well, and keep out the young and whoever took a break. Ask for the work itself instead: what they did, and how it went.';
  return [{ code: 'years-of-experience', blocks: false, where, message }];
}

/** Years may stand in the unit of a number, or in an option. */
function asksForYears(item: PlanItem, text: string): boolean {
  const beside =
    item.kind === 'number'
      ? (item.unit ?? '')
      : 'options' in item
        ? item.options.map(({ words }) => words).join(' ')
        : '';
  return YEARS.test(`${text} ${normaliseForSearch(beside)}`);
}
