import { LiveChange } from '@evenhand/contract/live/live-changes.ts';
import * as z from 'zod/mini';

const POLL_EVERY_MS = 30_000;
const RETRY_FIRST_MS = 2_000;
const RETRY_MOST_MS = 60_000;

/** What an `EventSource` is used for here. */
export type LiveUpdatesConnection = {
  addEventListener: (event: string, listener: (event: { data?: unknown }) => void) => void;
  close: () => void;
};

export type LiveUpdatesConnectionHandlers = {
  /** Undefined where no line can be had at all. */
  open: () => LiveUpdatesConnection | undefined;
  /** From 0 to 1: pages that lost their server together do not come back together. */
  random: () => number;
  onChange: (change: LiveChange) => void;
  /** A line stands. `after` what: after a gap anything may have been missed. */
  onStanding: (after: 'begin' | 'gap') => void;
  /** There is no line: ask as if everything had changed. */
  onPoll: () => void;
  /** The session has ended, says the server; answered once somebody is logged in again. */
  onEnded: () => Promise<unknown>;
};

/**
 * Keeps one line to the server while the page is shown, and asks twice a minute while it cannot be had. Lost lines are
 * taken up again later and later, never by all pages at once.
 */
export function holdLiveUpdatesConnection(handlers: LiveUpdatesConnectionHandlers) {
  let connection: LiveUpdatesConnection | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** Set while somebody is waited for to log in again. */
  let wait: object | undefined;

  function connect() {
    const fresh = handlers.open();
    connection = fresh;
    if (fresh === undefined) return pollLater();
    const whileItStands = (work: (data: unknown) => void) => (event: { data?: unknown }) => {
      if (connection === fresh) work(event.data);
    };
    fresh.addEventListener(
      'hello',
      whileItStands(() => standing()),
    );
    fresh.addEventListener('changed', whileItStands(read));
    fresh.addEventListener(
      'ended',
      whileItStands(() => void leave()),
    );
    fresh.addEventListener('error', whileItStands(lose));
  }

  function standing() {
    handlers.onStanding(failures > 0 ? 'gap' : 'begin');
    failures = 0;
    clearTimeout(poll);
    poll = undefined;
  }

  function read(data: unknown) {
    const change = z.safeParse(LiveChange, parsed(data));
    if (change.success) handlers.onChange(change.data);
  }

  function lose() {
    hangUp();
    failures += 1;
    retry = setTimeout(connect, liveConnectionRetryDelayMs(failures, handlers.random()));
    pollLater();
  }

  function pollLater() {
    poll ??= setTimeout(
      () => {
        poll = undefined;
        handlers.onPoll();
        pollLater();
      },
      POLL_EVERY_MS * (0.8 + 0.4 * handlers.random()),
    );
  }

  async function leave() {
    pause();
    const own = {};
    wait = own;
    await handlers.onEnded();
    if (wait === own) connect();
  }
  function hangUp() {
    connection?.close();
    connection = undefined;
    clearTimeout(retry);
  }

  function pause() {
    hangUp();
    wait = undefined;
    clearTimeout(poll);
    poll = undefined;
  }

  return {
    show() {
      pause();
      failures = 0;
      connect();
    },
    /** Also when the page is left for good. */
    hide: pause,
  };
}

/** Twice as long each time, and half as much more or less. */
export function liveConnectionRetryDelayMs(failures: number, random: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS) * (0.5 + random);
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
