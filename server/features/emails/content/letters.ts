import type { Letter } from '../rules/render-mail.ts';
import type { MailKind } from '../rules/tags.ts';
import { organisationLetters } from './organisation-letters.ts';
import { signInLetters } from './sign-in-letters.ts';
import { signUpLetters } from './sign-up-letters.ts';

/** The house's own words for each kind of mail. */
export const letters: Record<MailKind, Letter> = {
  ...signUpLetters,
  ...signInLetters,
  ...organisationLetters,
  'application-start': {
    subject: 'Your application for *|JOB_TITLE|* is saved',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You have started an application for *|JOB_TITLE|* at *|ORG_NAME|*. It is saved as you write. Use this personal link to go on, on
any device:

[Continue your application](*|URL|*)

You can change your answers until you submit them. The role is open until *|DUE_DATE|*.

The people who score your answers do not see your name, your e-mail address or anything else about you. They read one
question at a time, so what counts is what you say. Leave personal details out of your answers.

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody gave this address to apply to *|ORG_NAME|*. Not you? Ignore this e-mail, and nothing will be sent to the employer.',
  },

  'application-link': {
    subject: 'Your link to your application for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Here is the personal link to your application for *|JOB_TITLE|* at *|ORG_NAME|*. It opens what you wrote and shows what has
happened to it so far:

[Open your application](*|URL|*)

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody asked for the link to an application with this address. Not you? Ignore this e-mail: nothing has changed.',
  },

  'application-confirm': {
    subject: "We've received your application for *|JOB_TITLE|*",
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has received your application for *|JOB_TITLE|*. Thank you for the time you put into it.

Several people will score your answers, each on their own, against the same written guide. They do not see your name, your
e-mail address or anything else about you, and they read all answers to one question before they go to the next.

The role is open until *|DUE_DATE|*. Scoring can take a few weeks after that. You will hear by e-mail either way.

[View your application](*|URL|*)

The same link lets you withdraw at any time.`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },

  'role-closed': {
    subject: 'The role *|JOB_TITLE|* has closed',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has closed the role *|JOB_TITLE|* earlier than planned. You had started an application, and it can no longer be
submitted. We are sorry about the time you put into it.

Nothing you wrote was sent to the employer. It is still there for you to read and to copy:

[Read what you wrote](*|URL|*)

You do not need to do anything.`,
    why: 'You get this because you started an application for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },

  'reviewer-invite': {
    subject: 'Answers to score for *|JOB_TITLE|*',
    body: `
Hello *|REVIEWER_FIRST_NAME|*,

You are asked to score *|ANSWER_COUNT|* for *|JOB_TITLE|*. It takes *|MINUTES|*. The last day is *|DUE_DATE|*.

[Start scoring](*|URL|*)

You see one answer at a time with its review guide, and never who wrote it. Your scores are saved as you go, so you can
stop and come back on the same link.

Score alone: do not discuss answers with others before everybody has finished. The link is yours only, so do not pass this
e-mail on.`,
    why: 'You get this because a colleague at *|ORG_NAME|* chose you as a reviewer for this role.',
  },

  'reviewer-reminder': {
    subject: 'A reminder: answers to score for *|JOB_TITLE|*',
    body: `
Hello *|REVIEWER_FIRST_NAME|*,

Thank you for reading for *|JOB_TITLE|*. There are still *|ANSWER_COUNT|* waiting for your score. The day they are due:
*|DUE_DATE|*.

[Go on scoring](*|URL|*)

What you have scored so far is saved, and you go on where you stopped. Candidates wait to hear back until their answers are
read.

If you cannot do it, tell the colleague who runs this role, so that somebody else can.`,
    why: 'You get this because a colleague at *|ORG_NAME|* sent a reminder to the reviewers of this role. It comes at most once a day.',
  },

  'applicant-rejection': {
    subject: 'An update on your application for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has decided not to take your application for *|JOB_TITLE|* further. Thank you for applying, and for the time and
thought you put into it.

People at *|ORG_NAME|* made this decision. No software decides about an application.

What you wrote stays with *|ORG_NAME|* and was used for this decision only. You can read it here:

[Open your application](*|URL|*)`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
};
