import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const wrongOneTimeCodeEmailType = {
  audience: 'member',
  event: 'codes-refused',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Somebody with your password gave a wrong code',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody gave the right password of your account at *|ORG_NAME|*, and then a wrong one-time code. They were not let in.

Was this you? Then there is nothing to do. If your app keeps giving wrong codes, check that the clock of your phone is right.

Was this not you? Then somebody knows your password. Choose another one now, and see where you are logged in:

[Password and two-factor](*|URL|*)`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent at most once an hour.',
  },
} as const satisfies MemberEmailTypeDefinition;
