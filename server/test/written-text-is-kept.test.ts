import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whoever draws one of these lets somebody write several lines. */
const FIELD =
  /<(TextArea|RichTextField|EmailTextFields|AnswerToCandidateForm|ReviewGuideFields|PlanItemAnswerField)\b/;
/** A dialog asks before it closes over what was written, and this hook keeps it. */
const KEPT = /<Dialog\b|\buseUnsavedDraft[<(]/;

const byBuilder = 'job-draft-autosave.ts saves it';
const withItsForm = 'a part of forms that keep it';
/** What keeps the text in all other places; or why it may go. */
const keptOtherwise: Record<string, string> = {
  'web/features/advert-analysis/advert-analysis-form.tsx':
    'pasted from elsewhere, read once, and kept by nobody: it says so',
  'web/features/apply/candidate-form-question-field.tsx': 'answer-autosave.ts saves it',
  'web/features/builder/criteria/edit-criterion-list-item.tsx': byBuilder,
  'web/features/builder/items/plan-item-editor.tsx': byBuilder,
  'web/features/builder/job-description-step-section.tsx': byBuilder,
  'web/features/builder/job-plan-change-reason-form.tsx':
    'the reason alone: what it is for is kept by job-draft-autosave.ts',
  'web/features/builder/plan-number-field-with-reason.tsx':
    'the reason alone: what it is for is kept by job-draft-autosave.ts',
  'web/features/builder/stages/task-stage-fields.tsx': byBuilder,
  'web/features/careers-page/careers-editor-text-section.tsx': 'careers-page-autosave.ts saves it',
  'web/features/feedback/product-survey-card.tsx': 'a sentence or two, sent from where one is',
  'web/features/interviews/own-scorecard-form.tsx': 'scorecard-autosave.ts saves it',
  'web/features/interviews/scorecard-question-fields.tsx': 'scorecard-autosave.ts saves it',
  'web/features/organisation/organisation-privacy-section.tsx':
    'use-organisation-settings-draft.ts keeps it',
  'web/features/organisation/organisation-statements-section.tsx':
    'use-organisation-settings-draft.ts keeps it',
  'web/features/pipeline/decision-reason-fields.tsx': 'stands in dialogs',
  'web/features/review/reviewer-survey-form.tsx': 'a sentence or two, sent from where one is',
  'web/features/sign-up/sign-up-reason-step-page.tsx': 'the draft of the sign-up keeps it',
  'web/parts/answering/answer-to-candidate-form.tsx': withItsForm,
  'web/parts/email-preview/email-text-fields.tsx': withItsForm,
  'web/parts/plan-item-editing/plan-item-preview.tsx': 'a preview: nobody answers in it',
  'web/parts/plan-item-editing/review-guide-fields.tsx': withItsForm,
};

test('what somebody writes in several lines is not lost by looking elsewhere: each place says what keeps it', () => {
  const places = globSync('web/{app,features,parts}/**/*.tsx', { cwd: root })
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))
    .filter(({ text }) => FIELD.test(text) && !KEPT.test(text));
  expect(places.map(({ path }) => path).toSorted()).toEqual(Object.keys(keptOtherwise).toSorted());
});
