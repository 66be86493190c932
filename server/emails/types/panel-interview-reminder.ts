import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** A day and an hour before it begins. */
export const panelInterviewReminderEmailType = {
  audience: 'member',
  event: 'interview-soon',
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
    subject: 'Soon: interview with *|REFERENCE|*, *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

This reminds you of an interview on whose panel you sit: *|INTERVIEW_NAME|* with *|REFERENCE|* for *|JOB_TITLE|*,
*|INTERVIEW_TIME|*.

*|INTERVIEW_PLACE|*

[Your interviews](*|URL|*)`,
    why: 'You get this because you sit on the panel of this interview at *|ORG_NAME|*.',
  },
} as const satisfies MemberEmailTypeDefinition;
