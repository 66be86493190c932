import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says when and where it is held now. */
export const interviewChangedEmailType = {
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
    subject: 'Your interview has changed: *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Your interview for *|JOB_TITLE|* at *|ORG_NAME|* has changed. It is now: *|INTERVIEW_NAME|*, *|INTERVIEW_TIME|*.

*|INTERVIEW_PLACE|*

The file that comes with this e-mail changes the entry in your calendar. If this does not suit you, choose another time here:

[Your interview](*|URL|*)`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies CandidateEmailTypeDefinition;
