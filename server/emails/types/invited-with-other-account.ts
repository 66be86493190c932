import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const invitedButHasAccountElsewhereEmailType = {
  audience: 'member',
  event: 'invited-with-other-account',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags],
    required: [],
  },
  words: {
    subject: 'You are invited to *|ORG_NAME|*, but have an account elsewhere',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

An admin of *|ORG_NAME|* has invited you to hire with them on Evenhand. This address has an account with another
organisation here already, and an address can have one only. So nothing has changed: you log in where you did before.

To work with *|ORG_NAME|* too, give them another address of yours.

Nobody at *|ORG_NAME|* was told that you have an account.`,
    why: 'You get this because an admin of *|ORG_NAME|* gave this address. Not expected? Ignore this e-mail.',
  },
} as const satisfies MemberEmailTypeDefinition;
