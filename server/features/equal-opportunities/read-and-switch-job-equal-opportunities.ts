import type {
  EqualOpportunitiesSetup,
  JobEqualOpportunitiesSetup,
} from '@evenhand/contract/equal-opportunities.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayEditJob } from '../jobs/rules/may-edit-job.ts';
import { setAsksEqualOpportunities } from '../jobs/set-asks-equal-opportunities.ts';
import { buildEqualOpportunitiesForm } from './rules/build-equal-opportunities-form.ts';
import { readEqualOpportunitiesSettings } from './read-equal-opportunities-settings.ts';
import { findJobEqualOpportunitiesSetting } from './sql/settings-and-notices.ts';

/**
 * Whether the candidates of a role are asked, and what.
 * @throws Refusal not-found for whoever has no part in it and is no admin
 */
export async function readJobEqualOpportunities(
  { db, member }: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<JobEqualOpportunitiesSetup> {
  const job = await findJobEqualOpportunitiesSetting(db, jobId);
  const sees =
    job !== undefined &&
    (member.role === 'ADMIN' || job.team.some(({ id }) => id === member.actorId));
  if (!sees) throw new Refusal('not-found');
  const settings = await readEqualOpportunitiesSettings(db);
  return {
    isWanted: job.isWanted,
    isAsked: job.isWanted && settings.isAsked,
    eoSet: settings.eoSet,
    isConfirmed: settings.isAsked,
    questions: questionsOf(settings),
    may: {
      edit: mayEditJob(member, job.team) && job.archivedAt === null,
      confirm: member.role === 'ADMIN',
    },
  };
}

/**
 * Switches the questions of one role on or off, published or not: who has answered already keeps their answers, and the
 * right to erase them.
 * @throws Refusal not-found, not-allowed, job-archived
 */
export async function switchJobEqualOpportunities(
  visit: VisitorRequestContext,
  command: { jobId: number; isWanted: boolean },
): Promise<JobEqualOpportunitiesSetup> {
  const { db, requestId } = visit;
  const before = await readJobEqualOpportunities(visit, command);
  if (before.isWanted === command.isWanted) return before;
  await setAsksEqualOpportunities(visit, command);
  await writeAuditEntry(db, {
    kind: 'eo-role-switched',
    actorKind: 'member',
    subject: `job ${command.jobId}`,
    requestId,
    details: { on: command.isWanted },
  });
  return { ...before, isWanted: command.isWanted, isAsked: command.isWanted && before.isConfirmed };
}

function questionsOf({ eoSet, notice }: EqualOpportunitiesSetup): string[] {
  return buildEqualOpportunitiesForm(eoSet, notice ?? {}).questions.map(({ question }) => question);
}
