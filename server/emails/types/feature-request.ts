import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const featureRequestEmailType = {
  audience: 'operator',
  event: 'feature-requested',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags, 'FEATURE'],
    required: ['FEATURE'],
  },
  words: {
    subject: '*|ORG_NAME|* asks for *|FEATURE|*',
    body: `
*|MEMBER_FIRST_NAME|*, an admin of *|ORG_NAME|*, asks for *|FEATURE|*.

[Open the console](*|URL|*)

They were told that their request has reached you. Asked again within seven days, you get no other e-mail.`,
    why: 'You get this because this address is the OPERATOR_EMAIL of the installation.',
  },
} as const satisfies MemberEmailTypeDefinition;
