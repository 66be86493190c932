import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { loadJobTemplate } from '../job-templates/load-job-template.ts';
import { startJobWithContent } from './start-job-with-content.ts';

type Start = { templateId: string; ownerId: number };

/**
 * Starts a draft with all that the template says, and gives back its id. The owner runs it.
 * @throws Refusal not-found for a template that there is not
 */
export async function startJobFromTemplate(
  visit: Pick<VisitorRequestContext, 'db' | 'requestId' | 'config'>,
  { templateId, ownerId }: Start,
): Promise<number> {
  const { db } = visit;
  const { id, title, content } = await loadJobTemplate(db, templateId);
  return startJobWithContent(visit, {
    title,
    content,
    ownerId,
    team: [],
    from: { template: id },
  });
}
