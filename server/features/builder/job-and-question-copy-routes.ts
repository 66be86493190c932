import * as library from '@evenhand/contract/question-library.ts';
import * as contract from '@evenhand/contract/job-templates.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  duplicateJobTemplate,
  saveJobAsTemplate,
} from '../job-templates/save-or-duplicate-template.ts';
import { readJobCard } from '../jobs/read-job-card.ts';
import {
  checkMayReadQuestionLibrary,
  checkMayChangeQuestionLibrary,
} from '../question-library/check-library-access.ts';
import { createLibraryQuestion } from '../question-library/create-duplicate-or-change-library-question.ts';
import { addLibraryQuestionsToJob } from './add-library-questions-to-job.ts';
import { addLibraryQuestionsToStage } from './add-library-questions-to-stage.ts';
import { duplicateJob } from './duplicate-job.ts';
import { saveJobQuestionToLibrary } from './save-job-question-to-library.ts';
import { startJobFromTemplate } from './start-job-from-template.ts';

/** What goes from one job, template or library into another. */
export function addJobAndQuestionCopyRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.duplicateJobEndpoint,
    may.admin,
  )(async ({ visit, params, query }) => {
    if (query.template === 'true') return saveJobAsTemplate(visit, params);
    const id = await duplicateJob(visit, { id: params.jobId });
    return readJobCard(visit, { id });
  });

  addEndpointRoute(
    server,
    contract.startJobFromTemplateEndpoint,
    may.admin,
  )(async ({ visit, params: { templateId }, query }) => {
    if (query.template === 'true') return duplicateJobTemplate(visit, { templateId });
    const id = await startJobFromTemplate(visit, { templateId, ownerId: visit.member.actorId });
    return readJobCard(visit, { id });
  });

  addEndpointRoute(
    server,
    library.addLibraryQuestionsToJobDraftEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) => {
    await checkMayReadQuestionLibrary(visit);
    const { jobId } = params;
    const { questionIds, stageId } = body;
    if (stageId === undefined) return addLibraryQuestionsToJob(visit, { jobId, questionIds });
    return addLibraryQuestionsToStage(visit, { jobId, stageId, questionIds });
  });

  addEndpointRoute(
    server,
    library.createLibraryQuestionEndpoint,
    may.changeLibrary,
  )(async ({ visit, body }) => {
    await checkMayChangeQuestionLibrary(visit);
    const { from, points, ...text } = body;
    if (from === undefined) return createLibraryQuestion(visit, { text, points });
    return saveJobQuestionToLibrary(visit, { text, points, from });
  });
}
