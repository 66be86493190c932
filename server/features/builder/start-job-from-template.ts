import type { Db } from '../../access/enter-door.ts';
import { loadJobTemplate } from '../job-templates/load-job-template.ts';
import { startJobWithContent } from './start-job-with-content.ts';

type Start = { templateId: string; ownerId: number; requestId: string };

/**
 * Starts a draft with all that the template says, and gives back its id. The owner runs it.
 * @throws Refusal not-found for a template that there is not
 */
export async function startJobFromTemplate(
  db: Db<'staff'>,
  { templateId, ownerId, requestId }: Start,
): Promise<number> {
  const { id, title, content } = await loadJobTemplate(db, templateId);
  return startJobWithContent(db, {
    title,
    content,
    ownerId,
    team: [],
    requestId,
    from: { template: id },
  });
}
