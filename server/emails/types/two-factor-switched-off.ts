import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const twoFactorSwitchedOffEmailType = {
  audience: 'member',
  event: 'two-factor-switched-off',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Two-factor log-in is switched off',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Your account at *|ORG_NAME|* asks for the password alone from now on. You can switch two-factor log-in on again at any time:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever two-factor log-in changes.',
  },
} as const satisfies MemberEmailTypeDefinition;
