import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Names the candidate by reference alone: mailboxes are shared, and the name stands behind the link. */
export const scorecardReminderEmailType = {
  audience: 'member',
  event: 'scorecards-missed',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags, 'JOB_TITLE', 'REFERENCE'],
    required: ['URL', 'REFERENCE'],
  },
  words: {
    subject: 'Your card for *|REFERENCE|* is missing: *|JOB_TITLE|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

You held an interview with *|REFERENCE|* for *|JOB_TITLE|*, and your card is not in yet. Nobody on the panel reads another's
marks before all cards are in, so your colleagues wait for yours.

Write it while you remember; what you noted is saved:

[Go to your card](*|URL|*)

If the interview did not take place, tell the colleague who runs this role.`,
    why: 'You get this once for each interview at *|ORG_NAME|* whose card you have not handed in a day after its end.',
  },
} as const satisfies MemberEmailTypeDefinition;
