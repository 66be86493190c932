import type { CareersPageContent, CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { hasSameJson } from '../../ui/has-same-json.ts';

const PAUSE_MS = 600;
const RETRY_MS = 4_000;

/** Every part is saved as a whole. */
export type CareersPageChanges = Partial<CareersPageContent>;
export type CareersPagePart = keyof CareersPageContent;

export type CareersPageAutosaveState = {
  /** As the server last told it. */
  saved: CareersPageDraft;
  /** What is not saved yet. */
  mine: CareersPageChanges;
  step: 'saved' | 'changed' | 'saving' | 'refused' | 'clash' | 'failed';
  /** Parts that somebody else changed as well: nothing of them is saved until the author chooses. */
  clashes: readonly CareersPagePart[];
  /** Why parts were refused, by their field. */
  problems: Readonly<Record<string, string>>;
  /** Why nothing can be saved, where trying again is no use. */
  message: string | undefined;
  /** Goes up when a text that somebody else wrote takes the place of what stood here. */
  textTaken: number;
};

export type CareersPageAutosave = ReturnType<typeof startCareersPageAutosave>;

type Calls = {
  save: (changes: CareersPageChanges, version: number) => Promise<CareersPageDraft>;
  find: () => Promise<CareersPageDraft>;
  onSaved: (draft: CareersPageDraft) => void;
};

/**
 * Holds what an author wrote until the server has it, whatever page they are on: saves after a pause, tries again when the server
 * is away, and never overwrites what somebody else saved meanwhile.
 */
export function startCareersPageAutosave(draft: CareersPageDraft, calls: Calls) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  /** What the server did not take: it is sent again once it says something else. */
  let refused: CareersPageChanges = {};
  let state: CareersPageAutosaveState = {
    saved: draft,
    mine: {},
    step: 'saved',
    clashes: [],
    problems: {},
    message: undefined,
    textTaken: 0,
  };

  function set(change: Partial<CareersPageAutosaveState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function sendable(): CareersPageChanges {
    return pickParts(
      state.mine,
      (part) => !state.clashes.includes(part) && refused[part] !== state.mine[part],
    );
  }

  function rest(): CareersPageAutosaveState['step'] {
    if (state.clashes.length > 0) return 'clash';
    if (Object.keys(sendable()).length > 0) return 'changed';
    return Object.keys(state.mine).length > 0 ? 'refused' : 'saved';
  }

  function saveIn(pauseMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), pauseMs);
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    underWay ??= saveAll().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function saveAll() {
    for (let sent = sendable(); Object.keys(sent).length > 0; sent = sendable()) {
      set({ step: 'saving', message: undefined });
      try {
        const saved = await calls.save(sent, state.saved.version);
        const mine = pickParts(state.mine, (part) => sent[part] !== state.mine[part]);
        set({ saved, mine, problems: problemsOf(sent, false) });
        calls.onSaved(saved);
      } catch (error) {
        if (!(await handleSaveError(error, sent))) return;
      }
    }
    set({ step: rest() });
  }

  /** Whether it is worth to go on at once. */
  async function handleSaveError(error: unknown, sent: CareersPageChanges): Promise<boolean> {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    const { code, status, message, fields = {} } = error.problem;
    if (code === 'conflict') return refresh();
    const wrong = new Set(Object.keys(fields).map(partOfField));
    const taken = pickParts(sent, (part) => wrong.has(part));
    if (Object.keys(taken).length > 0) {
      refused = { ...refused, ...taken };
      set({ problems: { ...problemsOf(sent, false), ...fields } });
      return true;
    }
    const comesBack = error.isOffline || status === 429 || status >= 500;
    set(comesBack ? { step: 'failed' } : { step: 'refused', message });
    if (comesBack) saveIn(RETRY_MS);
    return false;
  }

  async function refresh(): Promise<boolean> {
    try {
      const newest = await calls.find();
      merge(newest);
      calls.onSaved(newest);
      return true;
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      set({ step: 'failed' });
      saveIn(RETRY_MS);
      return false;
    }
  }

  /** What two changed is left to the author, unless both say the same. */
  function merge(newest: CareersPageDraft) {
    const isSame = (part: CareersPagePart, one: CareersPageChanges) =>
      hasSameJson(one[part], newest[part]);
    const mine = pickParts(state.mine, (part) => !isSame(part, state.mine));
    const clashes = partsOf(mine).filter(
      (part) => state.clashes.includes(part) || !isSame(part, state.saved),
    );
    const isTextTaken = mine.text === undefined && !isSame('text', state.saved);
    set({
      saved: newest,
      mine,
      clashes,
      textTaken: state.textTaken + (isTextTaken ? 1 : 0),
    });
  }

  /** The problems that stay: of parts in `changes`, or of all others. */
  function problemsOf(changes: CareersPageChanges, isIn: boolean): Record<string, string> {
    return Object.fromEntries(
      Object.entries(state.problems).filter(([field]) => partOfField(field) in changes === isIn),
    );
  }

  return {
    read: () => state,

    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    change: (changes: CareersPageChanges) => {
      set({ mine: { ...state.mine, ...changes } });
      if (!underWay) set({ step: rest() });
      saveIn(PAUSE_MS);
    },

    /** Settles what two people changed at once. */
    choose: (whose: 'mine' | 'theirs') => {
      const { clashes } = state;
      const isTextTaken = whose === 'theirs' && clashes.includes('text');
      set({
        clashes: [],
        mine:
          whose === 'mine' ? state.mine : pickParts(state.mine, (part) => !clashes.includes(part)),
        textTaken: state.textTaken + (isTextTaken ? 1 : 0),
      });
      set({ step: rest() });
      void save();
    },

    /** Takes what was read or published meanwhile. */
    adopt: (newest: CareersPageDraft) => {
      if (underWay || newest === state.saved || newest.version < state.saved.version) return;
      merge(newest);
      set({ step: rest() });
      if (state.step === 'changed') saveIn(PAUSE_MS);
    },

    /** Saves at once. False when something is still not saved. */
    flush: async (): Promise<boolean> => {
      await save();
      return Object.keys(state.mine).length === 0;
    },

    say: (message: string) => set({ message }),
  };
}

function pickParts(
  changes: CareersPageChanges,
  isPicked: (part: CareersPagePart) => boolean,
): CareersPageChanges {
  return Object.fromEntries(
    partsOf(changes)
      .filter(isPicked)
      .map((part) => [part, changes[part]]),
  );
}

function partsOf(changes: CareersPageChanges): CareersPagePart[] {
  // Made of parts and nothing else.
  return Object.keys(changes) as CareersPagePart[];
}

function partOfField(field: string): CareersPagePart {
  // Paths are made of parts and what stands in them.
  return (field.split('.')[0] ?? field) as CareersPagePart;
}
