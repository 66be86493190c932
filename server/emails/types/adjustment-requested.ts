import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Says that somebody asks, and neither who they are nor what they ask for. */
export const adjustmentRequestedEmailType = {
  audience: 'member',
  event: 'adjustment-requested',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags, 'JOB_TITLE', 'REFERENCE', 'DUE_DATE'],
    required: ['URL', 'REFERENCE'],
  },
  words: {
    subject: '*|REFERENCE|* asks for an adjustment: *|JOB_TITLE|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

A candidate for *|JOB_TITLE|*, *|REFERENCE|*, asks for something to be adjusted, so that they can show what they can do. What
it is stands in Evenhand alone, and only admins of the role who review none of its answers can read it.

Answer by *|DUE_DATE|*, so that they can go on:

[Read and answer](*|URL|*)

Keep it to yourself: nobody who reviews answers or holds an interview is to know of it, but for what they need to run it.`,
    why: 'You get this because you are an admin of this role at *|ORG_NAME|*, and a candidate waits for an answer.',
  },
} as const satisfies MemberEmailTypeDefinition;
