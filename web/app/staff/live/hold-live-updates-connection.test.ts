import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  holdLiveUpdatesConnection,
  type LiveUpdatesConnection,
  liveConnectionRetryDelayMs,
} from './hold-live-updates-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server end of lines, and what the page did about them. */
function page({ random = 0.5, hasLines = true } = {}) {
  const lines: { say: (event: string, data?: unknown) => void; isClosed: boolean }[] = [];
  const open = (): LiveUpdatesConnection => {
    const ears = new Map<string, (event: { data?: unknown }) => void>();
    const line = {
      isClosed: false,
      say: (event: string, data: unknown = {}) => ears.get(event)?.({ data: JSON.stringify(data) }),
    };
    lines.push(line);
    return {
      addEventListener: (event, ear) => void ears.set(event, ear),
      close: () => void (line.isClosed = true),
    };
  };
  const did: unknown[] = [];
  const back = Promise.withResolvers<void>();
  const live = holdLiveUpdatesConnection({
    open: () => (hasLines ? open() : undefined),
    random: () => random,
    onChange: (change) => did.push(change),
    onStanding: (after) => did.push(after),
    onPoll: () => did.push('poll'),
    onEnded: () => back.promise,
  });
  return {
    live,
    lines,
    did,
    last: () => lines.at(-1) ?? { say: () => {}, isClosed: true },
    logInAgain: back.resolve,
  };
}

const change = { kinds: ['jobs'], jobs: [7], own: false };

test('what the server tells is passed on, and what is no word of it is not', () => {
  const { live, last, did } = page();
  live.show();
  last().say('hello');
  last().say('changed', change);
  last().say('changed', { kinds: ['jobs'], jobs: [7], own: false, title: 'Baker' });
  last().say('changed', 'nonsense');
  expect(did).toEqual(['begin', change]);
});

test('a page that is hidden closes its line and asks nothing; shown again it has a new one', () => {
  const { live, lines, last, did } = page();
  live.show();
  last().say('hello');
  live.hide();
  vi.advanceTimersByTime(600_000);
  expect([lines.length, lines[0]?.isClosed]).toEqual([1, true]);
  lines[0]?.say('changed', change);
  live.show();
  last().say('hello');
  expect(did).toEqual(['begin', 'begin']);
});

test('without a line the page asks twice a minute, and a line that is back ends that and catches up', () => {
  const { live, lines, last, did } = page();
  live.show();
  last().say('error');
  for (let seconds = 0; seconds < 65; seconds += 1) {
    vi.advanceTimersByTime(1000);
    if (!last().isClosed) last().say('error');
  }
  expect(did).toEqual(['poll', 'poll']);
  expect(lines.length).toBeLessThan(8);
  vi.advanceTimersByTime(120_000);
  did.length = 0;
  last().say('hello');
  vi.advanceTimersByTime(600_000);
  expect(did).toEqual(['gap']);
});

test('where no line can be had at all, asking is all there is', () => {
  const { live, did } = page({ hasLines: false });
  live.show();
  vi.advanceTimersByTime(91_000);
  expect(did).toEqual(['poll', 'poll', 'poll']);
  live.hide();
  vi.advanceTimersByTime(91_000);
  expect(did).toHaveLength(3);
});

test('a session that has ended ends the line, until somebody has logged in again', async () => {
  const { live, lines, last, did, logInAgain } = page();
  live.show();
  last().say('ended');
  await vi.advanceTimersByTimeAsync(600_000);
  expect([lines.length, last().isClosed, did]).toEqual([1, true, []]);
  logInAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toHaveLength(2);
});

test('lost lines are taken up again later and later, and not by all pages at once', () => {
  const at = (random: number) =>
    [1, 2, 3, 4, 5, 6, 20].map((n) => liveConnectionRetryDelayMs(n, random));
  expect(at(0)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(at(1)).toEqual([3000, 6000, 12_000, 24_000, 48_000, 90_000, 90_000]);
});
