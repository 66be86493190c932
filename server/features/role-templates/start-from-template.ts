import type { Db } from '../../doors/enter.ts';
import { Refusal } from '../../refusal.ts';
import { changeQuestions } from '../builder/change-questions.ts';
import { changeJob } from '../jobs/change-job.ts';
import { startJob } from '../jobs/start-job.ts';
import { findTemplate } from './find-template.ts';

type Start = { templateId: string; ownerId: number; now: Date; requestId: string };

/**
 * Starts a draft with all that the template says, and gives back its id. The owner runs it.
 * @throws Refusal not-found for a template that there is not
 */
export async function startFromTemplate(
  db: Db<'staff'>,
  { templateId, ownerId, now, requestId }: Start,
): Promise<number> {
  const template = findTemplate(templateId);
  if (template === undefined) throw new Refusal('not-found');
  const member = { actorId: ownerId, role: 'MEMBER' } as const;
  const id = await startJob(db, { title: template.title, member, requestId });
  const edit = { id, member, now, requestId };
  await changeJob(db, { ...edit, version: 1, wanted: { description: template.description } });
  await changeQuestions(db, {
    ...edit,
    version: 2,
    questions: template.questions.map((question) => ({
      ...question,
      skills: [...question.skills],
    })),
  });
  return id;
}
