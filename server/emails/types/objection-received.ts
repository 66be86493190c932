import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Sent at once; what was written stands behind the personal link alone. */
export const objectionReceivedEmailType = {
  audience: 'candidate',
  when: {
    'data-objected': () => true,
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'We have your objection: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has your objection to how your data is used in your application for *|JOB_TITLE|*. It is answered within 30 days. You
then get an e-mail, and the answer stands on your personal page, with what you wrote:

[Open your page](*|URL|*)

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody used the personal link of an application with this address. Not you? Ignore this e-mail: nothing has changed.',
  },
} as const satisfies CandidateEmailTypeDefinition;
