import { expect, test } from 'vitest';
import { larkfieldDemoJobs } from './content/jobs.ts';
import { decideDemoOutcomes } from './decide-demo-outcomes.ts';
import { demoRandomNumbersFromSeed } from './demo-random-numbers.ts';
import { inventDemoApplications } from './invent-demo-applications.ts';

test('stars follow the intended quality of the answer, with the noise of humans', () => {
  const tools = {
    dice: demoRandomNumbersFromSeed(7),
    today: new Date('2026-06-01'),
    now: new Date('2026-06-01T12:00:00Z'),
  };
  const invented = inventDemoApplications(larkfieldDemoJobs, tools);
  const pairs = larkfieldDemoJobs.flatMap((job) => {
    const own = invented.filter((application) => application.role === job);
    const { batch } = decideDemoOutcomes(job, own, { reviewers: 9, ...tools });
    return (batch?.reviews ?? []).flatMap(({ application, question, stars }) => {
      const quality = own[application]?.answers[question]?.quality;
      return quality === undefined || stars === null ? [] : [[quality, stars] as const];
    });
  });
  expect(pairs.length).toBeGreaterThan(9000);
  expect(correlation(pairs)).toBeGreaterThan(0.6);
  expect(correlation(pairs)).toBeLessThan(0.95);
});

function correlation(pairs: (readonly [number, number])[]): number {
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const moment = (f: (a: number, b: number) => number) =>
    pairs.reduce((sum, [a, b]) => sum + f(a - x, b - y), 0);
  return moment((a, b) => a * b) / Math.sqrt(moment((a) => a * a) * moment((_, b) => b * b));
}
