import type { PlantedMember } from './test-data-types.ts';
import {
  makeHiringRoundActionsOverHttp,
  type RoundJob,
  type SendRequest,
} from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

type Feedback = {
  by: PlantedMember;
  role: Pick<RoundJob, 'id'>;
  applicationId: number;
};

/** How feedback is released, and a comment with its second pair of eyes: each call once. */
export async function callEachFeedbackEndpointOnce(
  server: TestServer,
  send: SendRequest,
  { by, role: job, applicationId }: Feedback,
): Promise<void> {
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const at = `/api/manage/${job.id}`;
  const candidate = `${at}/candidates/${applicationId}`;
  await staff(by, 'GET', `${at}/feedback`);
  await staff(by, 'PUT', `${at}/feedback`, { heldUntil: null, showsGuide: true, version: 0 });
  await staff(by, 'GET', `${candidate}/feedback`);
  await staff(by, 'PUT', `${candidate}/feedback-comment`, {
    text: 'Your answers were clear. Say next time what each step costs.',
    version: 0,
  });
  const second = await server.given.member({ id: by.orgId }, { role: 'ADMIN' });
  await staff(second, 'POST', `${candidate}/feedback-comment/approve`, { version: 1 });
  await staff(by, 'GET', `/manage/${job.id}/feedback/${applicationId}`);
}
