import { expect, test } from 'vitest';
import { standardEmailTemplateByKind } from '../content/standard-email-template-by-kind.ts';
import { emailTemplateProblem } from './email-template-problem.ts';
import { type EmailTemplateKind, emailTemplateKinds } from '../../../emails/all-email-types.ts';

const link = '<p><a href="*|URL|*">Go on</a></p>';
const whole = `<p>Hello *|CANDIDATE_FIRST_NAME|*, *|JOB_TITLE|* at *|ORG_NAME|*</p>${link}`;

test.each<[EmailTemplateKind, string, string, RegExp | null]>([
  ['application-start', 'Hello', whole, null],
  ['application-start', 'Hello {{candidate_first_name}}', '<p>{{ url }}</p>', null],
  ['application-start', 'Hello', '<p>no link</p>', /Add the tag \*\|URL\|\*/],
  ['application-start', ' ', whole, /Write a subject/],
  ['application-start', 'Hello', '<p> </p>', /Write the text/],
  ['application-start', 'Hello *|SALARY|*', whole, /\*\|SALARY\|\* is not known/],
  ['application-start', 'See *|URL|*', whole, /subject cannot hold a link/],
  ['application-start', 'Hello', `${whole}<p>*|STOP_URL|*</p>`, /STOP_URL\|\* is not known/],
  ['application-start', 'Hello', `${whole}<p>*|ANSWER_COUNT|*</p>`, /ANSWER_COUNT/],
  ['application-start', 'Hello', `${whole}<p>*|URL</p>`, /not closed/],
  ['application-start', 'Hello', `${whole}<p>*|<b>URL</b>|*</p>`, /not closed|part of it/],
  ['application-start', 'Hello', `${whole}<p>*|*|URL|*|*</p>`, /not closed/],
  ['application-start', 'Hello', `${whole}<p>{{{{url}}}}</p>`, /not closed/],
  [
    'application-start',
    'Hello',
    `${whole}<a href="https://a.example/*|JOB_TITLE|*">x</a>`,
    /A link leads/,
  ],
  ['application-start', 'Hello', `${whole}<a href="*|JOB_TITLE|*">x</a>`, /A link leads/],
  ...[
    'https://evil.example/?*|URL|*',
    'https://evil.example/?<b>*|URL|*</b>',
    'https://evil.example/?<a href="*|URL|*">*|URL|*</a>',
    'Go on:*|URL|*',
    '*|JOB_TITLE|**|URL|*',
    '*|URL|*.evil.example',
    '*|URL|*x',
    '*|URL|*/more',
    'https://evil.example/?(*|URL|*)',
  ].map((text): [EmailTemplateKind, string, string, RegExp] => [
    'application-start',
    'Hello',
    `${whole}<p>${text}</p>`,
    /Put a space before and after \*\|URL\|\*/,
  ]),
  ...[
    '*|URL|*',
    'Go on: *|URL|*.',
    'Go on (*|URL|*), please',
    '“*|URL|*”',
    'first<br>*|URL|*<br>last',
  ].map((text): [EmailTemplateKind, string, string, null] => [
    'application-start',
    'Hello',
    `${whole}<p>${text}</p>`,
    null,
  ]),
  ['applicant-rejection', 'Hello', '<p>No.</p>', null],
  [
    'applicant-rejection',
    'Hello',
    '<p>No. Your feedback follows.</p>',
    /Add the tag \*\|FEEDBACK_URL\|\*/,
  ],
  [
    'applicant-rejection',
    'Hello',
    '<p>No. <a href="*|FEEDBACK_URL|*">Your feedback</a> follows.</p>',
    null,
  ],
  [
    'other',
    'Hello',
    '<p>Hi. <a href="*|FEEDBACK_URL|*">Feedback</a>, *|APPLICATION_URL|*</p>',
    null,
  ],
  [
    'quick-apply-invite',
    'Hello',
    `<p>*|JOB_TITLE|* *|ORG_NAME|*</p>${link}`,
    /CANDIDATE_FIRST_NAME/,
  ],
  [
    'quick-apply-invite',
    '*|CANDIDATE_FIRST_NAME|*',
    `<p>*|JOB_TITLE|* *|ORG_NAME|*</p>${link}`,
    null,
  ],
  ['assessment-stage-invite', 'Hello', whole, null],
  ['assessment-stage-invite', 'Hello', link, /Add the tag/],
])('%s, %j, %j', (type, subject, body, words) => {
  const problem = emailTemplateProblem(type, { subject, body })?.problem ?? null;
  if (words === null) expect(problem).toBeNull();
  else expect(problem).toMatch(words);
});

test.each(emailTemplateKinds.filter((type) => type !== 'other'))(
  'our own words for %s may be saved as they are',
  (type) => {
    expect(emailTemplateProblem(type, standardEmailTemplateByKind[type])).toBeNull();
  },
);
