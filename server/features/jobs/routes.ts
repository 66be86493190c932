import * as contract from '@evenhand/contract/jobs.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { archiveOpenJob, setJobArchived, undoArchiveOpenJob } from './archive-job.ts';
import { closeJob, undoCloseJob } from './close-job.ts';
import { makeJobCard } from './job-card.ts';
import { findJobsToConfirmHire } from './find-jobs-to-confirm-hire.ts';
import { jobPageCount } from './rules/job-page-count.ts';
import { reopenJob } from './reopen-job.ts';
import { setHireStatus } from './set-hire-status.ts';
import { countJobsByPhase, findJobCardRow, findJobCardRows } from './sql.ts';
import { startDraftJob } from './start-draft-job.ts';

export function addJobRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.listJobs,
    may.anyMember,
  )(async ({ db, visitor, query }) => {
    const seen = { member: visitor, now: now() };
    const { rows, total } = await findJobCardRows(db, seen, query);
    return {
      jobs: rows.map((row) => makeJobCard(row, visitor, seen.now)),
      total,
      pages: jobPageCount(total),
    };
  });

  addEndpointRoute(
    server,
    contract.countJobs,
    may.anyMember,
  )(async ({ db, visitor }) => countJobsByPhase(db, { member: visitor, now: now() }));

  addEndpointRoute(
    server,
    contract.startJob,
    may.admin,
  )(async ({ db, visitor, body, request }) => ({
    id: await startDraftJob(db, { title: body.title, member: visitor, requestId: request.id }),
  }));

  addEndpointRoute(
    server,
    contract.archiveJobOrSetHireStatus,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    const command = { id: params.id, member: visitor, now: now(), requestId: request.id };
    // Whether somebody was hired is known by those who run the role; archiving is for admins.
    if ('archived' in body && !may.admin.allows(visitor)) throw new Refusal('not-allowed');
    const job =
      'archived' in body
        ? await setJobArchived(db, { ...command, archived: body.archived })
        : await setHireStatus(db, { ...command, said: body });
    return makeJobCard(job, visitor, command.now);
  });

  addEndpointRoute(
    server,
    contract.findJobsAwaitingHireStatus,
    may.anyMember,
  )(async ({ db, visitor }) =>
    findJobsToConfirmHire(db, { memberId: visitor.actorId, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.archiveOpenJob,
    may.admin,
  )(async ({ db, visitor, params, request }) => {
    const command = { id: params.id, member: visitor, now: now(), requestId: request.id };
    return makeJobCard(await archiveOpenJob(db, command), visitor, command.now);
  });

  addEndpointRoute(
    server,
    contract.undoArchiveOpen,
    may.admin,
  )(async ({ db, visitor, params, request }) => {
    const command = { id: params.id, member: visitor, now: now(), requestId: request.id };
    return makeJobCard(await undoArchiveOpenJob(db, command), visitor, command.now);
  });

  addEndpointRoute(
    server,
    contract.closeJob,
    may.editJob,
  )(async ({ db, visitor, params, request }) => {
    const command = { id: params.id, member: visitor, now: now(), requestId: request.id };
    return makeJobCard(await closeJob(db, command), visitor, command.now);
  });

  addEndpointRoute(
    server,
    contract.undoCloseJob,
    may.editJob,
  )(async ({ db, visitor, params, request }) => {
    const command = { id: params.id, member: visitor, now: now(), requestId: request.id };
    return makeJobCard(await undoCloseJob(db, command), visitor, command.now);
  });

  addEndpointRoute(
    server,
    contract.reopenJob,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    const command = { id: params.id, member: visitor, now: now(), requestId: request.id };
    return makeJobCard(await reopenJob(db, { ...command, closing: body }), visitor, command.now);
  });

  addEndpointRoute(
    server,
    contract.findJobCard,
    may.viewJob,
  )(async ({ db, visitor, params }) => {
    const seen = { member: visitor, now: now() };
    const job = await findJobCardRow(db, seen, params.id);
    if (job === undefined) throw new Refusal('not-found');
    return makeJobCard(job, visitor, seen.now);
  });
}
