import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { copyEmailTextsToJob } from '../emails/list-write-reset-and-copy-job-email-texts.ts';
import { addInterviewRoundsToJob } from '../interviews/add-interview-rounds-to-job.ts';
import {
  type DraftJobFromContentOptions,
  startDraftJobFromContent,
} from '../jobs/start-draft-job-from-content.ts';
import { createCriteriaAndStagesOfNewJob } from '../job-plan/create-criteria-and-stages-of-new-job.ts';
import { addPlanItemsToStagesOfNewJob } from './add-plan-items-to-stages-of-new-job.ts';
import { addQuestionsToJob } from './add-questions-to-job.ts';

/** Starts a draft that has everything but people, dates and what options are worth, and gives back its id. */
export async function startJobWithContent(
  visit: Pick<VisitorRequestContext, 'db' | 'requestId' | 'config'>,
  start: DraftJobFromContentOptions,
): Promise<number> {
  const { db } = visit;
  const id = await startDraftJobFromContent(visit, start);
  const { questions, rounds, emails } = start.content;
  const stages = await createCriteriaAndStagesOfNewJob(db, id, start.content);
  await addPlanItemsToStagesOfNewJob(db, id, stages);
  await addQuestionsToJob(db, id, { questions });
  const interviews = stages.filter(({ kind }) => kind === 'interview');
  await addInterviewRoundsToJob(
    db,
    id,
    rounds.flatMap(({ minutes }, index) => {
      const stageId = interviews[index]?.id;
      return stageId === undefined ? [] : [{ stageId, minutes }];
    }),
  );
  await copyEmailTextsToJob(db, id, emails);
  return id;
}
