import type { QuestionAndAnswer } from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { formatAnswerInWords } from '../job-plan/rules/format-answer-in-words.ts';
import { parseStoredAnswer } from '../job-plan/rules/convert-answer-to-and-from-stored.ts';
import { firstParagraphOfQuestion } from '../job-plan/rules/first-paragraph-of-question.ts';
import type { CandidateStage } from './rules/candidate-stage-types-and-list-for-time-estimate.ts';
import { isCandidateTaskWritable } from './rules/is-candidate-task-writable.ts';
import { mayApplicationStillBeWritten } from './rules/may-application-still-be-written.ts';
import { type ParsedCandidateForm, parseCandidateForm } from './rules/parse-candidate-form.ts';
import { filterQuestionsShownForAnswers } from '../job-plan/rules/shown-questions.ts';
import {
  findOwnCandidateForm,
  lockApplicationForSavingForm,
  type OwnCandidateForm,
  upsertCandidateFormRowUnlessNewer,
} from './sql/find-lock-and-save-own-candidate-form.ts';

export type StoredCandidateForm = { version: number; answers: QuestionAndAnswer[] };
type Saved = { read: ParsedCandidateForm } & (
  | { isSaved: true; version: number }
  | { isSaved: false; newer: StoredCandidateForm }
);

/**
 * Stores all that stands on the page of a form, unless a newer one was stored, which is then told. The same answers again are
 * saved already. Two statements, however many fields there are.
 * @throws Refusal link-expired, already-submitted, role-closed or not-found
 */
export async function saveCandidateForm(
  { db, now }: VisitorRequestContext<'candidate'>,
  sent: { stageId: number; fields: Readonly<Record<string, string>>; version: number },
): Promise<Saved> {
  const own = await lockApplicationForSavingForm(db, sent.stageId);
  if (own === undefined || own.state === 'erased') throw new Refusal('link-expired');
  refuseUnlessOpen(own, now);
  if (own.form === undefined) throw new Refusal('not-found', { message: QUESTION_GONE });
  const read = parseCandidateForm(own.form.items, sent.fields, own.locale);
  const version = await upsertCandidateFormRowUnlessNewer(db, {
    ...read,
    applicationId: own.id,
    stageId: sent.stageId,
    version: sent.version,
  });
  if (version !== undefined) return { isSaved: true, version, read };
  const { form, locale } = await loadOwnForm(db, sent.stageId);
  return isSame(form, read)
    ? { isSaved: true, version: form.version, read }
    : { isSaved: false, newer: formAsStored(form, locale), read };
}

/** The answers of a form as they are stored, in words. */
export async function readOwnCandidateForm(
  db: Db<'candidate'>,
  stageId: number,
): Promise<StoredCandidateForm> {
  const { form, locale } = await loadOwnForm(db, stageId);
  return formAsStored(form, locale);
}

/** What is asked to apply ends with the sending in; a task with its own. */
function refuseUnlessOpen(own: OwnCandidateForm, now: Date): void {
  if (own.task !== null) {
    if (!isCandidateTaskWritable(own, { task: own.task, now })) throw new Refusal('task-over');
    return;
  }
  if (own.state !== 'started') throw new Refusal('already-submitted');
  if (!mayApplicationStillBeWritten(own.job, now)) throw new Refusal('role-closed');
}

const QUESTION_GONE = 'These questions are not asked any more. Copy what you want to keep.';

async function loadOwnForm(
  db: Db<'candidate'>,
  stageId: number,
): Promise<{ form: CandidateStage; locale: OrganisationLocale }> {
  const { form, locale } = (await findOwnCandidateForm(db, stageId)) ?? {};
  if (form === undefined || locale === undefined)
    throw new Refusal('not-found', { message: QUESTION_GONE });
  return { form, locale };
}

function formAsStored(form: CandidateStage, locale: OrganisationLocale): StoredCandidateForm {
  return {
    version: form.version,
    answers: filterQuestionsShownForAnswers(form.items).map(({ item, answer }) => ({
      question: firstParagraphOfQuestion(item.text),
      words: formatAnswerInWords(item, answer, locale),
    })),
  };
}

function isSame({ items }: CandidateStage, { answers }: ParsedCandidateForm): boolean {
  return items.every(({ id, item, answer }) => {
    const sent = answers.find(({ questionId }) => questionId === id) ?? { text: '', value: null };
    return (
      JSON.stringify(parseStoredAnswer(item.kind, answer)) ===
      JSON.stringify(parseStoredAnswer(item.kind, sent))
    );
  });
}
