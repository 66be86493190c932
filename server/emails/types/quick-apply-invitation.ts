import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const quickApplyInvitationEmailType = {
  audience: 'candidate',
  when: { 'interest-invited': ({ state, isOpen }) => isOpen && state === 'quick_applied' },
  sender: 'employer',
  isInvitation: true,
  tags: {
    known: [...candidateEmailMergeTags, 'DUE_DATE', ...senderMergeTags, 'APPLICATION_URL'],
    required: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL'],
  },
  template: {
    title: 'Invitation after showing interest',
    description: 'Invites somebody who registered interest to finish their application.',
    trigger: 'manual',
    allowsSeveral: false,
    allowsRoleOverride: true,
    url: 'their application',
  },
  words: {
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
} as const satisfies TemplateEmailTypeDefinition;
