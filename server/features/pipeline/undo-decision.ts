import type { undoDecision as contract } from '@evenhand/contract/pipeline.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter-door.ts';
import { writeAuditEntry, addJobCounterDeltas, recordEvents } from '../../events/record-event.ts';
import { cancelWaitingEmails } from '../emails/cancel-waiting-emails.ts';
import { lockApplicationsOfJob } from './decide-candidates.ts';
import { type JobAndMember, loadManagedJob } from '../jobs/load-managed-job.ts';
import { sumJobCounterChanges } from './rules/job-counters.ts';
import { findLastDecisions, insertDecisions, revertDecidedState } from './sql/decisions.ts';

type Command = JobAndMember & { applicationIds: number[]; now: Date; requestId: string };

/** Takes the last decision on each candidate back, logged like any other, with the rejection mail that has not left. */
export async function undoDecision(
  db: Db<'staff'>,
  command: Command,
): Promise<ResponseOf<typeof contract>> {
  const { actorId } = command.member;
  const job = await loadManagedJob(db, command);
  const applications = await lockApplicationsOfJob(db, job.id, command.applicationIds);
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
      await revertDecidedState(db, { id: applicationId, from: to, to: from });
    await insertDecisions(
      db,
      undone.map(({ id, applicationId, from, to }) => ({
        applicationId,
        memberId: actorId,
        from: to,
        to: from,
        at: command.now,
        undoes: id,
      })),
    );
    await addJobCounterDeltas(
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
    await recordEvents(
      db,
      ids.map((id) => ({
        kind: 'decision-undone',
        actorKind: 'member',
        actorId,
        jobId: job.id,
        subjectId: id,
      })),
    );
    const subject = `job ${job.id}`;
    await writeAuditEntry(db, {
      kind: 'decision-undone',
      actorKind: 'member',
      subject,
      requestId: command.requestId,
      details: { applicationIds: ids },
    });
  }
  return {
    undone: ids,
    unchanged: applications.map(({ id }) => id).filter((id) => !ids.includes(id)),
  };
}
