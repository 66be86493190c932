import type {
  CandidateEqualOpportunitiesPageProps,
  AnyCandidatePageProps,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import { equalOpportunitiesLawfulBasisNames } from '@evenhand/contract/equal-opportunities.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import type {
  EqualOpportunitiesAnswers,
  EqualOpportunitiesQuestion,
} from '../equal-opportunities/rules/equal-opportunities-form-types.ts';
import {
  type EqualOpportunitiesFormWithNotice,
  findEqualOpportunitiesFormOfCandidate,
} from '../equal-opportunities/find-equal-opportunities-form-of-candidate.ts';
import { hashFreeTextOfEqualOpportunitiesAnswer } from '../equal-opportunities/hash-free-text-of-answer.ts';
import { parseEqualOpportunitiesAnswers } from '../equal-opportunities/rules/parse-form-answers.ts';
import { recordEqualOpportunitiesFormDone } from '../pipeline/record-equal-opportunities-form-done.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import {
  eraseEqualOpportunitiesAnswersInDatabase,
  findEqualOpportunitiesAnswers,
  saveEqualOpportunitiesAnswersInDatabase,
} from './sql/save-find-and-erase-equal-opportunities-answers.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { pageIfApplicationNotEditable } from './page-if-application-not-editable.ts';

type Context = PageContext<'candidate'>;

export async function respondWithEqualOpportunitiesFormPage(
  context: Context,
): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const over = await pageIfFormIsClosed(own, context);
  if (over !== undefined) return over;
  const form = await findEqualOpportunitiesFormOfCandidate(context.db, own.job.id);
  const given = await findOwnForm(own, context);
  // What was answered while it was asked can always be erased.
  if (form === undefined && given === undefined) return { goTo: personalApplicationPath(context) };
  return { show: aboutYouPage(own, { form, given, problems: {} }, context) };
}

/** Stores the answers under a random subject, apart from everything else; none at all counts as skipping. */
export async function answerEqualOpportunitiesFormFromPage(
  context: Context,
): Promise<PageResponse> {
  const { db, form: fields, services } = context;
  const own = await loadOwnApplication(db);
  const over = await pageIfFormIsClosed(own, context);
  if (over !== undefined) return over;
  const form = await findEqualOpportunitiesFormOfCandidate(db, own.job.id);
  // Somebody has stopped asking in between: nothing is stored.
  if (form === undefined) return { goTo: personalApplicationPath(context) };
  const link = equalOpportunitiesPseudonym(own.id, services.config);
  const read = parseEqualOpportunitiesAnswers(form, fields, (name, words) =>
    hashFreeTextOfEqualOpportunitiesAnswer({ link, name, words }, services.config),
  );
  if (read === undefined) throw new Refusal('bad-request');
  const given = await findEqualOpportunitiesAnswers(db, link);
  if (read.problems !== undefined)
    return {
      show: aboutYouPage(own, { form, given, problems: read.problems }, context),
      status: 422,
    };
  const answers = { ...answersInOwnWordsToKeep(form, given, read.answers), ...read.answers };
  if (Object.keys(answers).length === 0) await eraseEqualOpportunitiesAnswersInDatabase(db, link);
  else
    await saveEqualOpportunitiesAnswersInDatabase(db, {
      link,
      jobId: own.job.id,
      version: form.version,
      answers,
    });
  return goOn(own, context);
}

export async function skipEqualOpportunitiesForm(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  return (await pageIfFormIsClosed(own, context)) ?? goOn(own, context);
}

/** Takes consent back: the answers go, and nothing else does. */
export async function eraseEqualOpportunitiesAnswersFromPage(
  context: Context,
): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  await eraseEqualOpportunitiesAnswersInDatabase(
    context.db,
    equalOpportunitiesPseudonym(own.id, context.services.config),
  );
  return { goTo: personalApplicationPath(context) };
}

/** The form as the page shows it; `given` chosen already. */
export function equalOpportunitiesFormContent(
  form: EqualOpportunitiesFormWithNotice | undefined,
  given: EqualOpportunitiesAnswers = {},
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
    notice: form
      ? { text: form.notice.text, basis: equalOpportunitiesLawfulBasisNames[form.notice.basis] }
      : null,
  };
}

/** The answers may be changed after submitting, not after leaving. */
async function pageIfFormIsClosed(
  own: OwnApplication,
  context: Context,
): Promise<PageResponse | undefined> {
  return own.submittedAt !== null && own.state !== 'withdrawn'
    ? undefined
    : pageIfApplicationNotEditable(own, context);
}

async function goOn(own: OwnApplication, context: Context): Promise<PageResponse> {
  if (own.formAnsweredAt === null)
    await recordEqualOpportunitiesFormDone(context.db, own.id, context.visit.now);
  return { goTo: personalApplicationPath(context) };
}

function findOwnForm(own: OwnApplication, { db, services }: Context) {
  return findEqualOpportunitiesAnswers(db, equalOpportunitiesPseudonym(own.id, services.config));
}

/** Words cannot be shown again, so a form that comes back without them keeps them, where their option is still chosen. */
function answersInOwnWordsToKeep(
  { questions }: EqualOpportunitiesFormWithNotice,
  given: EqualOpportunitiesAnswers | undefined,
  answers: EqualOpportunitiesAnswers,
): EqualOpportunitiesAnswers {
  const kept = ({ name, ownWords }: EqualOpportunitiesQuestion) => {
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
    form: EqualOpportunitiesFormWithNotice | undefined;
    given: EqualOpportunitiesAnswers | undefined;
    problems: Record<string, string>;
  },
  context: Context,
): AnyCandidatePageProps {
  return {
    page: 'about-you',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    ...equalOpportunitiesFormContent(form, given),
    hasAnswers: given !== undefined,
    isSubmitted: own.submittedAt !== null,
    form: { token: context.formToken(), problems },
    preview: null,
  };
}
