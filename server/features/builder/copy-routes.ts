import * as library from '@evenhand/contract/question-library.ts';
import * as contract from '@evenhand/contract/job-templates.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { copyJobTemplate, saveJobAsTemplate } from '../job-templates/save-or-copy-template.ts';
import { readJobCard } from '../jobs/read-job-card.ts';
import {
  checkMayReadLibrary,
  checkMayChangeLibrary,
} from '../question-library/check-library-access.ts';
import { createLibraryQuestion } from '../question-library/create-or-change-library-question.ts';
import { addLibraryQuestionsToJob } from './add-library-questions-to-job.ts';
import { duplicateJob } from './duplicate-job.ts';
import { saveJobQuestionToLibrary } from './save-question-from-job.ts';
import { startJobFromTemplate } from './start-job-from-template.ts';

/** What goes from one job, template or library into another. */
export function addCopyRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.duplicateJob,
    may.admin,
  )(async ({ db, visitor, params, query, request }) => {
    const requestId = request.id;
    if (query.template === 'true')
      return saveJobAsTemplate(db, { jobId: params.jobId, authorId: visitor.actorId, requestId });
    const id = await duplicateJob(db, { id: params.jobId, member: visitor, requestId });
    return readJobCard(db, { id, member: visitor, now: now() });
  });

  addEndpointRoute(
    server,
    contract.startJobFromTemplate,
    may.admin,
  )(async ({ db, visitor, params: { templateId }, query, request }) => {
    const { actorId } = visitor;
    const requestId = request.id;
    if (query.template === 'true')
      return copyJobTemplate(db, { templateId, authorId: actorId, requestId });
    const id = await startJobFromTemplate(db, { templateId, ownerId: actorId, requestId });
    return readJobCard(db, { id, member: visitor, now: now() });
  });

  addEndpointRoute(
    server,
    library.addQuestionsToJob,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    await checkMayReadLibrary(db, visitor);
    const adding = { jobId: params.jobId, questionIds: body.questionIds, member: visitor };
    return addLibraryQuestionsToJob(db, { ...adding, now: now(), requestId: request.id });
  });

  addEndpointRoute(
    server,
    library.createLibraryQuestion,
    may.changeLibrary,
  )(async ({ db, visitor, body, request }) => {
    await checkMayChangeLibrary(db, visitor);
    const { from, ...text } = body;
    const writing = { authorId: visitor.actorId, now: now(), requestId: request.id, text };
    if (from === undefined) return createLibraryQuestion(db, writing);
    return saveJobQuestionToLibrary(db, { ...writing, from, member: visitor });
  });
}
