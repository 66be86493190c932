import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const recoveryCodeUsedEmailType = {
  audience: 'member',
  event: 'recovery-code-used',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'A recovery code was used to log in',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody, we think you, logged in to your account at *|ORG_NAME|* with a recovery code instead of the authenticator app. That
code does not work again. See how many are left, or make new ones:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever a recovery code is used.',
  },
} as const satisfies MemberEmailTypeDefinition;
