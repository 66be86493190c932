import {
  fetchCandidateAnswer,
  type SaveAnswerOutcome,
  saveCandidateAnswer,
} from './save-and-fetch-candidate-answer.ts';
import type { AutosavedContentAdapter } from './autosaved-content-adapter-type.ts';
import { attachAnswerConflictChoiceToForm } from './attach-answer-conflict-choice-to-form.ts';
import { type DraftStoreOfOneAnswer, openDraftStoreOfOneAnswer } from './answer-draft-store.ts';
import { findRequiredElement } from './find-required-element.ts';
import { attachAnswerSaveStateToPage } from './attach-answer-save-state-to-page.ts';

const SAVE_MS = 2000;
const RETRY_MS = 5000;
/** Browsers let a page that is closing send no more than this. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Saves what is written every two seconds of writing and when a field is left. What is not saved yet stays in the fields, and
 * on the device, until it is.
 */
export function startAnswerAutosave(form: HTMLFormElement, content: AutosavedContentAdapter): void {
  const { address } = content;
  const [, , token = ''] = address.split('/');
  const versionField = findRequiredElement<HTMLInputElement>(form, '[name=version]');
  const say = attachAnswerSaveStateToPage(document);
  const conflict = attachAnswerConflictChoiceToForm(form);

  let { stored } = content;
  versionField.value = versionField.defaultValue;
  let drafts: DraftStoreOfOneAnswer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | undefined;
  let isOver = false;
  /** What the server does not take is not sent again as it is. */
  let refused: { text: string; message: string } | undefined;
  /** Somebody has pressed the button that leads on, and has changed nothing since. */
  let wantsOn = false;
  let wasReadable = true;
  const version = () => Number(versionField.value);
  const isDirty = () => content.read() !== stored;
  const isRefused = () => content.read() === refused?.text;
  const bodyOf = (text: string) => ({ ...content.toBody(text), version: version() });

  form.addEventListener('input', () => {
    wantsOn = false;
    if (isRefused()) sayRefused();
    else if (!isOver) say(isDirty() ? 'writing' : whatIsSaved());
    if (isDirty()) void drafts?.write({ text: content.read(), version: version() });
    else void drafts?.drop();
    timer ??= setTimeout(saveAndGoOn, SAVE_MS);
  });
  form.addEventListener('focusout', () => {
    content.showUnreadable();
    if (!isDirty() && content.isReadable() !== wasReadable) say(whatIsSaved());
    wasReadable = content.isReadable();
    void saveAndGoOn();
  });
  addEventListener('online', () => void saveAndGoOn());
  addEventListener('offline', () => isDirty() && !isOver && !isRefused() && say('unsaved'));
  addEventListener('pagehide', () => {
    const text = content.read();
    if (isDirty() && !isRefused() && text.length * 3 < KEEPALIVE_BYTES)
      void saveCandidateAnswer(address, bodyOf(text), true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    wantsOn = true;
    void saveAndGoOn();
  });
  conflict.onKeepMine((newest) => {
    versionField.value = String(newest.version);
    stored = newest.text;
    void save();
  });
  conflict.onTakeNewer((newest) => {
    versionField.value = String(newest.version);
    stored = newest.text;
    void drafts?.drop();
    content.takeNewer(newest.text);
    // A page that is drawn anew shows its old fields until it has gone: they were given up, and are not sent on the way out.
    stored = content.read();
  });

  void openDraftStoreOfOneAnswer(token, content.draftName).then(async (opened) => {
    drafts = opened;
    const draft = await drafts?.read();
    if (!draft || isDirty()) return;
    // It has arrived all the same, as the page was left.
    if (draft.text === content.read()) return drafts?.drop();
    const isStale = draft.version !== version();
    if (isStale) {
      const newest = await fetchCandidateAnswer(address);
      if (isDirty()) return;
      conflict.show(newest ?? { text: '', version: version() });
    }
    content.write(draft.text);
    if (isStale) say('conflict');
    else void save();
  });

  function whatIsSaved(): 'saved' | 'unreadable' {
    return content.isReadable() ? 'saved' : 'unreadable';
  }

  function sayRefused(): void {
    say('refused', `Not saved. ${refused?.message}`);
  }

  function leadToUnreadable(): void {
    content.showUnreadable();
    say('unreadable');
    form.querySelector<HTMLElement>('input[aria-invalid]')?.focus();
  }

  /** Leads on once everything is stored, if somebody wants that: whoever pressed while the server was away need not press again. */
  async function saveAndGoOn(): Promise<void> {
    const isSaved = await save();
    // They have to choose a version first, and look at it.
    if (conflict.isShown() && isDirty()) wantsOn = false;
    // What can no longer be saved was said once; pressing again leads on. What is refused is shown at its field by the next page.
    const isDone = isSaved || isOver || isRefused() || !content.isReadable();
    if (!wantsOn || !isDone) return;
    wantsOn = false;
    if (content.isReadable()) form.submit();
    else leadToUnreadable();
  }

  /** Whether everything that is in the field is stored. Never two at once: a later one waits and goes on from there. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (saving) await saving;
    if (conflict.isShown() && isDirty()) return false;
    if (!isDirty()) return true;
    if (isOver || isRefused()) return false;
    saving ??= send().finally(() => (saving = undefined));
    return saving;
  }

  async function send(): Promise<boolean> {
    const text = content.read();
    say('saving');
    const outcome = await saveCandidateAnswer(address, bodyOf(text));
    if (outcome.kind !== 'saved') return explain(outcome, text);
    stored = text;
    versionField.value = String(outcome.version);
    content.explain(outcome.reply);
    if (isDirty()) {
      timer ??= setTimeout(saveAndGoOn, SAVE_MS);
      return false;
    }
    void drafts?.drop();
    conflict.hide();
    say(whatIsSaved());
    return true;
  }

  async function explain(
    outcome: Exclude<SaveAnswerOutcome, { kind: 'saved' }>,
    text: string,
  ): Promise<false> {
    if (outcome.kind === 'over') {
      say('over', outcome.message);
      wantsOn = false;
      // Not before the press that found out has stayed on the page.
      setTimeout(() => (isOver = true));
      return false;
    }
    if (outcome.kind === 'refused') {
      refused = { text, message: outcome.message };
      if (isRefused()) sayRefused();
      else timer ??= setTimeout(saveAndGoOn, SAVE_MS);
      return false;
    }
    const newest = outcome.kind === 'newer' ? await fetchCandidateAnswer(address) : null;
    if (newest) {
      say('conflict');
      conflict.show(newest);
    } else {
      say('unsaved');
      timer ??= setTimeout(saveAndGoOn, RETRY_MS);
    }
    return false;
  }
}
