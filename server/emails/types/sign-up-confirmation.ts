import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const signUpConfirmationEmailType = {
  audience: 'member',
  event: 'sign-up-asked',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags, 'COMPANY'],
    required: ['URL'],
  },
  words: {
    subject: 'Confirm your address to start with Evenhand',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

One step is left to make the account of *|COMPANY|*: confirm that this address is yours, and choose a password.

[Confirm and choose a password](*|URL|*)

The link works once, for 24 hours. Until then nothing has been made, and what you typed is kept for a week at most.

Keep this e-mail to yourself: whoever has the link can choose the password.`,
    why: 'You get this because somebody gave this address to sign up. Not you? Ignore this e-mail, and no account is made.',
  },
} as const satisfies MemberEmailTypeDefinition;
