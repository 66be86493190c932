import {
  forgetTestOnDevice,
  startCheckingTest,
  startTakingTest,
} from '../../features/apply/take-test.ts';

const test = document.querySelector<HTMLFormElement>('form[data-test]');
if (test) startTakingTest(test);
const checked = document.querySelector<HTMLFormElement>('form[data-test-check]');
if (checked) startCheckingTest(checked);
const done = document.querySelector<HTMLElement>('[data-forget-test]');
if (done) forgetTestOnDevice(done.dataset['forgetTest'] ?? '');
