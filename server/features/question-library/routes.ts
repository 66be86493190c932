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
} from './add-rename-delete-or-restore-question-folder.ts';
import {
  addQuestionsToFolder,
  removeQuestionsFromFolder,
} from './add-or-remove-questions-in-folder.ts';
import { listQuestionFolders } from './list-and-load-question-folders.ts';
import { listLibraryQuestions } from './list-library-questions.ts';
import { listLibrarySkills } from './list-library-skills.ts';
import {
  checkMayReadQuestionLibrary,
  checkMayChangeQuestionLibrary,
} from './check-library-access.ts';
import { readLibraryQuestion } from './read-library-question.ts';
import { parseLibraryQuestionIdFromText } from './rules/library-question-id-to-and-from-text.ts';
import { findEditableDraftJobs } from './sql/draft-jobs.ts';
import {
  changeLibraryQuestion,
  duplicateLibraryQuestion,
} from './create-duplicate-or-change-library-question.ts';

const DRAFTS_MAX = 100;

/** Each call asks `checkMayReadQuestionLibrary` first: an organisation can keep its library to its admins. */
export function addQuestionLibraryRoutes(server: RoutedApp): void {
  addFolderRoutes(server);
  addQuestionRoutes(server);

  addEndpointRoute(
    server,
    contract.listLibraryQuestionSkillsEndpoint,
    may.readLibrary,
  )(async ({ visit, db, query }) => {
    await checkMayReadQuestionLibrary(visit);
    return { skills: await listLibrarySkills(db, query) };
  });

  addEndpointRoute(
    server,
    contract.listDraftsToAddQuestionsToEndpoint,
    may.readLibrary,
  )(async ({ visit }) => {
    await checkMayReadQuestionLibrary(visit);
    return findEditableDraftJobs(visit.db, visit.member, DRAFTS_MAX);
  });
}

function addFolderRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    folders.listQuestionFoldersEndpoint,
    may.readLibrary,
  )(async ({ visit, db }) => {
    await checkMayReadQuestionLibrary(visit);
    return listQuestionFolders(db);
  });

  addEndpointRoute(
    server,
    folders.createQuestionFolderEndpoint,
    may.changeLibrary,
  )(async ({ visit, body }) => {
    await checkMayChangeQuestionLibrary(visit);
    return addQuestionFolder(visit, body);
  });

  addEndpointRoute(
    server,
    folders.renameQuestionFolderEndpoint,
    may.changeLibrary,
  )(async ({ visit, params, body }) => {
    await checkMayChangeQuestionLibrary(visit);
    return renameQuestionFolder(visit, {
      id: params.folderId,
      name: body.name,
    });
  });

  addEndpointRoute(
    server,
    folders.deleteQuestionFolderEndpoint,
    may.changeLibrary,
  )(async ({ visit, params }) => {
    await checkMayChangeQuestionLibrary(visit);
    await deleteQuestionFolder(visit, { id: params.folderId });
  });

  addEndpointRoute(
    server,
    folders.restoreQuestionFolderEndpoint,
    may.changeLibrary,
  )(async ({ visit, params }) => {
    await checkMayChangeQuestionLibrary(visit);
    return restoreQuestionFolder(visit, { id: params.folderId });
  });

  addEndpointRoute(
    server,
    folders.addQuestionsToFolderEndpoint,
    may.changeLibrary,
  )(async ({ visit, db, params, body }) => {
    await checkMayChangeQuestionLibrary(visit);
    return addQuestionsToFolder(db, { id: params.folderId, questionIds: body.questionIds });
  });

  addEndpointRoute(
    server,
    folders.removeQuestionsFromFolderEndpoint,
    may.changeLibrary,
  )(async ({ visit, db, params, body }) => {
    await checkMayChangeQuestionLibrary(visit);
    return removeQuestionsFromFolder(db, { id: params.folderId, questionIds: body.questionIds });
  });
}

function addQuestionRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listLibraryQuestionsEndpoint,
    may.readLibrary,
  )(async ({ visit, db, query }) => {
    const rights = await checkMayReadQuestionLibrary(visit);
    return { ...(await listLibraryQuestions(db, query, visit.now)), may: rights };
  });

  addEndpointRoute(
    server,
    contract.findLibraryQuestionEndpoint,
    may.readLibrary,
  )(async ({ visit, params }) => {
    const rights = await checkMayReadQuestionLibrary(visit);
    const id = parseLibraryQuestionIdFromText(params.questionId);
    const reading = { id, showsKey: rights.edit };
    return { ...(await readLibraryQuestion(visit, reading)), may: rights };
  });

  addEndpointRoute(
    server,
    contract.changeLibraryQuestionEndpoint,
    may.changeLibrary,
  )(async ({ visit, params, body }) => {
    await checkMayChangeQuestionLibrary(visit);
    const { version, points, ...text } = body;
    return changeLibraryQuestion(visit, {
      id: parseLibraryQuestionIdFromText(params.questionId),
      version,
      text,
      points,
    });
  });

  addEndpointRoute(
    server,
    contract.duplicateLibraryQuestionEndpoint,
    may.changeLibrary,
  )(async ({ visit, params }) => {
    await checkMayChangeQuestionLibrary(visit);
    return duplicateLibraryQuestion(visit, {
      id: parseLibraryQuestionIdFromText(params.questionId),
    });
  });

  addEndpointRoute(
    server,
    contract.archiveLibraryQuestionEndpoint,
    may.changeLibrary,
  )(async ({ visit, params }) => {
    await checkMayChangeQuestionLibrary(visit);
    await archiveOrRestoreLibraryQuestion(visit, {
      id: parseLibraryQuestionIdFromText(params.id),
      at: visit.now,
    });
  });

  addEndpointRoute(
    server,
    contract.unarchiveLibraryQuestionEndpoint,
    may.changeLibrary,
  )(async ({ visit, params }) => {
    await checkMayChangeQuestionLibrary(visit);
    await archiveOrRestoreLibraryQuestion(visit, {
      id: parseLibraryQuestionIdFromText(params.id),
      at: null,
    });
  });
}
