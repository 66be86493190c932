import type {
  CandidateEqualOpportunitiesPageProps,
  CandidatePageProps,
} from '@evenhand/contract/apply/candidate-pages.ts';
import { eoLawfulBasisNames } from '@evenhand/contract/equal-opportunities.ts';
import type { PageContext, PageResponse } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import type { FormAnswers, FormQuestion } from '../equal-opportunities/rules/form.ts';
import {
  type CandidateForm,
  findCandidateForm,
} from '../equal-opportunities/find-candidate-form.ts';
import { markWords } from '../equal-opportunities/mark-words.ts';
import { formAnswers } from '../equal-opportunities/rules/form-answers.ts';
import { noteFormAnswered } from '../pipeline/note-form-answered.ts';
import { equalOpportunitiesLink } from '../equal-opportunities/equal-opportunities-link.ts';
import { baseOf, journeyOf, loadOwn } from './own-application.ts';
import { eraseForm, findForm, saveForm } from './sql/about-you.ts';
import type { OwnApplication } from './sql.ts';
import { whyOver } from './step-over.ts';

type Context = PageContext<'candidate'>;

export async function showAboutYou(context: Context): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  const over = await whyClosed(own, context);
  if (over !== undefined) return over;
  const form = await findCandidateForm(context.db, own.job.id);
  const given = await findOwnForm(own, context);
  // What was answered while it was asked can always be erased.
  if (form === undefined && given === undefined) return { goTo: baseOf(context) };
  return { show: aboutYouPage(own, { form, given, problems: {} }, context) };
}

/** Stores the answers under a random subject, apart from everything else; none at all counts as skipping. */
export async function answerAboutYou(context: Context): Promise<PageResponse> {
  const { db, form: fields, services } = context;
  const own = await loadOwn(db);
  const over = await whyClosed(own, context);
  if (over !== undefined) return over;
  const form = await findCandidateForm(db, own.job.id);
  // Somebody has stopped asking in between: nothing is stored.
  if (form === undefined) return { goTo: baseOf(context) };
  const link = equalOpportunitiesLink(own.id, services.config);
  const read = formAnswers(form, fields, (name, words) =>
    markWords({ link, name, words }, services.config),
  );
  if (read === undefined) throw new Refusal('bad-request');
  const given = await findForm(db, link);
  if (read.problems !== undefined)
    return {
      show: aboutYouPage(own, { form, given, problems: read.problems }, context),
      status: 422,
    };
  const answers = { ...keptWords(form, given, read.answers), ...read.answers };
  if (Object.keys(answers).length === 0) await eraseForm(db, link);
  else await saveForm(db, { link, jobId: own.job.id, version: form.version, answers });
  return goOn(own, context);
}

export async function skipAboutYou(context: Context): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  return (await whyClosed(own, context)) ?? goOn(own, context);
}

/** Takes consent back: the answers go, and nothing else does. */
export async function eraseAboutYou(context: Context): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  await eraseForm(context.db, equalOpportunitiesLink(own.id, context.services.config));
  return { goTo: baseOf(context) };
}

/** The form as the page shows it; `given` chosen already. */
export function shownForm(
  form: CandidateForm | undefined,
  given: FormAnswers = {},
): Pick<CandidateEqualOpportunitiesPageProps, 'questions' | 'notice'> {
  return {
    questions: (form?.questions ?? []).map(({ name, question, options, several, ownWords }) => ({
      name,
      question,
      options: [...options],
      chosen: [given[name] ?? []].flat(),
      several: several !== 'no',
      ownWords:
        ownWords === null
          ? null
          : { code: ownWords, areKept: given[`${name}.words`] !== undefined },
    })),
    notice: form ? { text: form.notice.text, basis: eoLawfulBasisNames[form.notice.basis] } : null,
  };
}

/** The answers may be changed after submitting, not after leaving. */
async function whyClosed(own: OwnApplication, context: Context): Promise<PageResponse | undefined> {
  return own.submittedAt !== null && own.state !== 'withdrawn' ? undefined : whyOver(own, context);
}

async function goOn(own: OwnApplication, context: Context): Promise<PageResponse> {
  if (own.formAnsweredAt === null)
    await noteFormAnswered(context.db, own.id, context.services.now());
  return { goTo: baseOf(context) };
}

function findOwnForm(own: OwnApplication, { db, services }: Context) {
  return findForm(db, equalOpportunitiesLink(own.id, services.config));
}

/** Words cannot be shown again, so a form that comes back without them keeps them, where their option is still chosen. */
function keptWords(
  { questions }: CandidateForm,
  given: FormAnswers | undefined,
  answers: FormAnswers,
): FormAnswers {
  const kept = ({ name, ownWords }: FormQuestion) => {
    const mark = given?.[`${name}.words`];
    return mark !== undefined &&
      ownWords !== null &&
      [answers[name] ?? []].flat().includes(ownWords)
      ? [[`${name}.words`, mark] as const]
      : [];
  };
  return Object.fromEntries(questions.flatMap(kept));
}

function aboutYouPage(
  own: OwnApplication,
  {
    form,
    given,
    problems,
  }: {
    form: CandidateForm | undefined;
    given: FormAnswers | undefined;
    problems: Record<string, string>;
  },
  context: Context,
): CandidatePageProps {
  return {
    page: 'about-you',
    journey: journeyOf(own, baseOf(context)),
    ...shownForm(form, given),
    hasAnswers: given !== undefined,
    isSubmitted: own.submittedAt !== null,
    form: { token: context.formToken(), problems },
    preview: null,
  };
}
