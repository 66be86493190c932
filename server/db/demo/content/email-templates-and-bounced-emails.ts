import { standardEmailBodyToRichText } from '../../../features/emails/rules/standard-email-body-to-rich-text.ts';

/** What the larger employer of the demo says in its own words. */
export const larkfieldDemoEmailTemplates = [
  {
    type: 'application-confirm',
    name: 'Received, with the dates of the spring round',
    subject: 'Thank you: your application for *|JOB_TITLE|* is with us',
    body: standardEmailBodyToRichText(`
Hello *|CANDIDATE_FIRST_NAME|*,

Thank you for applying to *|ORG_NAME|*. We have your answers for *|JOB_TITLE|*, and people of our team will read them without knowing
whose they are.

[See your application](*|URL|*)

The role is open until *|DUE_DATE|*. We read everything in the ten working days after that, and write to everybody.

Questions? Reply to this e-mail. It reaches the people team, not a machine.`),
    isDefault: true,
  },
  {
    type: 'applicant-rejection',
    name: 'No, and thank you',
    subject: 'Your application for *|JOB_TITLE|*',
    body: standardEmailBodyToRichText(`
Hello *|CANDIDATE_FIRST_NAME|*,

We will not go on with your application for *|JOB_TITLE|*. Thank you for the time you gave us.

Your answers were read one question at a time, without your name. What you wrote stays on your page:

[See your application](*|URL|*)

We wish you well with the next one, here or elsewhere.

*|ADMIN_FIRST_NAME|* at *|ORG_NAME|*`),
    isDefault: true,
  },
  {
    type: 'other',
    name: 'The interview moves',
    subject: 'A change to your interview for *|JOB_TITLE|*',
    body: standardEmailBodyToRichText(`
Hello *|CANDIDATE_FIRST_NAME|*,

We have to move your interview for *|JOB_TITLE|*. We are sorry for the trouble. Reply to this e-mail with three times that suit
you, and we choose one of them.

[See your application](*|URL|*)

*|ADMIN_FIRST_NAME|* *|ADMIN_LAST_NAME|* at *|ORG_NAME|*`),
    isDefault: true,
  },
] as const;

/** To one candidate, of whom the second came back. The words in capitals are filled in. */
export const demoBouncedEmailTexts = [
  {
    kind: 'application-start',
    subject: 'Your application for JOB_TITLE is saved',
    body: `
<p>Hello CANDIDATE_FIRST_NAME,</p>
<p>You have started an application for JOB_TITLE at ORG_NAME. It is saved as you write.</p>
<p>Keep this e-mail to yourself: whoever has the link can open your application.</p>`,
    why: 'You get this because somebody gave this address to apply to ORG_NAME. Not you? Ignore this e-mail, and nothing will be sent to the employer.',
  },
  {
    kind: 'application-confirm',
    subject: "We've received your application for JOB_TITLE",
    body: `
<p>Hello CANDIDATE_FIRST_NAME,</p>
<p>ORG_NAME has received your application for JOB_TITLE. Thank you for the time you put into it.</p>
<p>You will hear by e-mail either way.</p>`,
    why: 'You get this because you applied to ORG_NAME.',
  },
];
