import {
  findJobDraftEndpoint,
  type JobDraft,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import {
  listCriteriaCreatedByItems,
  copySavedIdsToCriteria,
  addCreatedCriteriaToDraft,
} from './add-criteria-created-by-saved-items-to-draft.ts';
import { type JobDraftSaveCall, nextJobDraftSaveCall } from './next-job-draft-save-call.ts';
import {
  type JobDraftFieldName,
  type EditedJobDraft,
  draftFieldOfStageItems,
  needsReasonToChangeJobDraftField,
  listJobDraftFields,
  toEditedJobDraft,
} from './edited-job-draft.ts';
import { dropIdsDeletedOnServer, copySavedIdsToRows } from './edited-job-plan.ts';
import {
  comparableTextOfJobDraftField,
  isSameJobDraftField,
  mergeJobDraftValues,
  replaceJobDraftField,
} from './compare-and-merge-job-draft-values.ts';

const PAUSE_MS = 800;
const RETRY_MS = 4_000;

export type JobDraftState = {
  /** As the server last told it. */
  draft: JobDraft;
  /** As it stands on the screen. */
  mine: EditedJobDraft;
  /** `held`: something waits for its author to mend it or to choose. */
  saved: 'yes' | 'waiting' | 'under way' | 'failed' | 'held';
  savedAt: Date | null;
  /** Fields that somebody else changed as well: nothing is saved of them until the author chooses. */
  clashes: readonly JobDraftFieldName[];
  /** Field path → what to do about it. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing more can be saved. */
  stopped: string | null;
};

export type JobDraftAutosave = ReturnType<typeof startJobDraftAutosave>;

/** Who wants to hear of it, while a page is open. */
type PageCallbacks = { onSaved: (draft: JobDraft) => void; onLoggedOut: () => void };

/**
 * Holds what an author typed until the server has it, whatever page they are on: saves after a pause, tries
 * again when the connection fails, and never overwrites what somebody else saved meanwhile.
 */
export function startJobDraftAutosave(draft: JobDraft) {
  let pageCallbacks: PageCallbacks | undefined;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  /** Why a field of a published role's plan changes: without a reason it waits. */
  const reasons = new Map<JobDraftFieldName, string>();
  /** What the server made of what was last sent of a field, where the two differ: it is not sent again. */
  const normalised = new Map<JobDraftFieldName, { sent: string; saved: string }>();
  let state: JobDraftState = {
    draft,
    mine: toEditedJobDraft(draft),
    saved: 'yes',
    savedAt: null,
    clashes: [],
    errors: {},
    stopped: null,
  };

  function set(change: Partial<JobDraftState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function unsaved(): JobDraftFieldName[] {
    const base = savedValues();
    return listJobDraftFields(state.mine, state.draft).filter((field) => {
      const [mine, saved] = [
        comparableTextOfJobDraftField(field, state.mine),
        comparableTextOfJobDraftField(field, base),
      ];
      const known = normalised.get(field);
      return mine !== saved && !(known?.sent === mine && known.saved === saved);
    });
  }

  /** What the server has, with the keys of this screen. */
  function savedValues(told = state.draft): EditedJobDraft {
    return toEditedJobDraft(told, state.mine);
  }

  function sendable(): JobDraftFieldName[] {
    const held = [...state.clashes, ...Object.keys(state.errors).map(fieldOfPath)];
    // What serves a criterion that cannot be saved waits with it.
    if (held.includes('criteria')) held.push(...listItemsOfUnsavedCriteria(state.mine));
    return unsaved().filter(
      (field) =>
        !held.includes(field) &&
        (!needsReasonToChangeJobDraftField(field, state.draft) || reasons.has(field)),
    );
  }

  function rest(): JobDraftState['saved'] {
    if (state.stopped) return 'failed';
    if (sendable().length > 0) return 'waiting';
    return unsaved().length > 0 ? 'held' : 'yes';
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
    for (let saving = next(); saving; saving = next()) {
      set({ saved: 'under way' });
      const sent = state.mine;
      try {
        take(await saving.send(), saving.fields, sent);
      } catch (error) {
        if (!(await handleSaveError(error, saving))) return;
      }
    }
    set({ saved: rest() });
  }

  function next(): JobDraftSaveCall | undefined {
    return state.stopped ? undefined : nextJobDraftSaveCall(sendable(), { ...state, reasons });
  }

  /** The server has what was sent; what was typed since stays on the screen. */
  function take(answer: JobDraft, fields: readonly JobDraftFieldName[], sent: EditedJobDraft) {
    if (fields.includes('criteria')) {
      const criteria = copySavedIdsToRows(state.mine.criteria, sent.criteria, answer.criteria);
      set({ mine: { ...state.mine, criteria } });
    }
    if (fields.includes('stages')) {
      const stages = copySavedIdsToRows(state.mine.stages, sent.stages, answer.stages);
      set({ mine: { ...state.mine, stages } });
    }
    const made = listCriteriaCreatedByItems(sent.criteria, state.draft.criteria, answer.criteria);
    const criteria = copySavedIdsToCriteria(state.mine.criteria, made);
    set({ mine: { ...state.mine, criteria } });
    const saved = savedValues(answer);
    let base = addCreatedCriteriaToDraft(savedValues(), saved, made);
    for (const field of fields) {
      reasons.delete(field);
      base = replaceJobDraftField(field, base, saved);
      normalised.set(field, {
        sent: comparableTextOfJobDraftField(field, sent),
        saved: comparableTextOfJobDraftField(field, saved),
      });
    }
    mergeServerDraft(answer, base);
    set({ savedAt: new Date() });
    pageCallbacks?.onSaved(answer);
  }

  function mergeServerDraft(answer: JobDraft, base = savedValues()) {
    const news = savedValues(answer);
    const { merged, clashes } = mergeJobDraftValues({ base, mine: state.mine, news });
    const old = state.clashes.filter((field) => !isSameJobDraftField(field, news, merged));
    set({ draft: answer, mine: merged, clashes: [...new Set([...old, ...clashes])] });
  }

  /** Whether it is worth to go on at once. */
  async function handleSaveError(
    error: unknown,
    { fields, errorsOf }: JobDraftSaveCall,
  ): Promise<boolean> {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    const { code, status, message, fields: fieldErrors } = error.problem;
    if (code === 'newer-version' || code === 'already-published') {
      if (code === 'already-published' && fields[0])
        set({ errors: { ...state.errors, [fields[0]]: message } });
      return refresh();
    }
    if (status === 422 && fields[0]) {
      for (const field of fields) reasons.delete(field);
      const before = sendable().length;
      set({ errors: { ...state.errors, ...(fieldErrors && errorsOf(fieldErrors)) } });
      // A refusal that names none of the fields would come again for ever.
      if (sendable().length === before) set({ errors: { ...state.errors, [fields[0]]: message } });
      return true;
    }
    if (status === 401) pageCallbacks?.onLoggedOut();
    const comesBack = error.isOffline || status === 429 || status >= 500;
    set({ saved: 'failed', stopped: comesBack || status === 401 ? null : message });
    if (comesBack) saveIn(RETRY_MS);
    return false;
  }

  async function refresh(): Promise<boolean> {
    try {
      mergeServerDraft(
        await callEndpoint(findJobDraftEndpoint, { params: { jobId: state.draft.id } }),
      );
      return true;
    } catch {
      set({ saved: 'failed' });
      saveIn(RETRY_MS);
      return false;
    }
  }

  return {
    read: () => state,

    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** A page opens: what could not be saved is tried again. */
    attend: (by: PageCallbacks) => {
      pageCallbacks = by;
      if (state.saved !== 'yes') void save();
      return () => {
        if (pageCallbacks === by) pageCallbacks = undefined;
      };
    },

    change: (change: Partial<EditedJobDraft>) => {
      const mine = { ...state.mine, ...change };
      // What was refused is sent again once it says something else, or with another reason.
      const isSettled = (field: JobDraftFieldName) =>
        'planChangeReason' in change || !isSameJobDraftField(field, mine, state.mine);
      const errors = Object.entries(state.errors).filter(([path]) => !isSettled(fieldOfPath(path)));
      set({ mine, errors: Object.fromEntries(errors) });
      if (!underWay) set({ saved: rest() });
      saveIn(PAUSE_MS);
    },

    /** Saves what waited in a field of a published role's plan. */
    saveWithReason: (field: JobDraftFieldName, reason: string) => {
      reasons.set(field, reason);
      const errors = Object.entries(state.errors).filter(([path]) => fieldOfPath(path) !== field);
      set({ errors: Object.fromEntries(errors) });
      void save();
    },

    /** Settles what two people changed at once. */
    choose: (field: JobDraftFieldName, whose: 'mine' | 'theirs') => {
      const clashes = state.clashes.filter((each) => each !== field);
      const from = whose === 'mine' ? state.mine : savedValues();
      const mine = replaceJobDraftField(field, state.mine, from);
      const criteria = dropIdsDeletedOnServer(mine.criteria, state.draft.criteria);
      const stages = dropIdsDeletedOnServer(mine.stages, state.draft.stages);
      set({ clashes, mine: { ...mine, criteria, stages } });
      void save();
    },

    /** Takes what was read or published meanwhile. */
    adopt: (answer: JobDraft) => {
      if (underWay || answer.version < state.draft.version) return;
      mergeServerDraft(answer);
      set({ saved: rest() });
      if (state.saved === 'waiting') saveIn(PAUSE_MS);
    },

    /** Saves at once. False when something is still not saved. */
    flush: async (): Promise<boolean> => {
      await save();
      return unsaved().length === 0;
    },
  };
}

/** The first part of a path names the field. */
function fieldOfPath(path: string): JobDraftFieldName {
  // Paths are made of fields and what stands in them.
  return (path.split('.')[0] ?? path) as JobDraftFieldName;
}

/** The items of those stages that serve a criterion which the server does not know. */
function listItemsOfUnsavedCriteria({ criteria, stages }: EditedJobDraft): JobDraftFieldName[] {
  const unsaved = criteria.filter(({ id }) => id === undefined).map(({ key }) => key);
  return stages
    .filter(({ items }) => items.some((item) => item.criteria.some((key) => unsaved.includes(key))))
    .map(draftFieldOfStageItems);
}
