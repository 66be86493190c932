import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const recoveryCodesMadeEmailType = {
  audience: 'member',
  event: 'recovery-codes-made',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: [],
  },
  words: {
    subject: 'You have new recovery codes',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

New recovery codes were made for your account at *|ORG_NAME|*. The ones you had before do not work any more.

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever recovery codes are made.',
  },
} as const satisfies MemberEmailTypeDefinition;
