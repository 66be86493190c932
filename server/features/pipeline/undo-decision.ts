import type { undoDecisionEndpoint as contract } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import { cancelWaitingEmails } from '../emails/cancel-waiting-emails.ts';
import { lockChosenApplicationsOfJob } from './decide-candidates.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { sumJobCounterChanges } from './rules/job-counters.ts';
import {
  findLastDecisions,
  insertDecisionRows,
  revertDecisionInApplicationRow,
} from './sql/decisions-locked-applications-ranks-and-criteria.ts';

type Command = RequestWithJobId & { applicationIds: number[] };

/** Takes the last decision on each candidate back, logged like any other, with the rejection mail that has not left. */
export async function undoDecision(
  visit: VisitorRequestContext,
  command: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, member, now, requestId } = visit;
  const { actorId } = member;
  const job = await loadManagedJob(visit, command);
  const applications = await lockChosenApplicationsOfJob(db, job.id, command.applicationIds);
  const decisions = await findLastDecisions(
    db,
    applications.map(({ id }) => id),
  );
  const undone = applications.flatMap((application) => {
    // Whoever has moved since by other ways (withdrawn) has nothing to take back.
    const last = decisions.find(
      ({ applicationId, to }) => applicationId === application.id && to === application.state,
    );
    return last === undefined ? [] : [{ ...last, standing: application }];
  });
  const ids = undone.map(({ applicationId }) => applicationId);
  if (ids.length > 0) {
    for (const { applicationId, from, to } of undone)
      await revertDecisionInApplicationRow(db, { id: applicationId, from: to, to: from });
    await insertDecisionRows(
      db,
      undone.map(({ id, applicationId, from, to }) => ({
        applicationId,
        memberId: actorId,
        from: to,
        to: from,
        at: now,
        undoes: id,
      })),
    );
    await insertJobCounterDeltaRows(
      db,
      job.id,
      sumJobCounterChanges(
        undone.map(({ standing, from }) => ({ from: standing, to: { ...standing, state: from } })),
      ),
    );
    await cancelWaitingEmails(
      db,
      undone.filter(({ to }) => to === 'rejected').map(({ applicationId }) => applicationId),
      'applicant-rejection',
    );
    await recordDomainEvents(
      db,
      ids.map((id) => ({
        kind: 'decision-undone',
        actorKind: 'member',
        actorId,
        jobId: job.id,
        subjectId: id,
      })),
    );
    await writeAuditEntry(db, {
      kind: 'decision-undone',
      actorKind: 'member',
      subject: `job ${job.id}`,
      requestId,
      details: { applicationIds: ids },
    });
  }
  return {
    undone: ids,
    unchanged: applications.map(({ id }) => id).filter((id) => !ids.includes(id)),
  };
}
