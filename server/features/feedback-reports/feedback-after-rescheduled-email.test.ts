import { expect, test } from 'vitest';
import {
  clientOfApplication,
  givenScoredCandidates,
  makeFeedbackReportTestActions,
} from '../../test/given-scored-candidates-and-feedback-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

test('whoever is told at once of a rejection that was to be told in two hours finds the report at once', async () => {
  const scored = await givenScoredCandidates(server, {
    stars: [
      [1, 2],
      [2, 3],
      [3, 3],
      [3, 4],
      [4, 4],
      [5, 5],
    ],
    skills: ['Judgement', 'Calm', 'Numbers'],
  });
  const { settle, stored } = makeFeedbackReportTestActions(server, scored);
  const { admin, job, applications } = scored;
  const [first] = applications;
  if (first === undefined) throw new Error('nobody applied');
  const as = server.as(admin);
  const at = `/api/manage/${job.id}`;
  await as.post(`${at}/decide`, { applicationIds: [first.id], decision: 'reject' });
  await settle({ haveEmailsLeft: false });
  expect((await stored(first)).releases).toEqual([{ isReleased: false, isTakenBack: false }]);
  const candidateAt = `${at}/candidates/${first.id}`;
  const { mails } = (await as.get(candidateAt)).json();
  const sent = await as.post(`${candidateAt}/move-mail/${mails[0].id}`, { sendAt: null });
  expect(sent.statusCode).toBe(200);
  await settle();
  expect((await stored(first)).releases).toEqual([{ isReleased: true, isTakenBack: false }]);
  const candidate = await clientOfApplication(server, first);
  expect(visiblePageText(await candidate.get('feedback'))).toContain('Answer by answer');
});
