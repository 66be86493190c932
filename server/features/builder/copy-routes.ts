import * as library from '@evenhand/contract/question-library.ts';
import * as contract from '@evenhand/contract/job-templates.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { copyTemplate, saveAsTemplate } from '../job-templates/save-template.ts';
import { showJob } from '../jobs/show-job.ts';
import { openLibrary, openLibraryForChange } from '../question-library/open-library.ts';
import { createQuestion } from '../question-library/write-question.ts';
import { addQuestionsToJob } from './add-questions-to-job.ts';
import { duplicateJob } from './duplicate-job.ts';
import { saveQuestionFromJob } from './save-question-from-job.ts';
import { startFromTemplate } from './start-from-template.ts';

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
      return saveAsTemplate(db, { jobId: params.jobId, authorId: visitor.actorId, requestId });
    const id = await duplicateJob(db, { id: params.jobId, member: visitor, requestId });
    return showJob(db, { id, member: visitor, now: now() });
  });

  addEndpointRoute(
    server,
    contract.startJobFromTemplate,
    may.admin,
  )(async ({ db, visitor, params: { templateId }, query, request }) => {
    const { actorId } = visitor;
    const requestId = request.id;
    if (query.template === 'true')
      return copyTemplate(db, { templateId, authorId: actorId, requestId });
    const id = await startFromTemplate(db, { templateId, ownerId: actorId, requestId });
    return showJob(db, { id, member: visitor, now: now() });
  });

  addEndpointRoute(
    server,
    library.addQuestionsToJob,
    may.anyMember,
  )(async ({ db, visitor, params, body, request }) => {
    await openLibrary(db, visitor);
    const adding = { jobId: params.jobId, questionIds: body.questionIds, member: visitor };
    return addQuestionsToJob(db, { ...adding, now: now(), requestId: request.id });
  });

  addEndpointRoute(
    server,
    library.createLibraryQuestion,
    may.anyMember,
  )(async ({ db, visitor, body, request }) => {
    await openLibraryForChange(db, visitor);
    const { from, ...text } = body;
    const writing = { authorId: visitor.actorId, now: now(), requestId: request.id, text };
    if (from === undefined) return createQuestion(db, writing);
    return saveQuestionFromJob(db, { ...writing, from, member: visitor });
  });
}
