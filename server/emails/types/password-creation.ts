import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const passwordCreationEmailType = {
  audience: 'member',
  event: 'create-password-asked',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Set your password for *|ORG_NAME|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

*|ORG_NAME|* hires with Evenhand, and you have an account there now. Choose a password to log in with:

[Choose a password](*|URL|*)

The link works once, for seven days. After that, ask an admin of *|ORG_NAME|* for a new one.

Keep this e-mail to yourself: whoever has the link can choose the password.`,
    why: 'You get this because an admin of *|ORG_NAME|* gave you an account. Not expected? Ignore this e-mail, and nobody can log in as you.',
  },
} as const satisfies MemberEmailTypeDefinition;
