import { expect, test } from 'vitest';
import { checkStoredApplicationFacts } from '../../../bench/compare-stored-with-naive-application-facts.ts';
import {
  checkStoredFigureSums,
  findNaiveStepsBySource,
  findNaiveExperienceFigures,
  findNaiveKeyNumbers,
} from '../../../bench/naive-sql-figures-and-stored-sum-check.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  randomFiguresRequest,
  prepareRandomHiringActivity,
} from '../../test/random-hiring-activity-and-figures-requests.ts';
import {
  refreshRollupsOfAllOrganisations,
  refreshRollupsBeforeReading,
} from './refresh-rollups-of-one-or-all-organisations.ts';
import { packCandidatesByStartMonth } from './pack-candidates-by-start-month.ts';
import { readReachedHiringStepsBySource } from './read-steps-by-source.ts';
import { readExperienceRatings } from './read-experience-ratings.ts';
import { readReportKeyNumbers } from './read-report-key-numbers.ts';
import { rebuildFiguresOfOrganisation } from './rebuild-figures.ts';

const server = startTestServer();
/** Another one can be tried by EVENHAND_SEED. */
const SEED = 20_261;
const WRITES = 120;
const never = new AbortController().signal;

type Writes = Awaited<ReturnType<typeof prepareRandomHiringActivity>>;

/** Whatever is asked of a period, the server says what the plainest SQL says. */
async function expectExact(writes: Writes, done: string): Promise<void> {
  const { services } = server;
  const { owner } = server.given;
  for (const isFiltered of [false, true]) {
    const question = randomFiguresRequest(writes, { isFiltered });
    const told = {
      numbers: await readReportKeyNumbers(services, question),
      cohort: await readReachedHiringStepsBySource(services, question),
    };
    const query = JSON.stringify(question);
    expect(told.numbers, `${done} ${query}`).toEqual(await findNaiveKeyNumbers(owner, question));
    expect(told.cohort, `${done} ${query}`).toEqual(await findNaiveStepsBySource(owner, question));
    // Few days have five answers of a role.
    const always = { ...question, from: '2026-01-01', until: '2026-12-31' };
    for (const kind of ['post-apply', 'post-review'] as const)
      for (const about of [question, always]) {
        const naive = await findNaiveExperienceFigures(owner, { ...about, kind });
        const { total = 0, texts = 0, mean, median, ...scores } = naive ?? {};
        const experience = await readExperienceRatings(services, { ...about, kind });
        expect(experience, `${done} ${query}`).toEqual(
          total < 5
            ? { total, texts, scores: null, ratingMean: null, ratingMedian: null }
            : { total, texts, scores, ratingMean: mean, ratingMedian: median },
        );
      }
  }
}

test('after any random sequence of writes every exact figure is what the plainest SQL says, cell for cell', async () => {
  const writes = await prepareRandomHiringActivity(
    server,
    Number(process.env['EVENHAND_SEED'] ?? SEED),
  );
  const done: string[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const lot = writes.dice.below(12);
    // Folding goes on beside, and now and then everything is rebuilt, or packed for whoever counts live.
    const beside =
      lot < 4 ? refreshRollupsBeforeReading(server.services, writes.org.id) : Promise.resolve();
    done.push(await writes.next());
    await beside;
    if (lot === 5) await rebuildFiguresOfOrganisation(server.services, writes.org.id);
    if (lot > 8) await packCandidatesByStartMonth(server.services, writes.org.id, never);
    if (n % 20 === 19) await expectExact(writes, `after ${n} (${done.slice(-20).join(' ')})`);
  }
  await refreshRollupsOfAllOrganisations(server.services);
  expect(await checkStoredFigureSums(server.given.owner, writes.org.id)).toEqual([]);
  expect(
    await checkStoredApplicationFacts(server.given.owner, writes.org.id, server.services.config),
  ).toEqual([]);
});
