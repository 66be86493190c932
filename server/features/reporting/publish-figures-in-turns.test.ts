import { expect, test } from 'vitest';
import {
  insertFigureFactRowsForTests,
  repeatFigureFact,
} from '../../test/figure-fact-and-demographics-test-data.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { reportingPeriodicTasks } from './background-tasks.ts';

const server = startTestServer();

test('of many organisations a few have their turn in each round, and all of them in time', async () => {
  const { given } = server;
  for (let n = 0; n < 12; n += 1) {
    const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
    const job = await given.job(admin);
    await insertFigureFactRowsForTests(
      given.owner,
      repeatFigureFact(1, { job, startedDay: '2026-01-05', furthest: 'submit' }),
    );
  }
  const round = async () => {
    await reportingPeriodicTasks['freeze-figures']?.work(server.services);
    const { rows } = await given.owner.query<{ n: number }>(
      'select count(*)::int as n from report.freeze_round',
    );
    return rows[0]?.n;
  };
  expect([await round(), await round(), await round(), await round()]).toEqual([5, 10, 12, 12]);
});
