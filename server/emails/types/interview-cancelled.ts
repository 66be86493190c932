import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says that it will not be held, whoever has cancelled it. */
export const interviewCancelledEmailType = {
  audience: 'candidate',
  // Written with its calendar entry, for what was told of an interview at the time.
  when: {},
  sender: 'employer',
  tags: {
    known: [
      ...candidateEmailMergeTags,
      'REFERENCE',
      'INTERVIEW_NAME',
      'INTERVIEW_TIME',
      'INTERVIEW_PLACE',
    ],
    required: ['URL', 'INTERVIEW_TIME'],
  },
  words: {
    subject: 'Your interview is cancelled: *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Your interview for *|JOB_TITLE|* at *|ORG_NAME|* is cancelled: *|INTERVIEW_NAME|*, *|INTERVIEW_TIME|*. You need not come.

The file that comes with this e-mail takes the entry out of your calendar. How your application stands is on your own page:

[Your interview](*|URL|*)`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies CandidateEmailTypeDefinition;
