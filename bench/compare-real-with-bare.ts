import { type HttpCall, measureLatency, median, measureThroughput } from './measure-http-calls.ts';

export type BareAndRealCalls = { bare: HttpCall; real: HttpCall };
export type BareRealComparison = { ratio: number; bare: number; real: number };

const ROUNDS = 7;
const WARM_UP_MS = 1500;

/** Medians of ratios real / bare, of rounds in which both take turns; which goes first changes from round to round. */
export async function compareRealWithBareLatency(
  port: number,
  pair: BareAndRealCalls,
  { rounds = ROUNDS, ms = 500 } = {},
) {
  const measured = await measureBareAndRealInTurns(rounds, {
    bare: () => measureLatency(port, pair.bare, { ms }),
    real: () => measureLatency(port, pair.real, { ms }),
  });
  return {
    p50: medianComparisonOfRounds(
      measured.map(({ bare, real }) => ({ bare: bare.p50, real: real.p50 })),
    ),
    p99: medianComparisonOfRounds(
      measured.map(({ bare, real }) => ({ bare: bare.p99, real: real.p99 })),
    ),
    bytes: { bare: measured[0]?.bare.bytes ?? 0, real: measured[0]?.real.bytes ?? 0 },
  };
}

export async function compareRealWithBareThroughput(
  port: number,
  pair: BareAndRealCalls,
  { rounds = ROUNDS, ms = 500 } = {},
): Promise<BareRealComparison> {
  return medianComparisonOfRounds(
    await measureBareAndRealInTurns(rounds, {
      bare: () => measureThroughput(port, pair.bare, { ms }),
      real: () => measureThroughput(port, pair.real, { ms }),
    }),
  );
}

/** A server runs for weeks: its first seconds, in which code is compiled and plans are made, are not what it is like. */
export async function warmUpServerUnderTest(
  port: number,
  { bare, real }: BareAndRealCalls,
): Promise<void> {
  for (const call of [bare, real, bare, real])
    await measureThroughput(port, call, { ms: WARM_UP_MS });
}

/** The first round warms both up and does not count. */
export async function measureBareAndRealInTurns<T>(
  rounds: number,
  ways: { bare: () => Promise<T>; real: () => Promise<T> },
): Promise<{ bare: T; real: T }[]> {
  const measured: { bare: T; real: T }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    if (round % 2 === 0) {
      const bare = await ways.bare();
      measured.push({ bare, real: await ways.real() });
    } else {
      const real = await ways.real();
      measured.push({ bare: await ways.bare(), real });
    }
  }
  return measured.slice(1);
}

export function medianComparisonOfRounds(
  rounds: readonly { bare: number; real: number }[],
): BareRealComparison {
  return {
    ratio: median(rounds.map(({ bare, real }) => real / bare)),
    bare: median(rounds.map(({ bare }) => bare)),
    real: median(rounds.map(({ real }) => real)),
  };
}
