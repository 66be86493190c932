import { expect, test } from 'vitest';
import { buildReviewerBlindnessAttestation } from './build-reviewer-blindness-attestation.ts';

const now = new Date('2026-03-10T08:00:00Z');
const run = (day: string, verdict: 'alike' | 'different' | null) => ({
  begunAt: new Date(`2026-03-${day}T03:00:00Z`),
  verdict,
  differing: verdict === 'different' ? ['GET /freview/{hash}/reviews'] : [],
});

test.each([
  ['no run', [], 'none', null],
  ['one that came to no end', [run('10', null)], 'none', null],
  ['one of last night', [run('10', 'alike'), run('09', 'different')], 'alike', '10'],
  [
    'one of the night before, after which one came to no end',
    [run('10', null), run('09', 'alike')],
    'alike',
    '09',
  ],
  ['one of more than two days ago', [run('08', 'alike')], 'old', '08'],
  [
    'one that was different, although it was long ago',
    [run('10', null), run('01', 'different')],
    'different',
    '01',
  ],
] as const)('%s', (_, runs, kind, day) => {
  const found = buildReviewerBlindnessAttestation(runs, now);
  expect(found.kind).toBe(kind);
  expect(found.at?.toISOString().slice(8, 10) ?? null).toBe(day);
  expect(found.differing).toEqual(kind === 'different' ? ['GET /freview/{hash}/reviews'] : []);
});
