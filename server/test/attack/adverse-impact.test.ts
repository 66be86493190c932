import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { publishDueDemographicsOfOrganisation } from '../../features/disclosure/publish-due-demographics.ts';
import { judgeAdverseImpactByYear } from '../../features/reporting/judge-adverse-impact-by-year.ts';
import { readAdverseImpact } from '../../features/reporting/read-adverse-impact.ts';
import {
  repeatFigureFact,
  insertFigureFactRowsForTests,
} from '../figure-fact-and-demographics-test-data.ts';
import { startTestServer } from '../start-test-server.ts';

const server = startTestServer();
const NOW = new Date('2026-06-03T12:00:00Z');
const TRIALS = Number(process.env['ATTACK_TRIALS'] ?? 3);
const RARE = 'gender.non-binary';

/**
 * What an admin reads of a year in which one real person stands beside invented ones who all gave a rare answer: their
 * applications are confirmed, and they are as many as are missing to a threshold.
 */
async function readBeside(invented: number, answer: string): Promise<string> {
  const { given, services } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const person = { job, startedDay: '2025-04-15', furthest: 'cvreview' } as const;
  const gave = (gender: string) => ({ ...person, answers: { gender } });
  await insertFigureFactRowsForTests(given.owner, [
    ...repeatFigureFact(120, gave('gender.woman')),
    ...repeatFigureFact(invented, gave(RARE)),
    gave(answer),
  ]);
  await given.owner.query(
    `insert into core.cohort_day (org_id, day, source_id, quick, started) values ($1, '2025-04-15', 1, false, $2)`,
    [admin.orgId, 121 + invented],
  );
  server.setNow(NOW);
  await publishDueDemographicsOfOrganisation(services, admin.orgId);
  await judgeAdverseImpactByYear(services, admin.orgId);
  const actor = { orgId: admin.orgId, actorId: admin.id };
  const { years } = await runTransactionByDoor(
    { services, door: 'staff', actor },
    readAdverseImpact,
  );
  expect(years).toHaveLength(1);
  return JSON.stringify(years);
}

test('whether groups of people got on alike does not tell whether one person more is in a small group', async () => {
  for (const invented of [4, 9, 14]) {
    const [with_, without] = [new Set<string>(), new Set<string>()];
    for (let trial = 0; trial < TRIALS; trial += 1) {
      with_.add(await readBeside(invented, RARE));
      without.add(await readBeside(invented, 'gender.woman'));
    }
    expect([...with_], `${invented} invented`).toEqual([...without]);
  }
}, 600_000);
