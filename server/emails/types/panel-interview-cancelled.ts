import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** To whoever sat on the panel, and need not come any more. */
export const panelInterviewCancelledEmailType = {
  audience: 'member',
  event: 'interview-cancelled',
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
    subject: 'Interview with *|REFERENCE|* without you: *|JOB_TITLE|*, *|INTERVIEW_TIME|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

You need not come to *|INTERVIEW_NAME|* with *|REFERENCE|* for *|JOB_TITLE|*, *|INTERVIEW_TIME|*: it is cancelled, or somebody
else sits on its panel in your place.

The file that comes with this e-mail takes the entry out of your calendar.

[Your interviews](*|URL|*)`,
    why: 'You get this because you sit on the panel of this interview at *|ORG_NAME|*.',
  },
} as const satisfies MemberEmailTypeDefinition;
