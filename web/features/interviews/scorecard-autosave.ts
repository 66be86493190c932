import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';

export type ScorecardDraftState = 'saving' | 'saved' | 'unsaved' | 'refused' | 'newer';
export type ScorecardDraftInMemory<Value> = {
  value: Value;
  /** Of what the server has, by which it knows whether this was written on something old. */
  version: number;
  state: ScorecardDraftState;
};

/** Sends one part of a card; throws what the call throws. */
type Send<Value> = (part: string, draft: { value: Value; version: number }) => Promise<number>;

const TYPING_PAUSE_MS = 600;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/**
 * Keeps what was written on a card in this visit until the server has it. One call a part at a time, the latest wins; whatever
 * the network does, it is tried again until it is through or refused. What another tab has saved is never overwritten unasked.
 */
export function createScorecardAutosave<Value>(
  send: Send<Value>,
  wait: (ms: number) => Promise<void> = sleep,
) {
  let drafts: ReadonlyMap<string, ScorecardDraftInMemory<Value>> = new Map();
  const sending = new Set<string>();
  const listeners = new Set<() => void>();
  const wakes = new Set<() => void>();

  function put(part: string, draft: ScorecardDraftInMemory<Value>) {
    drafts = new Map(drafts).set(part, draft);
    for (const listener of listeners) listener();
  }

  async function pause(ms: number) {
    await Promise.race([wait(ms), new Promise<void>((resolve) => wakes.add(resolve))]);
  }

  async function deliver(part: string, isTyped: boolean) {
    if (sending.has(part)) return;
    sending.add(part);
    if (isTyped) await pause(TYPING_PAUSE_MS);
    let waitMs = FIRST_WAIT_MS;
    for (let draft = drafts.get(part); isScorecardDraftUnsent(draft); draft = drafts.get(part)) {
      const { value, version } = draft;
      const outcome = await send(part, { value, version }).then(
        (stored) => ({ state: 'saved' as const, version: stored }),
        (error: unknown) => ({ state: stateOf(error), version }),
      );
      const latest = drafts.get(part) ?? draft;
      if (outcome.state === 'unsaved') {
        put(part, { ...latest, state: 'unsaved' });
        await pause(waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      } else if (latest.value === value || outcome.state !== 'saved') {
        put(part, { ...latest, ...outcome });
      } else {
        // More was written meanwhile, upon what has just been stored.
        put(part, { ...latest, version: outcome.version });
      }
    }
    sending.delete(part);
  }

  return {
    write: (part: string, value: Value, { version, isTyped = false }: WriteOptions) => {
      const known = drafts.get(part)?.version ?? version;
      put(part, { value, version: known, state: 'saving' });
      void deliver(part, isTyped);
    },
    /** Writes over what another tab has saved, now that somebody has seen it. */
    keepMine: (part: string, version: number) => {
      const draft = drafts.get(part);
      if (!draft) return;
      put(part, { ...draft, version, state: 'saving' });
      void deliver(part, false);
    },
    /** Leaves what is written here for what the server has. */
    takeTheirs: (part: string) => {
      const rest = new Map(drafts);
      rest.delete(part);
      drafts = rest;
      for (const listener of listeners) listener();
    },
    /** Sends what waits at once: the network is back, or the card is about to be handed in. */
    tryNow: () => {
      for (const wake of wakes) wake();
      wakes.clear();
    },
    current: () => drafts,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type WriteOptions = { version: number; isTyped?: boolean };

export function isScorecardDraftUnsent<Value>(
  draft: ScorecardDraftInMemory<Value> | undefined,
): draft is ScorecardDraftInMemory<Value> {
  return draft?.state === 'saving' || draft?.state === 'unsaved';
}

/** A refusal stays one, and so does a newer version; everything else is worth another try. */
function stateOf(error: unknown): 'refused' | 'newer' | 'unsaved' {
  if (!(error instanceof EndpointCallFailedError)) return 'unsaved';
  const { status, code } = error.problem;
  if (code === 'newer-version') return 'newer';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unsaved';
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
