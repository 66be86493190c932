import { type MemberEmailTypeDefinition } from './email-definition-types-and-merge-tags.ts';

export const signUpWithKnownAddressEmailType = {
  audience: 'member',
  event: 'sign-up-asked',
  sender: 'product',
  tags: {
    known: ['ORG_NAME', 'URL'],
    required: [],
  },
  words: {
    subject: 'You have an account already',
    body: `
Hello,

Somebody, perhaps you, gave this address to sign up. It has an account already, so no other was made.

[Log in](*|URL|*)

Cannot remember the password? Choose “Forgot password” on the log-in page.`,
    why: 'You get this because somebody gave this address to sign up. Not you? Ignore this e-mail: nothing has changed, and they were not told that you have an account.',
  },
} as const satisfies MemberEmailTypeDefinition;
