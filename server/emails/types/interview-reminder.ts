import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** A day and an hour before it begins. */
export const interviewReminderEmailType = {
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
    subject: 'Soon: your interview for *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

This reminds you of your interview for *|JOB_TITLE|* at *|ORG_NAME|*: *|INTERVIEW_NAME|*, *|INTERVIEW_TIME|*.

*|INTERVIEW_PLACE|*

All that you need to know is on your own page:

[Your interview](*|URL|*)`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies CandidateEmailTypeDefinition;
