import fc from 'fast-check';
import { serverFaultKinds, type ServerFault } from './open-two-server-processes-with-faults.ts';

export const HISTORY_REVIEWER_COUNT = 2;
export const HISTORY_REVIEWED_APPLICATION_COUNT = 4;
export const HISTORY_WRITING_CANDIDATE_COUNT = 3;

/** What somebody does, by way of one of the two processes. */
export type RandomHistoryStep = { via: 0 | 1 } & (
  | { kind: 'score'; reviewer: number; item: number; stars: number }
  | { kind: 'hire' | 'reject'; who: number }
  | { kind: 'submit'; who: number }
  | { kind: 'archive' }
);
/** Deeds at once; the fault comes after so many of them have been answered. */
export type RandomHistoryRound = {
  deeds: RandomHistoryStep[];
  fault: ServerFault | null;
  after: number;
};

const via = fc.constantFrom(0 as const, 1 as const);
const below = (n: number) => fc.integer({ min: 0, max: n - 1 });
const step: fc.Arbitrary<RandomHistoryStep> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('score' as const),
      via,
      reviewer: below(HISTORY_REVIEWER_COUNT),
      item: below(HISTORY_REVIEWED_APPLICATION_COUNT),
      stars: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('hire' as const, 'reject' as const),
      via,
      who: below(HISTORY_REVIEWED_APPLICATION_COUNT),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      via,
      who: below(HISTORY_WRITING_CANDIDATE_COUNT),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('archive' as const), via }) },
);

export const randomHistoryArbitrary: fc.Arbitrary<RandomHistoryRound[]> = fc.array(
  fc.record({
    deeds: fc.array(step, { minLength: 4, maxLength: 12 }),
    fault: fc.option(fc.record({ kind: fc.constantFrom(...serverFaultKinds), at: via })),
    after: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 3, maxLength: 6 },
);

const both = [0, 1] as const;
/** Each reviewer by way of a process, or of the other. */
const scores = (stars: number, isElsewhere = false): RandomHistoryStep[] =>
  both.flatMap((reviewer) =>
    [0, 1].map((item): RandomHistoryStep => {
      const other = reviewer === 0 ? 1 : 0;
      return { kind: 'score', via: isElsewhere ? other : reviewer, reviewer, item, stars };
    }),
  );
const submits = (who: number): RandomHistoryStep[] =>
  both.map((n) => ({ kind: 'submit', via: n, who }) as const);
const hires = (who: number): RandomHistoryStep[] =>
  [...both, ...both].map((n) => ({ kind: 'hire', via: n, who }) as const);

/** What lot may leave out of a few histories: each kind of fault, everybody at once, and a role that is archived. */
export const historyWithEveryFaultKind: RandomHistoryRound[] = [
  { deeds: [...scores(4), ...hires(0)], fault: null, after: 0 },
  { deeds: [...scores(2, true), ...submits(0)], fault: { kind: 'lose', at: 0 }, after: 4 },
  { deeds: [...hires(1), ...submits(1)], fault: { kind: 'kill', at: 1 }, after: 2 },
  { deeds: [...scores(4), { kind: 'archive', via: 0 }], fault: { kind: 'cut', at: 1 }, after: 3 },
  { deeds: [...submits(2), ...hires(2)], fault: { kind: 'restart', at: 0 }, after: 0 },
];
