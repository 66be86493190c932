import * as folders from '@evenhand/contract/question-library/library-folders.ts';
import * as contract from '@evenhand/contract/question-library.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { archiveQuestion } from './archive-question.ts';
import { addFolder, deleteFolder, renameFolder, restoreFolder } from './change-folder.ts';
import { addToFolder, removeFromFolder } from './fill-folder.ts';
import { listFolders } from './list-folders.ts';
import { listQuestions } from './list-questions.ts';
import { listSkills } from './list-skills.ts';
import { openLibrary, openLibraryForChange } from './open-library.ts';
import { readQuestion } from './read-question.ts';
import { libraryId } from './rules/bare-question.ts';
import { findDraftJobs } from './sql/access.ts';
import { changeQuestion, duplicateQuestion } from './write-question.ts';

const DRAFTS_MAX = 100;

/** Each call asks `openLibrary` first: an organisation can keep its library to its admins. */
export function addQuestionLibraryRoutes(server: RoutedApp): void {
  addFolderRoutes(server);
  addQuestionRoutes(server);

  addEndpointRoute(
    server,
    contract.libraryQuestionSkills,
    may.anyMember,
  )(async ({ db, visitor, query }) => {
    await openLibrary(db, visitor);
    return { skills: await listSkills(db, query) };
  });

  addEndpointRoute(
    server,
    contract.listDraftsToAddQuestionsTo,
    may.anyMember,
  )(async ({ db, visitor }) => {
    await openLibrary(db, visitor);
    return findDraftJobs(db, visitor, DRAFTS_MAX);
  });
}

function addFolderRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    folders.listQuestionFolders,
    may.anyMember,
  )(async ({ db, visitor }) => {
    await openLibrary(db, visitor);
    return listFolders(db);
  });

  addEndpointRoute(
    server,
    folders.createQuestionFolder,
    may.anyMember,
  )(async ({ db, visitor, body, request }) => {
    await openLibraryForChange(db, visitor);
    return addFolder(db, { name: body.name, authorId: visitor.actorId, requestId: request.id });
  });

  addEndpointRoute(
    server,
    folders.renameQuestionFolder,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) => {
    await openLibraryForChange(db, visitor);
    return renameFolder(db, { id: params.folderId, name: body.name, requestId: request.id });
  });

  addEndpointRoute(
    server,
    folders.deleteQuestionFolder,
    may.anyMember,
  )(async ({ db, visitor, params, request }) => {
    await openLibraryForChange(db, visitor);
    await deleteFolder(db, { id: params.folderId, requestId: request.id, now: now() });
  });

  addEndpointRoute(
    server,
    folders.restoreQuestionFolder,
    may.anyMember,
  )(async ({ db, visitor, params, request }) => {
    await openLibraryForChange(db, visitor);
    return restoreFolder(db, { id: params.folderId, requestId: request.id });
  });

  addEndpointRoute(
    server,
    folders.addQuestionsToFolder,
    may.anyMember,
  )(async ({ db, visitor, params, body }) => {
    await openLibraryForChange(db, visitor);
    return addToFolder(db, { id: params.folderId, questionIds: body.questionIds });
  });

  addEndpointRoute(
    server,
    folders.removeQuestionsFromFolder,
    may.anyMember,
  )(async ({ db, visitor, params, body }) => {
    await openLibraryForChange(db, visitor);
    return removeFromFolder(db, { id: params.folderId, questionIds: body.questionIds });
  });
}

function addQuestionRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.listLibraryQuestions,
    may.anyMember,
  )(async ({ db, visitor, query }) => {
    const rights = await openLibrary(db, visitor);
    return { ...(await listQuestions(db, query, now())), may: rights };
  });

  addEndpointRoute(
    server,
    contract.findLibraryQuestion,
    may.anyMember,
  )(async ({ db, visitor, params }) => {
    const rights = await openLibrary(db, visitor);
    const reading = { id: libraryId(params.questionId), reader: visitor, now: now() };
    return { ...(await readQuestion(db, reading)), may: rights };
  });

  addEndpointRoute(
    server,
    contract.changeLibraryQuestion,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) => {
    await openLibraryForChange(db, visitor);
    const { version, ...text } = body;
    const writing = { authorId: visitor.actorId, now: now(), requestId: request.id };
    return changeQuestion(db, { ...writing, id: libraryId(params.questionId), version, text });
  });

  addEndpointRoute(
    server,
    contract.duplicateLibraryQuestion,
    may.anyMember,
  )(async ({ db, visitor, params, request }) => {
    await openLibraryForChange(db, visitor);
    const writing = { authorId: visitor.actorId, now: now(), requestId: request.id };
    return duplicateQuestion(db, { ...writing, id: libraryId(params.questionId) });
  });

  addEndpointRoute(
    server,
    contract.archiveQuestion,
    may.anyMember,
  )(async ({ db, visitor, params, request }) => {
    await openLibraryForChange(db, visitor);
    await archiveQuestion(db, { id: libraryId(params.id), at: now(), requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.unarchiveQuestion,
    may.anyMember,
  )(async ({ db, visitor, params, request }) => {
    await openLibraryForChange(db, visitor);
    await archiveQuestion(db, { id: libraryId(params.id), at: null, requestId: request.id });
  });
}
