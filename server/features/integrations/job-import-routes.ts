import * as contract from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { checkJobImportFeatureGranted } from './check-job-import-feature-granted.ts';
import {
  importJobFromRequisition,
  checkJobImportAndPrepareFetch,
} from './import-job-from-requisition.ts';
import { fetchJobviteRequisition } from './fetch-jobvite-requisition.ts';
import {
  removeRequisitionFile,
  saveRequisitionFile,
} from './save-drop-and-search-requisition-file.ts';
import {
  type JobviteRequisitionOrProblem,
  jobviteProblemWords,
} from './classify-jobvite-response-and-problem-words.ts';
import { cleanToOneLine } from './rules/html-to-plain-text-or-one-clean-line.ts';
import type { Requisition } from './rules/requisition-types-limits-and-normalisation.ts';
import { removeJobviteKeys, saveJobviteKeys } from './save-and-drop-jobvite-keys.ts';
import { findJobsImportedFromRequisition, findJobImportSources } from './sql/job-import-queries.ts';

/** An id that hardly any requisition has: what counts is that Jobvite answers. */
const NO_REQUISITION = 'evenhand-test';

export function addJobImportRoutes(server: RoutedApp): void {
  // A system that is slow keeps few waiting, and everybody else goes on.
  const limitOutsideCalls = createConcurrencyLimiter({ atOnce: 8, waitingMax: 16 });

  addEndpointRoute(
    server,
    contract.importJobEndpoint,
    may.admin,
  )(
    async ({ visit, body }, requisition: Requisition) => {
      const id = await importJobFromRequisition(visit, {
        ...requisitionImportOf(body),
        requisition,
      });
      return { newRole: `/builder/${id}/new/high-volume` };
    },
    async ({ visit, body, services }) => {
      const fetch = await checkJobImportAndPrepareFetch(visit, {
        ...requisitionImportOf(body),
        services,
      });
      return () => limitOutsideCalls(fetch);
    },
  );

  addEndpointRoute(
    server,
    contract.listJobsImportedFromRequisitionEndpoint,
    may.admin,
  )(async ({ db, query: { reqId, integration } }) => ({
    roles: await findJobsImportedFromRequisition(db, {
      source: integration,
      reference: referenceOf(reqId),
    }),
  }));

  addEndpointRoute(
    server,
    contract.findJobImportSourcesEndpoint,
    may.admin,
  )(async ({ db }) => findJobImportSources(db));

  addEndpointRoute(
    server,
    contract.setJobviteKeysEndpoint,
    may.admin,
  )(async ({ visit, body }) => saveJobviteKeys(visit, body));

  addEndpointRoute(
    server,
    contract.removeJobviteKeysEndpoint,
    may.admin,
  )(async ({ visit }) => {
    await removeJobviteKeys(visit);
  });

  addEndpointRoute(
    server,
    contract.testJobviteKeysEndpoint,
    may.admin,
  )(
    async (_, verdict: JobviteRequisitionOrProblem) =>
      'problem' in verdict
        ? { works: false, message: jobviteProblemWords[verdict.problem] }
        : { works: true, message: 'Jobvite answered, and took the key.' },
    async ({ db, visitor: { orgId }, services }) => {
      await checkJobImportFeatureGranted(db);
      return () =>
        limitOutsideCalls(() => fetchJobviteRequisition(services, { orgId, id: NO_REQUISITION }));
    },
  );

  addEndpointRoute(
    server,
    contract.setRequisitionFileEndpoint,
    may.admin,
  )(async ({ visit, body }) => saveRequisitionFile(visit, body));

  addEndpointRoute(
    server,
    contract.deleteRequisitionFileEndpoint,
    may.admin,
  )(async ({ visit }) => {
    await removeRequisitionFile(visit);
  });
}

type Body = { params: { reqId: string }; integration: contract.RequisitionSource; again: boolean };

function requisitionImportOf({ params, integration, again }: Body) {
  return { source: integration, reference: referenceOf(params.reqId), again };
}

/** As references of a file are kept, so that one is found however its spaces were typed. */
function referenceOf(reqId: string): string {
  return cleanToOneLine(reqId, contract.REQUISITION_ID_CHARACTERS_MAX);
}
