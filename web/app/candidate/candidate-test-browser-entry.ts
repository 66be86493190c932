import {
  deleteTestDraftOnDevice,
  startCandidateTestCheckPageScript,
  startCandidateTestPageScript,
} from '../../features/apply/candidate-test-page-scripts.ts';

const test = document.querySelector<HTMLFormElement>('form[data-test]');
if (test) startCandidateTestPageScript(test);
const checked = document.querySelector<HTMLFormElement>('form[data-test-check]');
if (checked) startCandidateTestCheckPageScript(checked);
const done = document.querySelector<HTMLElement>('[data-forget-test]');
if (done) deleteTestDraftOnDevice(done.dataset['forgetTest'] ?? '');
