import type { EmailText } from '../rules/render-email.ts';
import type { TemplateKind } from '../../../emails/tags.ts';

/** What candidates are sent as long as an organisation has not written its own. */
export const candidateTemplates: Record<TemplateKind, EmailText> = {
  'application-invite': {
    subject: "You're invited to apply: *|JOB_TITLE|* at *|ORG_NAME|*",
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* is looking for somebody for the role *|JOB_TITLE|*, and would like you to consider it.

Applying works a little differently here. Instead of sending a CV, you answer a few questions about the work itself. The
people who score your answers do not see your name, your e-mail address or anything else about you. What counts is what
you say.

[Read about the role](*|URL|*)

Most people need less than an hour. Your answers are saved as you write, so you can stop and come back. The role is open
until *|DUE_DATE|*.

*|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|* at *|ORG_NAME|*`,
    why: 'You get this because somebody at *|ORG_NAME|* gave this address to invite you. To get no more invitations: *|STOP_URL|*',
  },

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

  'application-confirm': {
    subject: "We've received your application for *|JOB_TITLE|*",
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has received your application for *|JOB_TITLE|*. Thank you for the time you put into it.

Your answers are scored against a written guide, the same for everybody. Whoever scores them does not see your name, your
e-mail address or anything else about you, and reads all answers to one question before going to the next.

The role is open until *|DUE_DATE|*. Scoring can take a few weeks after that. You will hear by e-mail either way.

[View your application](*|URL|*)

The same link lets you withdraw at any time. If something would help you later on, such as more time for a task or a
step-free room for an interview, reply to this e-mail and say what. Asking has no effect on your scores.`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*. How was applying? Two minutes, without your name: *|SURVEY_URL|*',
  },

  'applicant-interview': {
    subject: 'Book your interview for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Congratulations: *|ORG_NAME|* would like to meet you about the role *|JOB_TITLE|*. What you wrote brought you here.

Choose a time that suits you. The page tells you how long the interview takes, how it is held and what it looks at:

[Choose a time](*|URL|*)

You can choose until *|DUE_DATE|*. If plans change, use the same link to pick another time.

Everybody is asked the same questions in the same order, so there are no tricks to prepare for. If something would help
you to do your best, such as questions in advance, captions, more time or a step-free room, reply to this e-mail. Asking
has no effect on your scores.

*|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|* at *|ORG_NAME|*`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },

  'applicant-rejection': {
    subject: 'An update on your application for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has decided not to take your application for *|JOB_TITLE|* further. Thank you for applying, and for the time and
thought you put into it.

People at *|ORG_NAME|* made this decision. No software decides about an application.

Everything you wrote is on your own page:

[See your application](*|URL|*)

What you wrote stays with *|ORG_NAME|* and was used for this decision only. To have it deleted, reply to this e-mail.`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*. How was this for you? Two minutes, without your name: *|SURVEY_URL|*',
  },

  'past-application-invite': {
    subject: 'A new role at *|ORG_NAME|* you may like: *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You applied to *|ORG_NAME|* before, and agreed to hear about new roles. There is one now that may suit you: *|JOB_TITLE|*.

[Read about the role](*|URL|*)

You start afresh: your answers to the new questions are scored by people who do not see your name, or that you applied
before. The role is open until *|DUE_DATE|*.

*|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|* at *|ORG_NAME|*`,
    why: 'You get this because you agreed to hear about new roles at *|ORG_NAME|*. To hear of no more: *|STOP_URL|*',
  },

  'quick-apply-invite': {
    subject: 'Finish your application for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Thank you for your interest in *|JOB_TITLE|* at *|ORG_NAME|*. The next step is open to you: a few questions about the work
itself.

[Finish your application](*|URL|*)

Most people need less than an hour. Your answers are saved as you write, so you can stop and come back. You have until
*|DUE_DATE|*.

The people who score your answers do not see your name, your e-mail address or anything else about you. Leave personal
details out of what you write.

*|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|* at *|ORG_NAME|*`,
    why: 'You get this because you registered your interest in *|JOB_TITLE|* at *|ORG_NAME|*. Not you? Ignore this e-mail.',
  },

  'assessment-stage-invite': {
    subject: 'Next step for *|JOB_TITLE|*: your task',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Your application for *|JOB_TITLE|* at *|ORG_NAME|* has gone through to the next step: a short task, much like the work you would
do in the role.

[Open the task](*|URL|*)

The page tells you what to do, how long it should take and what it is scored on. Do not spend longer than it says: nobody
gets extra marks for it. You have until *|DUE_DATE|*.

If something would help you to do your best, such as more time or another format, reply to this e-mail before you begin.
Asking has no effect on your scores.

*|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|* at *|ORG_NAME|*`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },

  // Nobody's words but the organisation's own: without a template there is nothing to send.
  other: {
    subject: '',
    body: '',
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
};
