import { callEachCandidateTaskEndpointOnce } from './call-each-candidate-task-endpoint-once.ts';
import { callEachInterviewEndpointOnce } from './call-each-interview-endpoint-once.ts';
import { callEachScorecardEndpointOnce } from './call-each-scorecard-endpoint-once.ts';
import type { SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

/** What comes after the written answers, over HTTP: each call once. */
export async function callEachInterviewAndTaskEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  await callEachScorecardEndpointOnce(server, send);
  await callEachInterviewEndpointOnce(server, send);
  await callEachCandidateTaskEndpointOnce(server, send);
}
