import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const applicationInvitationEmailType = {
  audience: 'candidate',
  when: { 'application-invited': ({ state, isOpen }) => isOpen && state === 'invited' },
  sender: 'employer',
  isInvitation: true,
  tags: {
    known: [...candidateEmailMergeTags, 'DUE_DATE', ...senderMergeTags, 'STOP_URL'],
    required: ['URL'],
  },
  template: {
    title: 'Invitation to apply',
    description: 'Goes to people whose addresses you give, to tell them of a role.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'the role',
  },
  words: {
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
} as const satisfies TemplateEmailTypeDefinition;
