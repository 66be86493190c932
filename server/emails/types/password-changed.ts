import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const passwordChangedEmailType = {
  audience: 'member',
  event: 'password-changed',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: [],
  },
  words: {
    subject: 'Your password was changed',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

The password of your account at *|ORG_NAME|* was changed just now. Other browsers were logged out.

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever the password changes.',
  },
} as const satisfies MemberEmailTypeDefinition;
