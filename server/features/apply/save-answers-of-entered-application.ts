import { ANSWER_CHARACTERS_MAX } from '@evenhand/contract/apply/autosave-and-find-answer-and-form.ts';
import {
  formFieldName,
  itemKeyOfFormField,
} from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadOwnApplication } from './own-application-loader-outline-and-step-paths.ts';
import { applicationSubmitProblems } from './rules/application-submit-problems.ts';
import type { CandidateStage } from './rules/candidate-stage-types-and-list-for-time-estimate.ts';
import { removeInvisibleCharacters } from './rules/remove-invisible-characters.ts';
import { saveCandidateAnswer } from './save-and-find-candidate-answer.ts';
import { saveCandidateForm } from './save-and-read-candidate-form.ts';

type Fields = Readonly<Record<string, string>>;
type Problems = Record<string, string>;

const Text = multilineTextSchema(ANSWER_CHARACTERS_MAX);

/**
 * Stores all answers of an application at once, by the very steps that its pages take; gives back what keeps it from being sent
 * in, by the names of the fields.
 * @throws Refusal conflict where a field is of a question that is not asked any more
 */
export async function saveAnswersOfEnteredApplication(
  visit: VisitorRequestContext<'candidate'>,
  fields: Fields,
): Promise<Problems> {
  const before = await loadOwnApplication(visit.db);
  refuseGoneQuestions(before.stages, fields);
  const problems: Problems = {};
  for (const stage of before.stages) Object.assign(problems, await saveStage(visit, stage, fields));
  const own = await loadOwnApplication(visit.db);
  const { locale } = own.job;
  const left = Object.entries(applicationSubmitProblems(own, { isHonest: true, locale }));
  return {
    ...Object.fromEntries(
      left.map(([name, problem]) => [formFieldName(name.replace(/^answer-/, '')), problem]),
    ),
    // What could not be read says more than that nothing was stored.
    ...problems,
  };
}

function refuseGoneQuestions(stages: readonly CandidateStage[], fields: Fields): void {
  const asked = new Set(stages.flatMap(({ items }) => items.map(({ item }) => item.key)));
  const gone = Object.keys(fields).filter((name) => !asked.has(itemKeyOfFormField(name) ?? ''));
  if (gone.length > 0)
    throw new Refusal('conflict', {
      message:
        'A question was changed meanwhile. Copy what you typed, reload, and type it in again.',
    });
}

async function saveStage(
  visit: VisitorRequestContext<'candidate'>,
  stage: CandidateStage,
  fields: Fields,
): Promise<Problems> {
  if (stage.kind === 'form' && stage.items.length > 0) {
    const { read } = await saveCandidateForm(visit, { stageId: stage.id, fields, version: 0 });
    return Object.fromEntries(
      Object.entries(read.problems).map(([key, problem]) => [formFieldName(key), problem]),
    );
  }
  if (stage.kind !== 'sift') return {};
  const problems: Problems = {};
  for (const { id, item } of stage.items) {
    const name = formFieldName(item.key);
    const parsed = Text.safeParse(removeInvisibleCharacters(fields[name] ?? ''));
    if (parsed.success)
      await saveCandidateAnswer(visit, { questionId: id, text: parsed.data, version: 0 });
    else problems[name] = parsed.error.issues[0]?.message ?? '';
  }
  return problems;
}
