import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** By reference: the name is behind the link. */
export const panelInterviewBookedEmailType = {
  audience: 'member',
  event: 'interview-booked',
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
    subject: 'Interview with *|REFERENCE|*: *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

You sit on the panel of an interview for *|JOB_TITLE|*: *|INTERVIEW_NAME|* with *|REFERENCE|*, *|INTERVIEW_TIME|*.

*|INTERVIEW_PLACE|*

Calendars are shared, so the entry that comes with this e-mail carries the reference alone. Who it is stands in Evenhand:

[Your interviews](*|URL|*)`,
    why: 'You get this because you sit on the panel of this interview at *|ORG_NAME|*.',
  },
} as const satisfies MemberEmailTypeDefinition;
