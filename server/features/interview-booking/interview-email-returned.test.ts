import { beforeEach, expect, test } from 'vitest';
import {
  bookInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  handlePendingInterviewEvents,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { sendDueEmails } from '../emails/send-due-emails.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

let admin: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
let candidates: TestCandidateClient[];
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  round = await givenInterviewRound(server, admin, { job, panel: [admin] });
  candidates = [
    await givenInterviewCandidate(server, job),
    await givenInterviewCandidate(server, job),
  ];
  await server.given.owner.query('delete from core.event_outbox');
});

const post = async () => {
  await handlePendingInterviewEvents(server);
  await sendDueEmails(services());
};
const isReturned = async (): Promise<Record<number, boolean>> => {
  const reply = await server.as(admin).get(`/api/job/${job.id}/interviews`);
  const { interviews } = reply.json<{
    interviews: { applicationId: number; hasEmailReturned: boolean }[];
  }>();
  return Object.fromEntries(
    interviews.map(({ applicationId, hasEmailReturned }) => [applicationId, hasEmailReturned]),
  );
};

test('an e-mail that came back is told at its interview, and at no other, until one arrives again', async () => {
  const [bounced, reached] = candidates;
  if (bounced === undefined || reached === undefined) throw new Error('there are two');
  smtp().answer(550);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [bounced] });
  await post();
  smtp().answer(null);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [reached] });
  await post();
  expect(await isReturned()).toEqual({ [bounced.id]: true, [reached.id]: false });
  // They come by their link all the same; that they are booked is not sent to an address that is no more.
  const slot = await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-11-25T10:00:00Z',
  });
  expect((await bookInterviewByLink(server, bounced, slot)).statusCode).toBe(303);
  await post();
  expect(await isReturned()).toEqual({ [bounced.id]: true, [reached.id]: false });
  const again = await server
    .as(admin)
    .post(`/api/manage/${job.id}/candidates/${bounced.id}/try-address-again`, {});
  expect(again.statusCode).toBeLessThan(300);
  await post();
  expect(await isReturned()).toEqual({ [bounced.id]: false, [reached.id]: false });
});
