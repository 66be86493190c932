import type { EmailText } from '../rules/render-email.ts';

/** What somebody is told who gave an address to sign up. */
export const signUpTemplates = {
  'sign-up-confirm': {
    subject: 'Confirm your address to start with Evenhand',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

One step is left to make the account of *|COMPANY|*: confirm that this address is yours, and choose a password.

[Confirm and choose a password](*|URL|*)

The link works once, for 24 hours. Until then nothing has been made, and what you typed is kept for a week at most.

Keep this e-mail to yourself: whoever has the link can choose the password.`,
    why: 'You get this because somebody gave this address to sign up. Not you? Ignore this e-mail, and no account is made.',
  },

  'sign-up-known': {
    subject: 'You have an account already',
    body: `
Hello,

Somebody, perhaps you, gave this address to sign up. It has an account already, so no other was made.

[Log in](*|URL|*)

Cannot remember the password? Choose “Forgot password” on the log-in page.`,
    why: 'You get this because somebody gave this address to sign up. Not you? Ignore this e-mail: nothing has changed, and they were not told that you have an account.',
  },
} satisfies Record<string, EmailText>;
