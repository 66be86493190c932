import { readFile } from 'node:fs/promises';
import {
  type EducationGuideContentBlock,
  type EducationGuideSlug,
  educationGuideSlugs,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import { LEADERBOARD_POINTS_PER_STAR } from '@evenhand/contract/pipeline/leaderboard.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { calculateHalfWidthOfLikelyScoreRange } from '../pipeline/rules/calculate-half-width-of-likely-score-range.ts';
import { findEducationGuidePage } from './read-education-guides.ts';

const server = startTestServer();

test.each(educationGuideSlugs)(
  '%s has at least 600 words, a worked example and sources',
  async (slug) => {
    const text = await readFile(new URL(`./content/${slug}.md`, import.meta.url), 'utf8');
    expect(countWords(text)).toBeGreaterThanOrEqual(600);
    const guide = await findEducationGuidePage(slug);
    const examples = guide?.sections.filter(({ isExample }) => isExample) ?? [];
    expect(examples).toHaveLength(1);
    // In it somebody has written something, or something was counted.
    const kinds = examples.flatMap(({ parts }) => parts.map(({ kind }) => kind));
    expect(kinds.length).toBeGreaterThan(4);
    expect(kinds).toContain('quote');
    expect(guide?.sections.at(-1)?.title).toBe('Sources');
  },
);

test('a guide is shown with its contents, how long it takes, and the guides beside it', async () => {
  const reply = await server.running.app.inject({ url: '/education/scoring' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Guide 5 of 9 · 6 minutes');
  expect(reply.body).toContain('href="#worked-example-4-11-against-4-00"');
  expect(reply.body).toContain('href="/education/review-guides" rel="prev"');
  expect(reply.body).toContain('href="/education/structured-interviews" rel="next"');
  expect(reply.body).toContain('<blockquote><p>');
});

test('the reliability of several readers is that of Spearman and Brown', async () => {
  const [bars = []] = await valuesOf('scoring', 'bars');
  expect(bars).toEqual(
    [1, 2, 3, 4, 5].map((k) => ((k * 0.4) / (1 + (k - 1) * 0.4)).toFixed(2).slice(1)),
  );
});

test('the candidates of the worked example are ranked as the leaderboard would', async () => {
  const table = (await partsOf('scoring')).find((part) => part.kind === 'table');
  const rows = table?.kind === 'table' ? table.rows : [];
  const told = rows
    .map((row) => scoreOf(row.slice(1, 4).map(starsIn)))
    .toSorted((a, b) => b.mean - a.mean)
    .map(({ mean, range }) => `${mean.toFixed(2)}\u00a0±\u00a0${range.toFixed(2)}`);
  expect(await valuesOf('scoring', 'ranges')).toEqual([told]);
});

test('how often a fair process falls below four fifths is what the binomials say', async () => {
  const [bars = []] = await valuesOf('diversity-figures', 'bars');
  expect(bars).toEqual(
    [10, 20, 50, 100, 300].map((n) => `${Math.round(belowFourFifths(n, 0.2) * 100)}\u00a0%`),
  );
});

test('the p-values of the worked example are those of Fisher’s exact test', async () => {
  const told = JSON.stringify(await partsOf('diversity-figures')).match(/p = [\d.]+/g);
  const exact = [
    fisher([9, 180], [4, 120]),
    fisher([36, 144], [18, 78]),
    fisher([144, 180], [78, 120]),
  ];
  expect(told).toEqual(exact.map((p) => `p = ${Number(p.toPrecision(p < 0.01 ? 1 : 2))}`));
});

function starsIn(cell: unknown): number[] {
  return (
    JSON.stringify(cell)
      .match(/\d(?= ·|")/g)
      ?.map(Number) ?? []
  );
}

/** The mean over answers of the mean of their stars, and its likely range, in stars. */
function scoreOf(answers: number[][]): { mean: number; range: number } {
  const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const errors = answers.map((stars) => {
    const squares = stars.map((each) => (each - mean(stars)) ** 2);
    return squares.reduce((sum, each) => sum + each, 0) / (stars.length - 1) / stars.length;
  });
  const known = errors.reduce((sum, each) => sum + each, 0) / answers.length ** 2;
  const range =
    calculateHalfWidthOfLikelyScoreRange([{ weight: 1, known, lone: 0, pooled: null }]) ??
    Number.NaN;
  return { mean: mean(answers.map(mean)), range: range / LEADERBOARD_POINTS_PER_STAR };
}

type Rate = [passed: number, of: number];

/** How likely chance alone makes a difference at least as unlikely as this one. */
function fisher([a, n]: Rate, [b, m]: Rate): number {
  const odds = (k: number) =>
    Math.exp(logChoose(n, k) + logChoose(m, a + b - k) - logChoose(n + m, a + b));
  const all = Array.from({ length: n + 1 }, (_, k) => k).filter(
    (k) => k <= a + b && a + b - k <= m,
  );
  const seen = odds(a) * (1 + 1e-9);
  return all
    .map(odds)
    .filter((each) => each <= seen)
    .reduce((sum, each) => sum + each, 0);
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i += 1) sum += Math.log((n - k + i) / i);
  return sum;
}

/** Of two groups of n with the same chance: how often the lower rate is under four fifths of the higher. */
function belowFourFifths(n: number, chance: number): number {
  const odds = [(1 - chance) ** n];
  for (let k = 1; k <= n; k += 1)
    odds.push((((odds[k - 1] ?? 0) * (n - k + 1)) / k) * (chance / (1 - chance)));
  return odds.reduce(
    (sum, one, i) =>
      sum +
      odds.reduce(
        (part, other, j) => part + (Math.min(i, j) * 5 < Math.max(i, j) * 4 ? one * other : 0),
        0,
      ),
    0,
  );
}

async function partsOf(slug: EducationGuideSlug): Promise<EducationGuideContentBlock[]> {
  return (await findEducationGuidePage(slug))?.sections.flatMap(({ parts }) => parts) ?? [];
}

/** The values of each drawing of a kind. */
async function valuesOf(slug: EducationGuideSlug, kind: 'bars' | 'ranges'): Promise<string[][]> {
  return (await partsOf(slug)).flatMap((part) => {
    if (part.kind !== kind) return [];
    return [(part.kind === 'bars' ? part.bars : part.ranges).map(({ value }) => value)];
  });
}
