import type { CandidateAdjustments } from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestCandidateClient } from './test-candidate-client.ts';

type Ids = { jobId: number; applicationId: number };

export async function readAdjustmentsAsMemberInTest(
  server: TestServer,
  member: Pick<PlantedMember, 'session'>,
  { jobId, applicationId }: Ids,
): Promise<CandidateAdjustments> {
  const url = `/api/manage/${jobId}/candidates/${applicationId}/adjustments`;
  return (await server.as(member).get(url)).json<CandidateAdjustments>();
}

/** Answers the newest thing a candidate asked for. */
export async function answerNewestAdjustment(
  server: TestServer,
  member: Pick<PlantedMember, 'session'>,
  { answer = {}, ...ids }: Ids & { answer?: object },
): Promise<LightMyRequestResponse> {
  const seen: Partial<CandidateAdjustments> = await readAdjustmentsAsMemberInTest(
    server,
    member,
    ids,
  );
  const [newest] = seen.adjustments ?? [];
  const { jobId, applicationId } = ids;
  return server
    .as(member)
    .post(`/api/manage/${jobId}/candidates/${applicationId}/adjustments/${newest?.id ?? 1}`, {
      version: newest?.version ?? 0,
      outcome: 'agreed',
      timeFactor: 1,
      maySendUntil: null,
      words: 'Agreed.',
      ...answer,
    });
}

/** Asks by the page's form, as it stands for whoever has not asked yet. */
export function postAdjustmentForm(
  candidate: Pick<TestCandidateClient, 'post'>,
  fields: Record<string, string> = { time: '2' },
): Promise<LightMyRequestResponse> {
  return candidate.post('adjustments', { version: '0', ...fields });
}
