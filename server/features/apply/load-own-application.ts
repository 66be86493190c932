import type {
  AnsweredQuestion,
  CandidateApplicationPathAndSteps,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import type { Db } from '../../access/enter-door.ts';
import type { PageContext } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { buildCandidatePageJobHeader } from './public-job-page-and-applying.ts';
import { findOwnApplication, type OwnApplication } from './sql/public-job-and-own-application.ts';

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

export function applicationPath({ params }: Pick<PageContext<'candidate'>, 'params'>): string {
  return `/application/${params['token'] ?? ''}`;
}

export function buildCandidateApplicationOutline(
  own: OwnApplication,
  base: string,
): CandidateApplicationPathAndSteps {
  return {
    job: buildCandidatePageJobHeader(own.job),
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
