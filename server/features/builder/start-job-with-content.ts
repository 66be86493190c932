import type { Db } from '../../access/enter.ts';
import { addJobEmails } from '../emails/job-emails.ts';
import { addRounds } from '../interviews/add-rounds.ts';
import { type FilledStart, startFilledJob } from '../jobs/start-filled-job.ts';
import { addQuestions } from './add-questions.ts';

/** Starts a draft that has everything but people and dates, and gives back its id. */
export async function startJobWithContent(db: Db<'staff'>, start: FilledStart): Promise<number> {
  const id = await startFilledJob(db, start);
  await addQuestions(db, id, start.content.questions);
  await addRounds(db, id, start.content.rounds);
  await addJobEmails(db, id, start.content.emails);
  return id;
}
