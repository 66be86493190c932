import { normaliseForSearch } from '../../../text/normalise-for-search.ts';
import { euMemberStates } from './eu-member-states.ts';

const PAY = '(?:salary|salaries|pay|wages?|earnings|compensation|remuneration|income|pay ?slips?)';
/** In the languages of the places where organisations hire; without accents, as they are looked for. */
const SALARY_HISTORY = [
  new RegExp(
    String.raw`\byour (?:\w+ ){0,2}?(?:current|present|previous|past|last|latest|former|prior|most recent) (?:\w+ ){0,2}?${PAY}\b`,
  ),
  new RegExp(
    String.raw`\b(?:current|present|previous|last|former|prior) (?:annual |monthly |gross |base )?salary\b(?! (?:bands?|grades?|ranges?|scales?|structures?))`,
  ),
  /\b(?:salary|pay|wage|earnings) history\b/,
  /\bhow much (?:do|did|are|were) you (?:\w+ ){0,2}?(?:earn|earning|paid|make|making)\b/,
  /\bwhat (?:do|did|are|were) you (?:\w+ ){0,2}?(?:earn|earning|paid)\b/,
  new RegExp(
    String.raw`\b${PAY} (?:\w+ ){0,3}(?:in|at|of|from|with) your (?:current|present|previous|last|former) (?:job|role|position|employer|post)\b`,
  ),
  /\b(?:aktuelle[srn]?|derzeitige[srn]?|bisherige[srn]?|letzte[srn]?|fruhere[srn]?|jetzige[srn]?) (?:\w+ )?(?:gehalt|gehalter|lohn|verdienst|einkommen|jahresgehalt|monatsgehalt|bruttogehalt)\b/,
  /\bverdienen sie (?:aktuell|derzeit|zurzeit|momentan|jetzt)\b|\bhaben sie (?:\w+ ){0,2}verdient\b/,
  /\b(?:salaire|remuneration) (?:\w+ )?(?:actuel(?:le)?|precedent(?:e)?|anterieur(?:e)?)\b|\bdernier salaire\b/,
  /\b(?:huidige?|vorige?|laatste|laatstverdiende) (?:\w+ )?(?:salaris|loon|inkomen)\b/,
];

/** Why a question that asks what somebody earns or earned should not be asked, or may not be; undefined for any other question. */
export function judgeQuestionAboutSalaryHistory(
  question: string,
  country: string | null,
): { isForbidden: boolean; message: string } | undefined {
  const text = normaliseForSearch(question);
  if (!SALARY_HISTORY.some((pattern) => pattern.test(text))) return undefined;
  const isForbidden = country !== null && euMemberStates.has(country);
  const reason = isForbidden
    ? 'In the European Union an employer may not ask what an applicant earns or earned (Directive (EU) 2023/970, article 5(2)).'
    : 'What somebody earned carries earlier unfairness along, and says nothing of what they can do.';
  return {
    isForbidden,
    message: `${reason} Say what the role pays, or ask which pay they expect.`,
  };
}
