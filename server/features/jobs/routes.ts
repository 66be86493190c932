import * as contract from '@evenhand/contract/jobs.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  closeAndArchiveOpenJob,
  setJobArchived,
  undoArchiveOpenJob,
} from './archive-undo-archive-or-unarchive-job.ts';
import { closeJob, undoCloseJob } from './close-job-and-undo-closing.ts';
import { findJobsToConfirmHire } from './find-jobs-to-confirm-hire.ts';
import { makeJobCard } from './make-job-card.ts';
import { listJobCards } from './list-job-cards.ts';
import { readJobCard } from './read-job-card.ts';
import { reopenJob } from './reopen-job.ts';
import { setHireStatus } from './set-hire-status.ts';
import { countJobsByPhase } from './sql/job-cards-phase-counts-teams-and-grades.ts';

export function addJobRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listJobsEndpoint,
    may.anyMember,
  )(({ visit, query }) => listJobCards(visit, query));

  addEndpointRoute(
    server,
    contract.countJobsEndpoint,
    may.anyMember,
  )(({ visit }) => countJobsByPhase(visit.db, visit));

  addEndpointRoute(
    server,
    contract.archiveJobOrSetHireStatusEndpoint,
    may.editJob,
  )(async ({ visit, params: { id }, body }) =>
    makeJobCard(
      'archived' in body
        ? await setJobArchived(visit, { id, ...body })
        : await setHireStatus(visit, { id, said: body }),
      visit,
    ),
  );

  addEndpointRoute(
    server,
    contract.findJobsAwaitingHireStatusEndpoint,
    may.anyMember,
  )(({ visit }) => findJobsToConfirmHire(visit));

  addEndpointRoute(
    server,
    contract.archiveOpenJobEndpoint,
    may.admin,
  )(async ({ visit, params }) => makeJobCard(await closeAndArchiveOpenJob(visit, params), visit));

  addEndpointRoute(
    server,
    contract.undoArchiveOpenJobEndpoint,
    may.admin,
  )(async ({ visit, params }) => makeJobCard(await undoArchiveOpenJob(visit, params), visit));

  addEndpointRoute(
    server,
    contract.closeJobEndpoint,
    may.editJob,
  )(async ({ visit, params }) => makeJobCard(await closeJob(visit, params), visit));

  addEndpointRoute(
    server,
    contract.undoCloseJobEndpoint,
    may.editJob,
  )(async ({ visit, params }) => makeJobCard(await undoCloseJob(visit, params), visit));

  addEndpointRoute(
    server,
    contract.reopenJobEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) =>
    makeJobCard(await reopenJob(visit, { ...params, closing: body }), visit),
  );

  addEndpointRoute(
    server,
    contract.findJobCardEndpoint,
    may.viewJob,
  )(({ visit, params }) => readJobCard(visit, params));
}
