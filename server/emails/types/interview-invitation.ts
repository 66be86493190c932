import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const interviewInvitationEmailType = {
  audience: 'candidate',
  when: { 'interview-invited': ({ state }) => state === 'interviews_tasks' },
  sender: 'employer',
  hasOwnDay: true,
  tags: {
    known: [
      ...candidateEmailMergeTags,
      'APPLICATION_URL',
      'INTERVIEW_URL',
      'DUE_DATE',
      ...senderMergeTags,
    ],
    required: ['URL'],
    instead: { DUE_DATE: 'all times are taken' },
  },
  template: {
    title: 'Interview invitation',
    description: 'Invites a candidate to choose a time for an interview.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'the page to choose a time',
  },
  words: {
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
} as const satisfies TemplateEmailTypeDefinition;
