import type { CandidateSurveyPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { EXPERIENCE_RATING_MAX } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import {
  EXPERIENCE_SURVEY_TEXT_CHARACTERS_MAX,
  type CandidateSurveyMoment,
} from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { PageRequestFields, PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import {
  surveyKindByCandidateMoment,
  listReachedCandidateSurveyMoments,
} from '../apply/rules/reached-candidate-survey-moments.ts';
import {
  findCandidateSurveyAnswer,
  saveCandidateSurveyAnswerInDatabase,
} from './sql/candidate-and-reviewer-survey-answer-queries.ts';
import { surveyAnswerPseudonym } from '../apply/survey-answer-pseudonym.ts';

type Context = PageContext<'candidate'>;
type Own = Awaited<ReturnType<typeof loadOwnApplication>>;

const Text = multilineTextSchema(EXPERIENCE_SURVEY_TEXT_CHARACTERS_MAX);

export async function respondWithCandidateSurveyPage(context: Context): Promise<PageResponse> {
  const opened = await openSurvey(context);
  if (opened === undefined) return { goTo: personalApplicationPath(context) };
  const { own, moment } = opened;
  return { show: await surveyPage(own, moment, context) };
}

/** Keeps an answer in the place of one of the same day; what was said before that stays as it is. */
export async function answerCandidateSurveyFromPage(context: Context): Promise<PageResponse> {
  const { db, form, services } = context;
  const opened = await openSurvey(context);
  if (opened === undefined) return { goTo: personalApplicationPath(context) };
  const { own, moment } = opened;
  const answer = answerOf(form);
  const problems = problemsOf(answer);
  if (answer.rating === null || Object.keys(problems).length > 0) {
    const page = await surveyPage(own, moment, context);
    return {
      show: { ...page, answer, form: { ...page.form, problems } },
      status: 422,
    };
  }
  const kind = surveyKindByCandidateMoment[moment];
  const slip = surveyAnswerPseudonym(kind, own.id, services.config);
  await saveCandidateSurveyAnswerInDatabase(db, {
    slip,
    kind,
    answer: { ...answer, rating: answer.rating },
    now: services.now(),
  });
  return { goTo: `${personalApplicationPath(context)}/survey/${moment}` };
}

/** Undefined before the moment has come. */
async function openSurvey(
  context: Context,
): Promise<{ own: Own; moment: CandidateSurveyMoment } | undefined> {
  const own = await loadOwnApplication(context.db);
  const moment = listReachedCandidateSurveyMoments(own, context.visit.now).find(
    (each) => each === context.params['moment'],
  );
  return moment && { own, moment };
}

async function surveyPage(
  own: Own,
  moment: CandidateSurveyMoment,
  context: Context,
): Promise<CandidateSurveyPageProps> {
  const { db, services, formToken } = context;
  const slip = surveyAnswerPseudonym(surveyKindByCandidateMoment[moment], own.id, services.config);
  const given = await findCandidateSurveyAnswer(db, slip, services.now());
  const state = given === undefined ? 'asked' : given.isOfToday ? 'given' : 'closed';
  const { rating = null, fairness = null, satisfaction = null, text = '' } = given ?? {};
  return {
    page: 'survey',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    moment,
    state,
    // What was said on another day is not shown again: others may use this computer.
    answer:
      state === 'closed'
        ? { rating: null, fairness: null, satisfaction: null, text: '' }
        : { rating, fairness, satisfaction, text },
    form: { token: formToken(), problems: {} },
  };
}

function answerOf(form: PageRequestFields): CandidateSurveyPageProps['answer'] {
  const { rating, fairness, satisfaction, text = '' } = form;
  return {
    rating: ratingOf(rating),
    fairness: ratingOf(fairness),
    satisfaction: ratingOf(satisfaction),
    text: text.replaceAll('\r\n', '\n').trim(),
  };
}

function problemsOf({ rating, text }: CandidateSurveyPageProps['answer']): Record<string, string> {
  const read = Text.safeParse(text);
  return {
    ...(rating === null && { rating: `Choose a number from 1 to ${EXPERIENCE_RATING_MAX}.` }),
    ...(!read.success && { text: read.error.issues[0]?.message ?? 'Write this differently.' }),
  };
}

/** Null for none, and for what no form of ours sends. */
function ratingOf(value: string | undefined): number | null {
  const rating = /^\d{1,2}$/.test(value ?? '') ? Number(value) : 0;
  return rating >= 1 && rating <= EXPERIENCE_RATING_MAX ? rating : null;
}
