import {
  memberEmailMergeTags,
  type MemberEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const loggedInOnNewDeviceEmailType = {
  audience: 'member',
  event: 'signed-in-on-new-device',
  sender: 'product',
  tags: {
    known: [...memberEmailMergeTags, 'DEVICE'],
    required: ['URL', 'DEVICE'],
  },
  words: {
    subject: 'You logged in on a new device',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody, we think you, logged in to your account at *|ORG_NAME|* with *|DEVICE|*, for the first time.

You can see where you are logged in, and log out there, on this page:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent the first time you log in with a kind of browser.',
  },
} as const satisfies MemberEmailTypeDefinition;
