import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const passwordResetEmailType = {
  audience: 'member',
  event: 'reset-password-asked',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Choose a new password',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody, we think you, asked for a new password for your account at *|ORG_NAME|*:

[Choose a new password](*|URL|*)

The link works once, for 30 minutes. Your old password works until you have chosen a new one; then every browser that
is logged in is logged out.`,
    why: 'You get this because somebody asked for a new password with this address. Not you? Ignore this e-mail: nothing has changed.',
  },
} as const satisfies MemberEmailTypeDefinition;
