import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says which time was booked, by whomever. */
export const interviewBookedEmailType = {
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
    subject: 'Your interview: *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Your interview for *|JOB_TITLE|* at *|ORG_NAME|* is booked: *|INTERVIEW_NAME|*, *|INTERVIEW_TIME|*.

*|INTERVIEW_PLACE|*

Add it to your calendar by the file that comes with this e-mail. If plans change, move or cancel it here:

[Your interview](*|URL|*)`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies CandidateEmailTypeDefinition;
