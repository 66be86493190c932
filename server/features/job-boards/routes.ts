import * as contract from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  addOwnJobBoard,
  changeOwnJobBoard,
  deleteOwnJobBoard,
} from './add-change-or-delete-own-board.ts';
import { listOwnAndBuiltInBoards } from './list-own-and-built-in-boards.ts';
import {
  listCandidateSources,
  mergeCandidateSources,
  unmergeCandidateSource,
} from './list-merge-and-unmerge-candidate-sources.ts';
import { findOwnOpenJobs } from './sql/job-boards-and-source-aliases.ts';

export function addJobBoardRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listJobBoardsEndpoint,
    may.anyMember,
  )(async ({ visit, db, visitor }) => ({
    boards: await listOwnAndBuiltInBoards(db),
    roles: await findOwnOpenJobs(db, visit),
    may: { change: visitor.role === 'ADMIN' },
  }));

  addEndpointRoute(
    server,
    contract.addJobBoardEndpoint,
    may.admin,
  )(async ({ visit, body }) => addOwnJobBoard(visit, body));

  addEndpointRoute(
    server,
    contract.changeJobBoardEndpoint,
    may.admin,
  )(async ({ visit, params, body }) => changeOwnJobBoard(visit, { ...body, id: params.boardId }));

  addEndpointRoute(
    server,
    contract.deleteJobBoardEndpoint,
    may.admin,
  )(async ({ visit, params }) => {
    await deleteOwnJobBoard(visit, { id: params.boardId });
  });

  addEndpointRoute(
    server,
    contract.listCandidateSourcesEndpoint,
    may.admin,
  )(async ({ db, query }) => listCandidateSources(db, query.search));

  addEndpointRoute(
    server,
    contract.mergeCandidateSourcesEndpoint,
    may.admin,
  )(async ({ visit, body }) => {
    await mergeCandidateSources(visit, body);
  });

  addEndpointRoute(
    server,
    contract.unmergeCandidateSourceEndpoint,
    may.admin,
  )(async ({ visit, body }) => {
    await unmergeCandidateSource(visit, body);
  });
}
