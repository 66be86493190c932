import { callAdvertAnalysisEndpoints } from './advert-calls.ts';
import { callEmailTemplateEndpoints } from './email-calls.ts';
import type { TestServer } from './server.ts';
import { callJobImportEndpoints } from './import-calls.ts';
import { callInviteEndpoints } from './invite-calls.ts';
import { callJobBoardEndpoints } from './job-board-calls.ts';
import { callQuestionLibraryEndpoints } from './library-calls.ts';
import { callOperatorEndpoints } from './operator-calls.ts';
import { callOrganisationEndpoints } from './organisation-calls.ts';
import { callSignInEndpoints } from './sign-in-calls.ts';
import { callSignUpEndpoints } from './sign-up-calls.ts';
import { callJobCopyEndpoints } from './starting-calls.ts';
import type { SendRequest } from './whole-round.ts';

/** Everything that each area does over HTTP, one after the other; a new area is added here. */
export async function callAllEndpoints(server: TestServer, send: SendRequest): Promise<void> {
  await callOperatorEndpoints(server, send);
  await callSignUpEndpoints(server, send);
  await callSignInEndpoints(server, send);
  await callOrganisationEndpoints(server, send);
  await callJobCopyEndpoints(server, send);
  await callAdvertAnalysisEndpoints(server, send);
  await callInviteEndpoints(server, send);
  await callQuestionLibraryEndpoints(server, send);
  await callJobBoardEndpoints(server, send);
  await callJobImportEndpoints(server, send);
  await callEmailTemplateEndpoints(server, send);
}
