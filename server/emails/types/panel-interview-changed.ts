import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says when and where it is held now, to whoever sits on the panel now. */
export const panelInterviewChangedEmailType = {
  audience: 'member',
  event: 'interview-changed',
  sender: 'product',
  tags: {
    known: [
      ...memberEmailMergeTags,
      'JOB_TITLE',
      'REFERENCE',
      'INTERVIEW_NAME',
      'INTERVIEW_TIME',
      'INTERVIEW_PLACE',
    ],
    required: ['URL', 'REFERENCE', 'INTERVIEW_TIME'],
  },
  words: {
    subject: 'Interview with *|REFERENCE|* has changed: *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

An interview on whose panel you sit has changed. It is now: *|INTERVIEW_NAME|* with *|REFERENCE|* for *|JOB_TITLE|*,
*|INTERVIEW_TIME|*.

*|INTERVIEW_PLACE|*

The file that comes with this e-mail changes the entry in your calendar.

[Your interviews](*|URL|*)`,
    why: 'You get this because you sit on the panel of this interview at *|ORG_NAME|*.',
  },
} as const satisfies MemberEmailTypeDefinition;
