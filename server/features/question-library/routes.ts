import * as folders from '@evenhand/contract/question-library/question-library-folders.ts';
import * as contract from '@evenhand/contract/question-library.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { archiveOrRestoreLibraryQuestion } from './archive-or-restore-question.ts';
import {
  addQuestionFolder,
  deleteQuestionFolder,
  renameQuestionFolder,
  restoreQuestionFolder,
} from './change-question-folder.ts';
import { addQuestionsToFolder, removeQuestionsFromFolder } from './change-questions-in-folder.ts';
import { listQuestionFolders } from './list-question-folders.ts';
import { listLibraryQuestions } from './list-library-questions.ts';
import { listLibrarySkills } from './list-library-skills.ts';
import { checkMayReadLibrary, checkMayChangeLibrary } from './check-library-access.ts';
import { readLibraryQuestion } from './read-library-question.ts';
import { parseLibraryQuestionKey } from './rules/library-question.ts';
import { findEditableDraftJobs } from './sql/library-access.ts';
import {
  changeLibraryQuestion,
  duplicateLibraryQuestion,
} from './create-or-change-library-question.ts';

const DRAFTS_MAX = 100;

/** Each call asks `checkMayReadLibrary` first: an organisation can keep its library to its admins. */
export function addQuestionLibraryRoutes(server: RoutedApp): void {
  addFolderRoutes(server);
  addQuestionRoutes(server);

  addEndpointRoute(
    server,
    contract.libraryQuestionSkills,
    may.readLibrary,
  )(async ({ db, visitor, query }) => {
    await checkMayReadLibrary(db, visitor);
    return { skills: await listLibrarySkills(db, query) };
  });

  addEndpointRoute(
    server,
    contract.listDraftsToAddQuestionsTo,
    may.readLibrary,
  )(async ({ db, visitor }) => {
    await checkMayReadLibrary(db, visitor);
    return findEditableDraftJobs(db, visitor, DRAFTS_MAX);
  });
}

function addFolderRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    folders.listQuestionFolders,
    may.readLibrary,
  )(async ({ db, visitor }) => {
    await checkMayReadLibrary(db, visitor);
    return listQuestionFolders(db);
  });

  addEndpointRoute(
    server,
    folders.createQuestionFolder,
    may.changeLibrary,
  )(async ({ visit, db, visitor, body }) => {
    await checkMayChangeLibrary(db, visitor);
    return addQuestionFolder(visit, {
      name: body.name,
      authorId: visitor.actorId,
    });
  });

  addEndpointRoute(
    server,
    folders.renameQuestionFolder,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params, body }) => {
    await checkMayChangeLibrary(db, visitor);
    return renameQuestionFolder(visit, {
      id: params.folderId,
      name: body.name,
    });
  });

  addEndpointRoute(
    server,
    folders.deleteQuestionFolder,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params }) => {
    await checkMayChangeLibrary(db, visitor);
    await deleteQuestionFolder(visit, { id: params.folderId });
  });

  addEndpointRoute(
    server,
    folders.restoreQuestionFolder,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params }) => {
    await checkMayChangeLibrary(db, visitor);
    return restoreQuestionFolder(visit, { id: params.folderId });
  });

  addEndpointRoute(
    server,
    folders.addQuestionsToFolder,
    may.changeLibrary,
  )(async ({ db, visitor, params, body }) => {
    await checkMayChangeLibrary(db, visitor);
    return addQuestionsToFolder(db, { id: params.folderId, questionIds: body.questionIds });
  });

  addEndpointRoute(
    server,
    folders.removeQuestionsFromFolder,
    may.changeLibrary,
  )(async ({ db, visitor, params, body }) => {
    await checkMayChangeLibrary(db, visitor);
    return removeQuestionsFromFolder(db, { id: params.folderId, questionIds: body.questionIds });
  });
}

function addQuestionRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listLibraryQuestions,
    may.readLibrary,
  )(async ({ visit, db, visitor, query }) => {
    const rights = await checkMayReadLibrary(db, visitor);
    return { ...(await listLibraryQuestions(db, query, visit.now)), may: rights };
  });

  addEndpointRoute(
    server,
    contract.findLibraryQuestion,
    may.readLibrary,
  )(async ({ visit, db, visitor, params }) => {
    const rights = await checkMayReadLibrary(db, visitor);
    const reading = { id: parseLibraryQuestionKey(params.questionId), reader: visitor };
    return { ...(await readLibraryQuestion(visit, reading)), may: rights };
  });

  addEndpointRoute(
    server,
    contract.changeLibraryQuestion,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params, body }) => {
    await checkMayChangeLibrary(db, visitor);
    const { version, ...text } = body;
    const writing = { authorId: visitor.actorId };
    return changeLibraryQuestion(visit, {
      ...writing,
      id: parseLibraryQuestionKey(params.questionId),
      version,
      text,
    });
  });

  addEndpointRoute(
    server,
    contract.duplicateLibraryQuestion,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params }) => {
    await checkMayChangeLibrary(db, visitor);
    const writing = { authorId: visitor.actorId };
    return duplicateLibraryQuestion(visit, {
      ...writing,
      id: parseLibraryQuestionKey(params.questionId),
    });
  });

  addEndpointRoute(
    server,
    contract.archiveQuestion,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params }) => {
    await checkMayChangeLibrary(db, visitor);
    await archiveOrRestoreLibraryQuestion(visit, {
      id: parseLibraryQuestionKey(params.id),
      at: visit.now,
    });
  });

  addEndpointRoute(
    server,
    contract.unarchiveQuestion,
    may.changeLibrary,
  )(async ({ visit, db, visitor, params }) => {
    await checkMayChangeLibrary(db, visitor);
    await archiveOrRestoreLibraryQuestion(visit, {
      id: parseLibraryQuestionKey(params.id),
      at: null,
    });
  });
}
