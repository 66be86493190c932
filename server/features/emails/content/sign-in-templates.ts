import type { EmailText } from '../rules/render-email.ts';

/** What members of staff are told of their log-in. */
export const signInTemplates = {
  'create-password': {
    subject: 'Set your password for *|ORG_NAME|*',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

*|ORG_NAME|* hires with Evenhand, and you have an account there now. Choose a password to log in with:

[Choose a password](*|URL|*)

The link works once, for seven days. After that, ask an admin of *|ORG_NAME|* for a new one.

Keep this e-mail to yourself: whoever has the link can choose the password.`,
    why: 'You get this because an admin of *|ORG_NAME|* gave you an account. Not expected? Ignore this e-mail, and nobody can log in as you.',
  },

  'reset-password': {
    subject: 'Choose a new password',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody, we think you, asked for a new password for your account at *|ORG_NAME|*:

[Choose a new password](*|URL|*)

The link works once, for 30 minutes. Your old password works until you have chosen a new one; then every browser that
is logged in is logged out.`,
    why: 'You get this because somebody asked for a new password with this address. Not you? Ignore this e-mail: nothing has changed.',
  },

  'password-changed': {
    subject: 'Your password was changed',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

The password of your account at *|ORG_NAME|* was changed just now. Other browsers were logged out.

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever the password changes.',
  },

  'two-factor-set-up': {
    subject: 'Two-factor log-in is switched on',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

From now on your account at *|ORG_NAME|* asks for a one-time code from your authenticator app as well as your password.

Keep your recovery codes in a safe place. You can make new ones here:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever two-factor log-in changes.',
  },

  'two-factor-switched-off': {
    subject: 'Two-factor log-in is switched off',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Your account at *|ORG_NAME|* asks for the password alone from now on. You can switch two-factor log-in on again at any time:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever two-factor log-in changes.',
  },

  'two-factor-reset': {
    subject: 'Your two-factor log-in was reset',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

The two-factor log-in of your account at *|ORG_NAME|* was reset by *|RESET_BY|*. The reason they gave: *|REASON|*

Your authenticator app and your recovery codes do not work any more, and every browser was logged out. Log in with your
password, and set two-factor log-in up again:

[Password and two-factor](*|URL|*)

Did you not ask for this? Choose “Forgot password” on the log-in page at once, then call an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever two-factor log-in changes.',
  },

  'codes-refused': {
    subject: 'Somebody with your password gave a wrong code',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody gave the right password of your account at *|ORG_NAME|*, and then a wrong one-time code. They were not let in.

Was this you? Then there is nothing to do. If your app keeps giving wrong codes, check that the clock of your phone is right.

Was this not you? Then somebody knows your password. Choose another one now, and see where you are logged in:

[Password and two-factor](*|URL|*)`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent at most once an hour.',
  },

  'recovery-codes-made': {
    subject: 'You have new recovery codes',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

New recovery codes were made for your account at *|ORG_NAME|*. The ones you had before do not work any more.

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever recovery codes are made.',
  },

  'recovery-code-used': {
    subject: 'A recovery code was used to log in',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody, we think you, logged in to your account at *|ORG_NAME|* with a recovery code instead of the authenticator app. That
code does not work again. See how many are left, or make new ones:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent whenever a recovery code is used.',
  },

  'new-device': {
    subject: 'You logged in on a new device',
    body: `
Hello *|MEMBER_FIRST_NAME|*,

Somebody, we think you, logged in to your account at *|ORG_NAME|* with *|DEVICE|*, for the first time.

You can see where you are logged in, and log out there, on this page:

[Password and two-factor](*|URL|*)

Was this not you? Choose “Forgot password” on the log-in page at once, then tell an admin of *|ORG_NAME|*.`,
    why: 'You get this because you have an account at *|ORG_NAME|*. It is sent the first time you log in with a kind of browser.',
  },
} satisfies Record<string, EmailText>;
