import type { EmailText } from '../rules/render-email.ts';
import type { EmailKind } from '../../../emails/tags.ts';
import { richBody } from '../rules/rich-body.ts';
import { candidateTemplates } from './candidate-templates.ts';
import { interestTemplates } from './interest-templates.ts';
import { organisationTemplates } from './organisation-templates.ts';
import { signInTemplates } from './sign-in-templates.ts';
import { signUpTemplates } from './sign-up-templates.ts';

/** As they are written below. */
const short: Record<EmailKind, EmailText> = {
  ...signUpTemplates,
  ...signInTemplates,
  ...organisationTemplates,
  ...candidateTemplates,
  ...interestTemplates,
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

  'mail-test': {
    subject: 'A test: e-mails of *|ORG_NAME|* arrive',
    body: `
This e-mail was sent to see whether e-mails leave Evenhand and arrive. They do.

Does it stand among your spam? Then ask whoever runs your e-mail to let this sender through, or candidates may not see what
you write to them.`,
    why: 'You get this because you asked for a test under Integrations.',
  },

  'finish-reminder': {
    subject: 'Your application for *|JOB_TITLE|* is not finished',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You have started an application for *|JOB_TITLE|* at *|ORG_NAME|*, and it is not submitted yet. The role closes on
*|DUE_DATE|*.

What you wrote is saved. This is your personal link to it:

[Finish your application](*|URL|*)

Changed your mind? Then you need not do anything: nothing is sent to the employer unless you submit it.`,
    why: 'You get this because you started an application at *|ORG_NAME|*. There are two reminders at most. To get no more: *|STOP_URL|*',
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
};

/** The server's own words for each kind of mail, as rich text like everybody else's. */
// The keys stay those of the record it is made from.
export const standardTemplates = Object.fromEntries(
  Object.entries(short).map(([kind, { body, ...rest }]) => [
    kind,
    { ...rest, body: richBody(body) },
  ]),
) as Record<EmailKind, EmailText>;
