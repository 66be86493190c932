import { EQUAL_OPPORTUNITIES_TEXT_CHARACTERS_MAX } from '@evenhand/contract/equal-opportunities.ts';
import type {
  EqualOpportunitiesForm,
  EqualOpportunitiesAnswers,
  EqualOpportunitiesQuestion,
} from './equal-opportunities-form-types.ts';

type Fields = Readonly<Record<string, string>>;
/** Makes a mark of a question's words that nobody can read. */
type MarkOf = (name: string, words: string) => string;

export type EqualOpportunitiesAnswersOrProblems =
  | { answers: EqualOpportunitiesAnswers; problems?: never }
  /** By the name of the question. */
  | { answers?: never; problems: Record<string, string> };

/**
 * The answers that a posted form gives, by question: an option under the question's name, or, where several may be
 * chosen, each under its own. Undefined when it names an option there is not.
 */
export function parseEqualOpportunitiesAnswers(
  form: EqualOpportunitiesForm,
  fields: Fields,
  markOf: MarkOf,
): EqualOpportunitiesAnswersOrProblems | undefined {
  const answers: EqualOpportunitiesAnswers = {};
  const problems: Record<string, string> = {};
  for (const question of form.questions) {
    const { name, options } = question;
    const chosen = chosenOf(question, fields);
    if (chosen.some((code) => !options.some((option) => option.code === code))) return undefined;
    const words = wordsOf(question, fields);
    if (words.length > EQUAL_OPPORTUNITIES_TEXT_CHARACTERS_MAX) {
      problems[name] =
        `Use at most ${EQUAL_OPPORTUNITIES_TEXT_CHARACTERS_MAX} characters for words of your own.`;
      continue;
    }
    const codes = settled(question, chosen, words);
    if (!mayCombine(question, codes)) problems[name] = combinationOf(question);
    if (codes.length === 0) continue;
    answers[name] = question.several === 'no' ? (codes[0] ?? '') : codes;
    if (words !== '' && question.ownWords !== null && codes.includes(question.ownWords))
      answers[`${name}.words`] = markOf(name, words);
  }
  return Object.keys(problems).length > 0 ? { problems } : { answers };
}

function chosenOf(
  { name, several, options }: EqualOpportunitiesQuestion,
  fields: Fields,
): string[] {
  if (several === 'no') return fields[name] ? [fields[name]] : [];
  return options.flatMap(({ code }) => (fields[code] ? [code] : []));
}

function wordsOf({ name, ownWords }: EqualOpportunitiesQuestion, fields: Fields): string {
  return ownWords === null ? '' : (fields[`${name}.words`] ?? '').trim();
}

/** Whoever prefers not to say has said nothing else; words alone are an answer; "I do not know" gives way to what one knows. */
function settled(
  { name, ownWords }: EqualOpportunitiesQuestion,
  chosen: string[],
  words: string,
): string[] {
  const preferNot = `${name}.prefer-not`;
  if (chosen.includes(preferNot)) return [preferNot];
  if (chosen.length === 0 && words !== '' && ownWords !== null) return [ownWords];
  const known = chosen.filter((code) => code !== `${name}.unknown`);
  return known.length > 0 ? known : chosen;
}

function mayCombine({ several }: EqualOpportunitiesQuestion, codes: string[]): boolean {
  return typeof several === 'string' || codes.length < 2
    ? true
    : codes.every((code) => several.includes(code));
}

function combinationOf({ several, options }: EqualOpportunitiesQuestion): string {
  const labels = options.flatMap(({ code, label }) =>
    typeof several === 'object' && several.includes(code) ? [label] : [],
  );
  return `Choose one, or ${labels.join(' together with ')}.`;
}
