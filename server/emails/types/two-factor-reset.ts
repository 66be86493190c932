import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const twoFactorResetEmailType = {
  audience: 'member',
  event: 'two-factor-reset',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags, 'REASON', 'RESET_BY'],
    required: ['URL', 'REASON'],
  },
  words: {
    subject: 'Your two-factor log-in was reset',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

The two-factor log-in of your account at *|ORG_NAME|* was reset by *|RESET_BY|*. The reason they gave: *|REASON|*

Your authenticator app and your recovery codes do not work any more, and every browser was logged out. Log in with your
password, and set two-factor log-in up again:

[Password and two-factor](*|URL|*)

Did you not ask for this? Choose “Forgot password” on the log-in page at once, then call an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever two-factor log-in changes.',
  },
} as const satisfies MemberEmailTypeDefinition;
