import { expect, test } from 'vitest';
import {
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

test('of many times a page shows some, whole days of them, and links without a script lead to the others', async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  const round = await givenInterviewRound(server, admin, { job, panel: [admin] });
  const candidate = await givenInterviewCandidate(server, job);
  const laid = await server.as(admin).post(`${round.url}/slots`, {
    kind: 'range',
    from: '2026-11-24',
    until: '2026-11-27',
    weekdays: [1, 2, 3, 4, 5],
    opens: '08:00',
    closes: '20:00',
    gapMinutes: 0,
  });
  expect(laid.statusCode).toBe(201);
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [candidate] });
  const first = await candidate.get('interview');
  expect(first.body.match(/name="slot"/g)).toHaveLength(48);
  expect(visiblePageText(first)).toContain('Later times 16');
  expect(visiblePageText(first)).not.toContain('Earlier times');
  const [, next = ''] = /href="[^"]*(\?interview=[^"#]*)#/.exec(first.body) ?? [];
  const second = await candidate.get(`interview${next.replaceAll('&amp;', '&')}`);
  expect(second.body.match(/name="slot"/g)).toHaveLength(16);
  expect(visiblePageText(second)).toContain('Earlier times');
  expect(visiblePageText(second)).not.toContain('Later times');
  const odd = await candidate.get('interview?interview=x&from=yesterday');
  expect(odd.body.match(/name="slot"/g)).toHaveLength(48);
});
