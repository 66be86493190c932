import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const twoFactorSetUpEmailType = {
  audience: 'member',
  event: 'two-factor-set-up',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Two-factor log-in is switched on',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

From now on your account at *|ORG_NAME|* asks for a one-time code from your authenticator app as well as your password.

Keep your recovery codes in a safe place. You can make new ones here:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever two-factor log-in changes.',
  },
} as const satisfies MemberEmailTypeDefinition;
