import { ANSWER_CHARACTERS_MAX } from '@evenhand/contract/apply/autosave-and-find-answer-and-form.ts';
import type {
  AnyCandidatePageProps,
  CandidateQuestionPageProps,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  addressAfterApplicationStep,
  personalApplicationPath,
  buildOwnApplicationOutline,
  isVisitedFromCheckAnswersPage,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import {
  pageIfApplicationNotEditable,
  pageIfPostedToApplicationNotEditable,
} from './page-if-application-not-editable.ts';
import { respondWithTextsNotStoredPage } from './respond-with-texts-not-stored-page.ts';
import {
  type CandidateApplicationStepPageFacts,
  listApplicationSteps,
} from './rules/application-steps-and-missing-required-answer.ts';
import type { CandidateStageQuestion } from './rules/candidate-stage-types-and-list-for-time-estimate.ts';
import { listPostedTextNotStored } from './rules/list-posted-answers-not-stored.ts';
import { parseVersionOfPostedForm } from './parse-version-of-posted-form.ts';
import { removeInvisibleCharacters } from './rules/remove-invisible-characters.ts';
import { saveCandidateAnswer } from './save-and-find-candidate-answer.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;
type QuestionStep = CandidateApplicationStepPageFacts & { asked: CandidateStageQuestion };

const Text = multilineTextSchema(ANSWER_CHARACTERS_MAX);

export async function respondWithCandidateQuestionPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const step = questionStepsOf(own).find(({ path }) => path === pathOf(context));
  if (step === undefined) throw new Refusal('not-found');
  const over = await pageIfApplicationNotEditable(own, context);
  return over ?? { show: questionPage(own, step, context) };
}

/** Saves and goes on; where there are no scripts, this is the only way to save. */
export async function saveCandidateAnswerFromPage(context: Context): Promise<PageResponse> {
  const { db, form } = context;
  const own = await loadOwnApplication(db);
  const written = removeInvisibleCharacters(form['text'] ?? '');
  const step = findAnsweredStep(own, context);
  const notStored = listPostedTextNotStored(written, step?.asked.answer.text ?? '');
  const over = await pageIfPostedToApplicationNotEditable(own, notStored, context);
  if (over !== undefined) return over;
  const version = parseVersionOfPostedForm(form);
  if (step === undefined)
    return respondWithTextsNotStoredPage(
      own,
      { reason: 'not-asked', texts: [written], next: personalApplicationPath(context) },
      context,
    );
  const parsed = Text.safeParse(written);
  if (!parsed.success) {
    const problems = { text: parsed.error.issues[0]?.message ?? '' };
    return {
      show: questionPage(own, step, context, { text: written, version, problems }),
      status: 422,
    };
  }
  const saved = await saveCandidateAnswer(context.visit, {
    questionId: step.asked.id,
    text: parsed.data,
    version,
  });
  if (!saved.isSaved) {
    const { newer } = saved;
    return {
      show: questionPage(own, step, context, {
        text: parsed.data,
        version: newer.version,
        newer: newer.text,
      }),
      status: 409,
    };
  }
  return { goTo: addressAfterApplicationStep(own, step.path, context) };
}

/** By the key that the form names: an older tab may have another number of the question, or one that is gone. */
function findAnsweredStep(own: OwnApplication, context: Context): QuestionStep | undefined {
  const { item } = context.form;
  return questionStepsOf(own).find(({ path, asked }) =>
    item === undefined ? path === pathOf(context) : asked.item.key === item,
  );
}

type Written = { text: string; version: number; newer?: string; problems?: Record<string, string> };

function questionPage(
  own: OwnApplication,
  step: QuestionStep,
  context: Context,
  written?: Written,
): AnyCandidatePageProps {
  const { answer, version: stored } = step.asked;
  const {
    text,
    version,
    newer = null,
    problems = {},
  } = written ?? { text: answer.text, version: stored };
  return {
    ...candidateQuestionPageContent(step, questionStepsOf(own).length),
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    answer: { questionId: step.asked.id, text, version },
    newer,
    fromCheck: isVisitedFromCheckAnswersPage(context),
    form: { token: context.formToken(), problems },
    preview: null,
  };
}

/** What is asked, whoever asks for it. */
export function candidateQuestionPageContent(
  { path, asked: { item } }: QuestionStep,
  questionCount: number,
): Pick<
  CandidateQuestionPageProps,
  'page' | 'path' | 'number' | 'questionCount' | 'itemKey' | 'text' | 'isRequired' | 'limit'
> {
  // Only texts stand in a stage of written answers.
  if (item.kind !== 'long-text' && item.kind !== 'short-text') throw new Refusal('not-found');
  return {
    page: 'question',
    path,
    number: Number(path.split('/')[1]),
    questionCount,
    itemKey: item.key,
    text: item.text,
    isRequired: item.required,
    limit:
      item.kind === 'long-text'
        ? { maxWords: item.maxWords }
        : { maxCharacters: item.maxCharacters },
  };
}

function questionStepsOf(own: OwnApplication): QuestionStep[] {
  return listApplicationSteps(own).flatMap((step) =>
    step.asked === null ? [] : [{ ...step, asked: step.asked }],
  );
}

function pathOf({ params }: Context): string {
  return `question/${params['number'] ?? ''}`;
}
