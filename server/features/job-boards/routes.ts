import * as contract from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addOwnJobBoard, changeOwnJobBoard, deleteOwnJobBoard } from './change-job-boards.ts';
import { listOwnAndBuiltInBoards } from './list-own-and-built-in-boards.ts';
import {
  listCandidateSources,
  mergeCandidateSources,
  unmergeCandidateSource,
} from './list-and-merge-sources.ts';
import { findOwnOpenJobs } from './sql.ts';

export function addJobBoardRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.listJobBoards,
    may.anyMember,
  )(async ({ db, visitor }) => ({
    boards: await listOwnAndBuiltInBoards(db),
    roles: await findOwnOpenJobs(db, { member: visitor, now: now() }),
    may: { change: visitor.role === 'ADMIN' },
  }));

  addEndpointRoute(
    server,
    contract.addJobBoard,
    may.admin,
  )(async ({ db, body, request }) => addOwnJobBoard(db, { ...body, requestId: request.id }));

  addEndpointRoute(
    server,
    contract.changeJobBoard,
    may.admin,
  )(async ({ db, params, body, request }) =>
    changeOwnJobBoard(db, { ...body, id: params.boardId, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.deleteJobBoard,
    may.admin,
  )(async ({ db, params, request }) => {
    await deleteOwnJobBoard(db, { id: params.boardId, requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.listCandidateSources,
    may.admin,
  )(async ({ db, query }) => listCandidateSources(db, query.search));

  addEndpointRoute(
    server,
    contract.mergeCandidateSources,
    may.admin,
  )(async ({ db, body, request }) => {
    await mergeCandidateSources(db, { ...body, requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.unmergeCandidateSource,
    may.admin,
  )(async ({ db, body, request }) => {
    await unmergeCandidateSource(db, { ...body, requestId: request.id });
  });
}
