import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const applicationRejectionEmailType = {
  audience: 'candidate',
  when: { 'application-rejected': ({ state }) => state === 'rejected' },
  sender: 'employer',
  tags: {
    known: [
      ...candidateEmailMergeTags,
      'APPLICATION_URL',
      'FEEDBACK_URL',
      'FEEDBACK_DAY',
      'SURVEY_URL',
      ...senderMergeTags,
    ],
    required: [],
  },
  template: {
    title: 'Rejection',
    description:
      'Tells a candidate that you do not go on with them, and where they find what they wrote.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'their application',
  },
  words: {
    subject: 'An update on your application for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has decided not to take your application for *|JOB_TITLE|* further. Thank you for applying, and for the time and
thought you put into it.

People at *|ORG_NAME|* made this decision. No software decides about an application.

Everything you wrote is on your own page:

[See your application](*|URL|*)

What you wrote stays with *|ORG_NAME|* and was used for this decision only. To have it deleted, reply to this e-mail.`,
    why: 'Your feedback, answer by answer: *|FEEDBACK_URL|* (*|FEEDBACK_DAY|*). You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*. How was this for you? Two minutes, without your name: *|SURVEY_URL|*',
  },
} as const satisfies TemplateEmailTypeDefinition;
