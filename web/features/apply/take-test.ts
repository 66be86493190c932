import { type DraftStoreOfOneAnswer, openDraftStoreOfOneAnswer } from './answer-draft-store.ts';
import { bindAnswerSaveState } from './bind-answer-save-state.ts';
import { callRunningTest, type RunningTestOutcome, type TestChoices } from './call-running-test.ts';
import { runTestClock } from './run-test-clock.ts';
import { findTestChoicesOnPage } from './test-choices-on-page.ts';

const RETRY_MS = 3000;

/**
 * Saves each choice as it is made. What could not be sent yet stays on the page, and on the device, and is sent as soon as there
 * is a network; what counts in the end is what the server has when its own clock says that the time is over.
 */
export function startTakingTest(form: HTMLFormElement): void {
  const address = form.dataset['test'] ?? '';
  const say = bindAnswerSaveState(document);
  const choices = findTestChoicesOnPage(form);
  const clock = runTestClock(form, () => void handIn());
  let drafts: DraftStoreOfOneAnswer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | undefined;
  let isOver = false;
  const isDirty = () => Object.keys(choices.changed()).length > 0;

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || choices.refuseTooMany(target)) return;
    void keep();
    void save();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    void save().then((isSaved) => isSaved && leave(button));
  });
  addEventListener('online', () => void save());
  addEventListener('offline', () => isDirty() && say('unsaved'));
  addEventListener('focus', () => void lookAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  addEventListener('pagehide', () => {
    if (isDirty()) void callRunningTest(address, choices.changed(), true);
  });
  const [, , token = ''] = address.split('/');
  void openDraftStoreOfOneAnswer(token, draftNameOf(address)).then(async (opened) => {
    drafts = opened;
    const draft = await drafts?.read();
    if (!draft || isDirty()) return;
    // Only `keep` below, holding the same key, can have made this.
    choices.choose(JSON.parse(draft.text) as TestChoices);
    void save();
  });

  /** Whether everything that is chosen is stored. Never two at once: a later one waits and goes on from there. */
  async function save(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    if (saving) await saving;
    if (!isDirty()) return true;
    if (isOver) return false;
    saving ??= send().finally(() => (saving = undefined));
    return saving;
  }

  async function send(): Promise<boolean> {
    const sent = choices.changed();
    say('saving');
    const outcome = await callRunningTest(address, sent);
    if (outcome.kind !== 'running') return explain(outcome);
    take(outcome, sent);
    if (isDirty()) return send();
    void drafts?.drop();
    say('saved');
    return true;
  }

  function explain(outcome: Exclude<RunningTestOutcome, { kind: 'running' }>): false {
    if (outcome.kind === 'over') showHowItEnded();
    else if (outcome.kind === 'refused') {
      isOver = true;
      say('over', outcome.message);
    } else {
      say('unsaved');
      timer ??= setTimeout(save, RETRY_MS);
    }
    return false;
  }

  function take(
    { secondsLeft, answers }: Extract<RunningTestOutcome, { kind: 'running' }>,
    sent: TestChoices,
  ): void {
    clock.set(secondsLeft);
    choices.setStored(answers, sent);
  }

  /** After a sleep, or another tab: how much time there is, and what was chosen elsewhere. */
  async function lookAgain(): Promise<void> {
    if (isOver || saving) return;
    if (isDirty()) return void (await save());
    const outcome = await callRunningTest(address);
    if (outcome.kind === 'running') take(outcome, {});
    else if (outcome.kind === 'over') showHowItEnded();
  }

  async function keep(): Promise<void> {
    await drafts?.write({ text: JSON.stringify(choices.changed()), version: 0 });
  }

  /** The time is over: what is on the page is sent, and then the test. */
  async function handIn(): Promise<void> {
    const outcome = await callRunningTest(address, choices.changed());
    if (outcome.kind === 'unreachable') {
      say('over', 'There is no network. What was saved counts; we go on as soon as there is one.');
      setTimeout(handIn, RETRY_MS);
      return;
    }
    if (outcome.kind !== 'running') return showHowItEnded();
    take(outcome, choices.changed());
    leave('hand-in');
  }

  function leave(button: string): void {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'do', value: button });
    form.append(field);
    form.submit();
  }

  function showHowItEnded(): void {
    isOver = true;
    void drafts?.drop();
    location.replace(form.action);
  }
}

/** On the page before it is handed in only the time runs. */
export function startCheckingTest(form: HTMLFormElement): void {
  const address = form.dataset['testCheck'] ?? '';
  const clock = runTestClock(form, () => location.replace(form.action));
  const lookAgain = async () => {
    const outcome = await callRunningTest(address);
    if (outcome.kind === 'running') clock.set(outcome.secondsLeft);
    else if (outcome.kind === 'over') location.replace(form.action);
  };
  addEventListener('focus', () => void lookAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain());
}

/** A test that is done leaves nothing on the device. */
export function forgetTestOnDevice(address: string): void {
  const [, , token = ''] = address.split('/');
  void openDraftStoreOfOneAnswer(token, draftNameOf(address)).then((drafts) => drafts?.drop());
}

function draftNameOf(address: string): string {
  return `test ${address.split('/').at(-1) ?? ''}`;
}
