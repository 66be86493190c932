import '../../ui/styles.css';
import './elements.css';
import '@fontsource-variable/source-serif-4/index.css';
import '../../ui/rating-scale-field.module.css';
import '../../features/apply/candidate-page-frame.module.css';
import '../../features/apply/candidate-form-fields.module.css';
import '../../features/apply/public-job-page.module.css';
import '../../features/apply/how-we-choose.module.css';
import '../../features/apply/job-brand-facts-and-perks.module.css';
import '../../features/apply/formatted-plain-text.module.css';
import '../../features/apply/collapsible.module.css';
import '../../features/apply/applicant-form.module.css';
import '../../features/apply/candidate-form-steps.module.css';
import '../../features/apply/candidate-question-page.module.css';
import '../../features/apply/answer-conflict.module.css';
import '../../features/apply/form-question.module.css';
import '../../parts/plan-items/plan-item-field.module.css';
import '../../parts/plan-items/words-left.module.css';
import '../../features/apply/adjustments-page.module.css';
import '../../features/apply/application-answer-list.module.css';
import '../../features/apply/test-page.module.css';
import '../../features/apply/test-clock.module.css';
import '../../features/apply/check-answers-page.module.css';
import '../../features/apply/application-status-page.module.css';
import '../../features/apply/other-jobs-consent-form.module.css';
import '../../features/apply/begin-or-decline-application-page.module.css';
import '../../features/apply/candidate-survey.module.css';
import { startAnswerAutosave } from '../../features/apply/answer-autosave.ts';
import { deleteAllAnswerDraftsOnDevice } from '../../features/apply/answer-draft-store.ts';
import { bindFormConditions } from '../../features/apply/bind-form-conditions.ts';
import { bindFormContent } from '../../features/apply/bind-form-content.ts';
import { bindQuestionContent } from '../../features/apply/bind-question-content.ts';
import {
  forgetTestOnDevice,
  startCheckingTest,
  startTakingTest,
} from '../../features/apply/take-test.ts';
import { showLocalTimes } from '../../features/apply/show-local-times.ts';

showLocalTimes(document);
const question = document.querySelector<HTMLFormElement>('form[data-answer]');
if (question) startAnswerAutosave(question, bindQuestionContent(question));
const form = document.querySelector<HTMLFormElement>('form[data-form]');
if (form) startAnswerAutosave(form, bindFormContent(form));
for (const preview of document.querySelectorAll<HTMLFormElement>('form:not([action])'))
  bindFormConditions(preview);
if (document.querySelector('[data-forget-drafts]')) deleteAllAnswerDraftsOnDevice();
const test = document.querySelector<HTMLFormElement>('form[data-test]');
if (test) startTakingTest(test);
const checked = document.querySelector<HTMLFormElement>('form[data-test-check]');
if (checked) startCheckingTest(checked);
const done = document.querySelector<HTMLElement>('[data-forget-test]');
if (done) forgetTestOnDevice(done.dataset['forgetTest'] ?? '');
