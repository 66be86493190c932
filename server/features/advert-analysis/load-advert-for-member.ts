import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayEditJob } from '../jobs/rules/may-edit-job.ts';
import {
  type JobFactsForAdvertAnalysisDbRow,
  findJobFactsForAdvertAnalysis,
} from './sql/advert-analysis-job-facts-scores-and-attempts.ts';

/**
 * The advert of a role, for whoever may see it in an organisation that has it checked.
 * @throws Refusal not-found, not-allowed
 */
export async function loadAdvertForMember(
  { db, member }: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<JobFactsForAdvertAnalysisDbRow & { mayEdit: boolean }> {
  const advert = await findJobFactsForAdvertAnalysis(db, jobId);
  const sees =
    advert !== undefined &&
    (member.role === 'ADMIN' || advert.team.some(({ id }) => id === member.actorId));
  if (!sees) throw new Refusal('not-found');
  if (!advert.isOn)
    throw new Refusal('not-allowed', {
      message:
        'Advert analysis is switched off. An admin can switch it on under Settings, Your features.',
    });
  return { ...advert, mayEdit: mayEditJob(member, advert.team) && advert.archivedAt === null };
}
