import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says that there is an answer; what it is stands behind the personal link alone. */
export const adjustmentAnsweredEmailType = {
  audience: 'candidate',
  when: {
    'adjustment-answered': ({ state }) => state !== 'withdrawn',
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'An answer to what you asked: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You asked for something to be adjusted in your application for *|JOB_TITLE|* at *|ORG_NAME|*. There is an answer. You can read
it on your personal page, and ask again there:

[Read the answer](*|URL|*)

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because an adjustment was asked for on the page of an application with this address. Not you? Ignore this e-mail.',
  },
} as const satisfies CandidateEmailTypeDefinition;
