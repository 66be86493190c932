import { callAdvertAnalysisEndpoints } from './call-advert-analysis-endpoints.ts';
import { callEmailTemplateEndpoints } from './call-email-template-endpoints.ts';
import type { TestServer } from './start-test-server.ts';
import { callJobImportEndpoints } from './call-job-import-endpoints.ts';
import { callInvitationToApplyEndpoints } from './call-invitation-to-apply-endpoints.ts';
import { callJobBoardEndpoints } from './call-job-board-endpoints.ts';
import { callQuestionLibraryEndpoints } from './call-question-library-endpoints.ts';
import { callOperatorEndpoints } from './call-operator-endpoints.ts';
import { callOrganisationEndpoints } from './call-organisation-endpoints.ts';
import { callSignInEndpoints } from './call-sign-in-endpoints.ts';
import { callSignUpEndpoints } from './call-sign-up-endpoints.ts';
import { callJobCopyEndpoints } from './call-job-copy-endpoints.ts';
import type { SendRequest } from './hiring-round-over-http.ts';

/** Everything that each area does over HTTP, one after the other; a new area is added here. */
export async function callAllEndpoints(server: TestServer, send: SendRequest): Promise<void> {
  await callOperatorEndpoints(server, send);
  await callSignUpEndpoints(server, send);
  await callSignInEndpoints(server, send);
  await callOrganisationEndpoints(server, send);
  await callJobCopyEndpoints(server, send);
  await callAdvertAnalysisEndpoints(server, send);
  await callInvitationToApplyEndpoints(server, send);
  await callQuestionLibraryEndpoints(server, send);
  await callJobBoardEndpoints(server, send);
  await callJobImportEndpoints(server, send);
  await callEmailTemplateEndpoints(server, send);
}
