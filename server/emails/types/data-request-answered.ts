import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says that there is an answer; what it is stands behind the personal link alone. */
export const dataRequestAnsweredEmailType = {
  audience: 'candidate',
  when: {
    'data-request-answered': () => true,
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'An answer about your data: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You wrote to *|ORG_NAME|* about your data in your application for *|JOB_TITLE|*. There is an answer. It stands on your personal
page:

[Read the answer](*|URL|*)

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody used the personal link of an application with this address. Not you? Ignore this e-mail: nothing has changed.',
  },
} as const satisfies CandidateEmailTypeDefinition;
