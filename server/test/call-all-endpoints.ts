import { callEachAdvertAnalysisEndpointOnce } from './call-advert-analysis-endpoints.ts';
import { callEachEmailTemplateEndpointOnce } from './call-email-template-endpoints.ts';
import type { TestServer } from './start-test-server.ts';
import { callEachJobImportEndpointOnce } from './call-job-import-endpoints.ts';
import { callEachInvitationToApplyEndpointOnce } from './call-invitation-to-apply-endpoints.ts';
import { callEachJobBoardEndpointOnce } from './call-job-board-endpoints.ts';
import { callEachQuestionLibraryEndpointOnce } from './call-question-library-endpoints.ts';
import { callEachOperatorEndpointOnce } from './call-operator-endpoints.ts';
import { callEachOrganisationEndpointOnce } from './call-organisation-endpoints.ts';
import { callEachSignInEndpointOnce } from './call-sign-in-endpoints.ts';
import { callEachSignUpEndpointOnce } from './call-sign-up-endpoints.ts';
import { callEachJobCopyEndpointOnce } from './call-job-copy-endpoints.ts';
import type { SendRequest } from './hiring-round-over-http.ts';

/** Everything that each area does over HTTP, one after the other; a new area is added here. */
export async function callEachEndpointOnce(server: TestServer, send: SendRequest): Promise<void> {
  await callEachOperatorEndpointOnce(server, send);
  await callEachSignUpEndpointOnce(server, send);
  await callEachSignInEndpointOnce(server, send);
  await callEachOrganisationEndpointOnce(server, send);
  await callEachJobCopyEndpointOnce(server, send);
  await callEachAdvertAnalysisEndpointOnce(server, send);
  await callEachInvitationToApplyEndpointOnce(server, send);
  await callEachQuestionLibraryEndpointOnce(server, send);
  await callEachJobBoardEndpointOnce(server, send);
  await callEachJobImportEndpointOnce(server, send);
  await callEachEmailTemplateEndpointOnce(server, send);
}
