import { openDraftStoreOfOneAnswer } from './answer-draft-store.ts';
import { attachAnswerSaveStateToPage } from './attach-answer-save-state-to-page.ts';
import {
  saveAnswersOrFindRunningCandidateTest,
  type RunningCandidateTestOutcome,
  type CandidateTestChoices,
} from './save-answers-or-find-running-candidate-test.ts';
import { startCandidateTestCountdown } from './start-test-clock.ts';
import { findCandidateTestChoicesInForm } from './find-candidate-test-choices-in-form.ts';

const RETRY_MS = 3000;
/** The page may be ahead of the server by less than the second in which it counts. */
const LAST_MOMENT_MS = 250;

/**
 * Saves each choice as it is made. What could not be sent yet stays on the page, and on the device, and is sent as soon as there
 * is a network; what counts in the end is what the server has when its own clock says that the time is over.
 */
export function startCandidateTestPageScript(form: HTMLFormElement): void {
  const address = form.dataset['test'] ?? '';
  const say = attachAnswerSaveStateToPage(document);
  const choices = findCandidateTestChoicesInForm(form);
  const clock = startCandidateTestCountdown(form, {
    onOver: () => void handIn(),
    onWake: () => void lookAgain(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | undefined;
  let isOver = false;
  /** The button that somebody has pressed and that cannot lead on yet; nothing was chosen since. */
  let pressed: string | undefined;
  const isDirty = () => Object.keys(choices.changed()).length > 0;

  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || choices.refuseTooMany(target)) return;
    pressed = undefined;
    void keep();
    void save();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : '';
    void saveAndGoOn();
  });
  addEventListener('online', () => void lookAgain());
  addEventListener('offline', () => isDirty() && say('unsaved'));
  addEventListener('focus', () => void lookAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAgain();
  });
  addEventListener('pagehide', () => {
    if (isDirty()) void saveAnswersOrFindRunningCandidateTest(address, choices.changed(), true);
  });
  const opening = openDraftsOf(address);
  void opening.then(async (drafts) => {
    const draft = await drafts?.read();
    if (!draft || isDirty()) return;
    // Only `keep` below, holding the same key, can have made this.
    choices.choose(JSON.parse(draft.text) as CandidateTestChoices);
    // It may have arrived all the same, as the page was left: then nothing is left to send, and nothing to keep.
    if (isDirty()) void save();
    else void drafts?.drop();
  });

  /** Leads on once everything is stored, if a button was pressed: nobody has to press it again because the server was away. */
  async function saveAndGoOn(): Promise<void> {
    const isSaved = await save();
    if (isSaved && pressed !== undefined) leave(pressed);
  }

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
    const outcome = await saveAnswersOrFindRunningCandidateTest(address, sent);
    if (outcome.kind !== 'running') return explain(outcome);
    take(outcome, sent);
    if (isDirty()) return send();
    forget();
    say('saved');
    return true;
  }

  function explain(outcome: Exclude<RunningCandidateTestOutcome, { kind: 'running' }>): false {
    if (outcome.kind === 'over') showHowItEnded();
    else if (outcome.kind === 'refused') {
      isOver = true;
      say('over', outcome.message);
    } else {
      say('unsaved');
      timer ??= setTimeout(saveAndGoOn, RETRY_MS);
    }
    return false;
  }

  function take(
    { secondsLeft, answers }: Extract<RunningCandidateTestOutcome, { kind: 'running' }>,
    sent: CandidateTestChoices,
  ): void {
    clock.set(secondsLeft);
    choices.setStored(answers, sent);
  }

  /** After a sleep, or another tab: how much time there is, and what was chosen elsewhere. */
  async function lookAgain(): Promise<void> {
    if (isOver || saving) return;
    if (isDirty()) return saveAndGoOn();
    const outcome = await saveAnswersOrFindRunningCandidateTest(address);
    if (outcome.kind === 'running') take(outcome, {});
    else if (outcome.kind === 'over') showHowItEnded();
    // A device that wakes has no network for a while.
    else if (outcome.kind === 'unreachable') setTimeout(lookAgain, RETRY_MS);
  }

  async function keep(): Promise<void> {
    const text = JSON.stringify(choices.changed());
    await (await opening)?.write({ text, version: 0 });
  }

  function forget(): void {
    void opening.then((drafts) => drafts?.drop());
  }

  /** The time is over: what is on the page is sent, and then the test, as soon as the server says so too. */
  async function handIn(): Promise<void> {
    const sent = choices.changed();
    const outcome = await saveAnswersOrFindRunningCandidateTest(
      address,
      isDirty() ? sent : undefined,
    );
    switch (outcome.kind) {
      case 'unreachable':
        say(
          'over',
          'There is no network. What was saved counts; we go on as soon as there is one.',
        );
        setTimeout(handIn, RETRY_MS);
        return;
      case 'running':
        take(outcome, sent);
        setTimeout(handIn, LAST_MOMENT_MS);
        return;
      case 'over':
        // What could not be sent in time goes along, and is told to be late.
        isOver = true;
        forget();
        leave('hand-in');
        return;
      case 'refused':
        showHowItEnded();
    }
  }

  function leave(button: string): void {
    pressed = undefined;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: 'do', value: button });
    form.append(field);
    form.submit();
  }

  function showHowItEnded(): void {
    isOver = true;
    forget();
    location.replace(form.action);
  }
}

/** On the page before it is handed in only the time runs. */
export function startCandidateTestCheckPageScript(form: HTMLFormElement): void {
  const address = form.dataset['testCheck'] ?? '';
  const clock = startCandidateTestCountdown(form, {
    onOver: () => location.replace(form.action),
    onWake: () => void lookAgain(),
  });
  const lookAgain = async () => {
    const outcome = await saveAnswersOrFindRunningCandidateTest(address);
    if (outcome.kind === 'running') clock.set(outcome.secondsLeft);
    else if (outcome.kind === 'over') location.replace(form.action);
    else if (outcome.kind === 'unreachable') setTimeout(lookAgain, RETRY_MS);
  };
  addEventListener('online', () => void lookAgain());
  addEventListener('focus', () => void lookAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain());
}

/** A test that is done leaves nothing on the device. */
export function deleteTestDraftOnDevice(address: string): void {
  void openDraftsOf(address).then((drafts) => drafts?.drop());
}

/** What could not be sent yet, kept on the device. */
function openDraftsOf(address: string) {
  const [, , token = ''] = address.split('/');
  return openDraftStoreOfOneAnswer(token, `test ${address.split('/').at(-1) ?? ''}`);
}
