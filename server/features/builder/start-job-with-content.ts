import type { Visit } from '../../access/visit.ts';
import { copyEmailTextsToJob } from '../emails/job-email-texts.ts';
import { addInterviewRounds } from '../interviews/add-interview-rounds.ts';
import {
  type DraftJobFromContent,
  startDraftJobFromContent,
} from '../jobs/start-draft-job-from-content.ts';
import { startPlanOfJob } from '../plan/start-plan-of-job.ts';
import { addQuestionsToJob } from './add-questions-to-job.ts';

/** Starts a draft that has everything but people and dates, and gives back its id. */
export async function startJobWithContent(
  visit: Pick<Visit, 'db' | 'requestId'>,
  start: DraftJobFromContent,
): Promise<number> {
  const { db } = visit;
  const id = await startDraftJobFromContent(visit, start);
  const { questions, rounds, emails } = start.content;
  const { interviewStageIds } = await startPlanOfJob(db, id, start.content);
  await addQuestionsToJob(db, id, { questions });
  await addInterviewRounds(
    db,
    id,
    rounds.flatMap(({ minutes }, index) => {
      const stageId = interviewStageIds[index];
      return stageId === undefined ? [] : [{ stageId, minutes }];
    }),
  );
  await copyEmailTextsToJob(db, id, emails);
  return id;
}
