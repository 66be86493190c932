import type { EmailText } from '../rules/render-email.ts';

/** What is told of people and features. */
export const organisationTemplates = {
  'other-account': {
    subject: 'You are invited to *|ORG_NAME|*, but have an account elsewhere',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

An admin of *|ORG_NAME|* has invited you to hire with them on Evenhand. This address has an account with another
organisation here already, and an address can have one only. So nothing has changed: you log in where you did before.

To work with *|ORG_NAME|* too, give them another address of yours.

Nobody at *|ORG_NAME|* was told that you have an account.`,
    why: 'You get this because an admin of *|ORG_NAME|* gave this address. Not expected? Ignore this e-mail.',
  },

  'feature-request': {
    subject: '*|ORG_NAME|* asks for *|FEATURE|*',
    body: `
*|MEMBER_FIRST_NAME|*, an admin of *|ORG_NAME|*, asks for *|FEATURE|*.

[Open the console](*|URL|*)

They were told that their request has reached you. Asked again within seven days, you get no other e-mail.`,
    why: 'You get this because this address is the OPERATOR_EMAIL of the installation.',
  },
} satisfies Record<string, EmailText>;
