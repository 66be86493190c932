import type {
  AnsweredQuestion,
  ApplicationContext,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import type { Db } from '../../access/enter-door.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobOutline } from './public-job-page.ts';
import { nextApplicationStep } from './rules/next-application-step.ts';
import { findOwnApplication, type OwnApplication } from './sql.ts';

/**
 * The application behind the link.
 * @throws Refusal link-expired once it was erased
 */
export async function loadOwnApplication(
  db: Db<'candidate'>,
  { lock = false } = {},
): Promise<OwnApplication> {
  const own = await findOwnApplication(db, { lock });
  if (own === undefined || own.state === 'erased') throw new Refusal('link-expired');
  return own;
}

export async function redirectToNextApplicationStep(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  return {
    goTo: `${applicationPath(context)}/${nextApplicationStep(await loadOwnApplication(context.db), context.visit.now)}`,
  };
}

export function applicationPath({ params }: Pick<PageContext<'candidate'>, 'params'>): string {
  return `/application/${params['token'] ?? ''}`;
}

export function buildApplicationJourney(own: OwnApplication, base: string): ApplicationContext {
  return {
    job: jobOutline(own.job),
    base,
    questionCount: own.questions.length,
    asksForm: own.asksForm,
  };
}

export function listAnswersToCheck({ questions }: OwnApplication): AnsweredQuestion[] {
  return questions.map(({ text, answer, maxWords }, i) => ({
    number: i + 1,
    question: text,
    text: answer,
    words: countWords(answer),
    maxWords,
  }));
}
