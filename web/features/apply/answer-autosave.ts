import { countWords } from '@evenhand/contract/count-words.ts';
import {
  fetchCandidateAnswer,
  type SaveAnswerOutcome,
  saveCandidateAnswer,
} from './save-and-fetch-candidate-answer.ts';
import { bindAnswerConflictChoice } from './bind-answer-conflict-choice.ts';
import { type DraftStoreOfOneAnswer, openDraftStoreOfOneAnswer } from './answer-draft-store.ts';
import { requireElement } from './require-element.ts';
import { bindAnswerSaveState } from './bind-answer-save-state.ts';
import { wordsLeftText } from './counts-in-words.ts';

const SAVE_MS = 2000;
const RETRY_MS = 5000;
/** Browsers let a page that is closing send no more than this. */
const KEEPALIVE_BYTES = 60_000;
const INVISIBLE_CHARACTERS = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Saves the answer every two seconds of writing and when the field is left. What is not saved yet stays
 * in the field, and on the device, until it is.
 */
export function startAnswerAutosave(form: HTMLFormElement): void {
  const address = form.dataset['answer'] ?? '';
  const [, , token = '', , questionId = ''] = address.split('/');
  const maxWords = Number(form.dataset['maxWords']);
  const field = requireElement<HTMLTextAreaElement>(form, '[name=text]');
  const versionField = requireElement<HTMLInputElement>(form, '[name=version]');
  const words = requireElement(form, '[data-words]');
  const say = bindAnswerSaveState(document);
  const conflict = bindAnswerConflictChoice(form);

  // As the server drew it: a browser may have put back what was typed before a reload.
  let stored = field.defaultValue;
  versionField.value = versionField.defaultValue;
  let drafts: DraftStoreOfOneAnswer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | undefined;
  let isOver = false;
  const written = () =>
    field.value.replaceAll('\r\n', '\n').replace(INVISIBLE_CHARACTERS, '').toWellFormed();
  const version = () => Number(versionField.value);
  const isDirty = () => written() !== stored;

  field.addEventListener('input', () => {
    const n = countWords(field.value);
    words.textContent = wordsLeftText(n, maxWords);
    words.toggleAttribute('data-over', n > maxWords);
    say(isDirty() ? 'writing' : 'saved');
    if (isDirty()) void drafts?.write({ text: written(), version: version() });
    else void drafts?.drop();
    timer ??= setTimeout(save, SAVE_MS);
  });
  field.addEventListener('blur', () => void save());
  addEventListener('online', () => void save());
  addEventListener('offline', () => isDirty() && say('unsaved'));
  addEventListener('pagehide', () => {
    const body = { text: written(), version: version() };
    if (isDirty() && body.text.length * 3 < KEEPALIVE_BYTES)
      void saveCandidateAnswer(address, body, true);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save().then((isSaved) => {
      // What can no longer be saved was said once; pressing again leads on.
      if (isSaved || isOver) form.submit();
    });
  });
  conflict.onKeepMine((newest) => {
    versionField.value = String(newest.version);
    stored = newest.text;
    void save();
  });
  conflict.onTakeNewer((newest) => {
    field.value = newest.text;
    versionField.value = String(newest.version);
    stored = newest.text;
    field.dispatchEvent(new Event('input'));
  });

  void openDraftStoreOfOneAnswer(token, questionId).then(async (opened) => {
    drafts = opened;
    const draft = await drafts?.read();
    if (!draft || draft.text === field.value || isDirty()) return;
    const isStale = draft.version !== version();
    if (isStale) conflict.show({ text: stored, version: version() });
    field.value = draft.text;
    field.dispatchEvent(new Event('input'));
    if (isStale) say('conflict');
    else void save();
  });

  /** Whether everything that is in the field is stored. Never two at once: a later one waits and goes on from there. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (saving) await saving;
    if (conflict.isShown() && isDirty()) return false;
    if (!isDirty()) return true;
    if (isOver) return false;
    saving ??= send().finally(() => (saving = undefined));
    return saving;
  }

  async function send(): Promise<boolean> {
    const text = written();
    say('saving');
    const outcome = await saveCandidateAnswer(address, { text, version: version() });
    if (outcome.kind !== 'saved') return explain(outcome);
    stored = text;
    versionField.value = String(outcome.version);
    if (isDirty()) {
      timer ??= setTimeout(save, SAVE_MS);
      return false;
    }
    void drafts?.drop();
    conflict.hide();
    say('saved');
    return true;
  }

  async function explain(outcome: Exclude<SaveAnswerOutcome, { kind: 'saved' }>): Promise<false> {
    if (outcome.kind === 'over') {
      say('over', outcome.message);
      // Not before the press that found out has stayed on the page.
      setTimeout(() => (isOver = true));
      return false;
    }
    const newest = outcome.kind === 'newer' ? await fetchCandidateAnswer(address) : null;
    if (newest) {
      say('conflict');
      conflict.show(newest);
    } else {
      say('unsaved');
      timer ??= setTimeout(save, RETRY_MS);
    }
    return false;
  }
}
