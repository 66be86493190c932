import type { Visit } from '../../access/visit.ts';
import { copyEmailTextsToJob } from '../emails/job-email-texts.ts';
import { addInterviewRounds } from '../interviews/add-interview-rounds.ts';
import {
  type DraftJobFromContent,
  startDraftJobFromContent,
} from '../jobs/start-draft-job-from-content.ts';
import { insertQuestionsOfNewJob } from './add-questions-to-new-job.ts';

/** Starts a draft that has everything but people and dates, and gives back its id. */
export async function startJobWithContent(
  visit: Pick<Visit, 'db' | 'requestId'>,
  start: DraftJobFromContent,
): Promise<number> {
  const { db } = visit;
  const id = await startDraftJobFromContent(visit, start);
  await insertQuestionsOfNewJob(db, id, start.content.questions);
  await addInterviewRounds(db, id, start.content.rounds);
  await copyEmailTextsToJob(db, id, start.content.emails);
  return id;
}
