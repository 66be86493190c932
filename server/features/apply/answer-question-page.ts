import { ANSWER_CHARACTERS_MAX } from '@evenhand/contract/apply/answer-autosave.ts';
import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { multilineTextSchema } from '@evenhand/contract/field-schemas.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from './load-own-application.ts';
import { saveAnswer } from './save-answer.ts';
import { stepAfterQuestions } from './rules/next-application-step.ts';
import type { OwnApplication } from './sql/public-job-and-own-application.ts';
import { pageIfApplicationNotEditable } from './page-if-application-not-editable.ts';

type Context = PageContext<'candidate'>;

const Text = multilineTextSchema(ANSWER_CHARACTERS_MAX);
/** Pasting from elsewhere brings invisible characters along; they are dropped rather than argued about. */
const UNSHOWN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export async function showAnswerQuestionPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const number = numberOf(own, context);
  const over = await pageIfApplicationNotEditable(own, context);
  return over ?? { show: questionPage(own, number, context) };
}

/** Saves and goes on; where there are no scripts, this is the only way to save. */
export async function answerQuestionFromPage(context: Context): Promise<PageResponse> {
  const { db, form } = context;
  const own = await loadOwnApplication(db);
  const number = numberOf(own, context);
  const question = own.questions[number - 1];
  if (question === undefined) throw new Refusal('not-found');
  const over = await pageIfApplicationNotEditable(own, context);
  if (over !== undefined) return over;

  const version = Number(form['version'] ?? 0);
  if (!Number.isSafeInteger(version) || version < 0) throw new Refusal('bad-request');
  const written = (form['text'] ?? '').replaceAll('\r\n', '\n').replace(UNSHOWN, '');
  const parsed = Text.safeParse(written);
  if (!parsed.success) {
    const problems = { text: parsed.error.issues[0]?.message ?? '' };
    return {
      show: questionPage(own, number, context, { text: written, version, problems }),
      status: 422,
    };
  }
  const saved = await saveAnswer(context.visit, {
    questionId: question.id,
    text: parsed.data,
    version,
  });
  if (!saved.isSaved) {
    const { newer } = saved;
    return {
      show: questionPage(own, number, context, {
        text: parsed.data,
        version: newer.version,
        newer: newer.text,
      }),
      status: 409,
    };
  }
  if (isFromCheck(context)) return { goTo: `${applicationPath(context)}/check` };
  const isLast = number === own.questions.length;
  const next = isLast ? stepAfterQuestions(own, context.visit.now) : `question/${number + 1}`;
  return { goTo: `${applicationPath(context)}/${next}` };
}

type Written = { text: string; version: number; newer?: string; problems?: Record<string, string> };

function questionPage(
  own: OwnApplication,
  number: number,
  context: Context,
  written?: Written,
): AnyCandidatePageProps {
  const question = own.questions[number - 1];
  if (question === undefined) throw new Refusal('not-found');
  const {
    text,
    version,
    newer = null,
    problems = {},
  } = written ?? { text: question.answer, version: question.version };
  return {
    page: 'question',
    journey: buildCandidateApplicationOutline(own, applicationPath(context)),
    number,
    text: question.text,
    maxWords: question.maxWords,
    answer: { questionId: question.id, text, version },
    newer,
    fromCheck: isFromCheck(context),
    form: { token: context.formToken(), problems },
    preview: null,
  };
}

function numberOf(own: OwnApplication, { params }: Context): number {
  const number = /^[1-9]\d?$/.test(params['number'] ?? '') ? Number(params['number']) : 0;
  if (number < 1 || number > own.questions.length) throw new Refusal('not-found');
  return number;
}

function isFromCheck({ query, form }: Context): boolean {
  return query['from'] === 'check' || form['from'] === 'check';
}
