import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const pastApplicantInvitationEmailType = {
  audience: 'candidate',
  when: { 'past-applicant-invited': ({ state, isOpen }) => isOpen && state === 'invited' },
  sender: 'employer',
  isInvitation: true,
  tags: {
    known: [...candidateEmailMergeTags, 'DUE_DATE', ...senderMergeTags, 'STOP_URL'],
    required: ['URL'],
  },
  template: {
    title: 'Invitation to past applicants',
    description: 'Tells people who applied before, and agreed to hear from you, of a new role.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: false,
    url: 'the role',
  },
  words: {
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
} as const satisfies TemplateEmailTypeDefinition;
