import { callEachJobPlanEndpointOnce } from './call-each-job-plan-endpoint-once.ts';
import { callEachAdvertAnalysisEndpointOnce } from './call-each-advert-analysis-endpoint-once.ts';
import { callEachDecisionRecordEndpointOnce } from './call-each-decision-record-endpoint-once.ts';
import { callEachEmailTemplateEndpointOnce } from './call-each-email-template-endpoint-once.ts';
import type { TestServer } from './start-test-server.ts';
import { callEachInterviewAndTaskEndpointOnce } from './call-each-interview-and-task-endpoint-once.ts';
import { callEachJobImportEndpointOnce } from './call-each-job-import-endpoint-once.ts';
import { callEachInvitationToApplyEndpointOnce } from './call-each-invitation-to-apply-endpoint-once.ts';
import { callEachJobBoardEndpointOnce } from './call-each-job-board-endpoint-once.ts';
import { callEachQuestionLibraryEndpointOnce } from './call-each-question-library-endpoint-once.ts';
import { callEachOperatorEndpointOnce } from './call-each-operator-endpoint-once.ts';
import { callEachOrganisationEndpointOnce } from './call-each-organisation-endpoint-once.ts';
import { callEachRankingEndpointOnce } from './call-each-ranking-endpoint-once.ts';
import { callEachPlanEditingEndpointOnce } from './call-each-plan-editing-endpoint-once.ts';
import { callEachSignInEndpointOnce } from './call-each-sign-in-endpoint-once.ts';
import { callEachSignUpEndpointOnce } from './call-each-sign-up-endpoint-once.ts';
import { callEachJobCopyEndpointOnce } from './call-each-job-copy-endpoint-once.ts';
import { callEachDataRequestEndpointOnce } from './call-each-data-request-endpoint-once.ts';
import { callEachRetentionEndpointOnce } from './call-each-retention-endpoint-once.ts';
import type { SendRequest } from './hiring-round-over-http.ts';

/** Everything that each area does over HTTP, one after the other; a new area is added here. */
export async function callEachEndpointOnce(server: TestServer, send: SendRequest): Promise<void> {
  await callEachOperatorEndpointOnce(server, send);
  await callEachSignUpEndpointOnce(server, send);
  await callEachSignInEndpointOnce(server, send);
  await callEachOrganisationEndpointOnce(server, send);
  await callEachJobCopyEndpointOnce(server, send);
  await callEachPlanEditingEndpointOnce(server, send);
  await callEachRankingEndpointOnce(server, send);
  await callEachJobPlanEndpointOnce(server, send);
  await callEachDecisionRecordEndpointOnce(server, send);
  await callEachAdvertAnalysisEndpointOnce(server, send);
  await callEachInvitationToApplyEndpointOnce(server, send);
  await callEachQuestionLibraryEndpointOnce(server, send);
  await callEachJobBoardEndpointOnce(server, send);
  await callEachInterviewAndTaskEndpointOnce(server, send);
  await callEachJobImportEndpointOnce(server, send);
  await callEachEmailTemplateEndpointOnce(server, send);
  await callEachRetentionEndpointOnce(server, send);
  await callEachDataRequestEndpointOnce(server, send);
}
