import * as contract from '@evenhand/contract/job-boards.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { addBoard, changeBoard, deleteBoard } from './change-boards.ts';
import { listBoards } from './list-boards.ts';
import { listSources, mergeSources, partSources } from './merge-sources.ts';
import { findOpenJobs } from './sql.ts';

export function addJobBoardRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.listJobBoards,
    may.anyMember,
  )(async ({ db, visitor }) => ({
    boards: await listBoards(db),
    roles: await findOpenJobs(db, { member: visitor, now: now() }),
    may: { change: visitor.role === 'ADMIN' },
  }));

  addEndpointRoute(
    server,
    contract.addJobBoard,
    may.admin,
  )(async ({ db, body, request }) => addBoard(db, { ...body, requestId: request.id }));

  addEndpointRoute(
    server,
    contract.changeJobBoard,
    may.admin,
  )(async ({ db, params, body, request }) =>
    changeBoard(db, { ...body, id: params.boardId, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.deleteJobBoard,
    may.admin,
  )(async ({ db, params, request }) => {
    await deleteBoard(db, { id: params.boardId, requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.listCandidateSources,
    may.admin,
  )(async ({ db, query }) => listSources(db, query.search));

  addEndpointRoute(
    server,
    contract.mergeCandidateSources,
    may.admin,
  )(async ({ db, body, request }) => {
    await mergeSources(db, { ...body, requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.unmergeCandidateSource,
    may.admin,
  )(async ({ db, body, request }) => {
    await partSources(db, { ...body, requestId: request.id });
  });
}
