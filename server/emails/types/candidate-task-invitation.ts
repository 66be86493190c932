import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const candidateTaskInvitationEmailType = {
  audience: 'candidate',
  when: { 'task-invited': ({ state }) => state === 'interviews_tasks' },
  sender: 'employer',
  hasOwnDay: true,
  tags: {
    known: [...candidateEmailMergeTags, 'DUE_DATE', ...senderMergeTags, 'APPLICATION_URL'],
    required: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL'],
    instead: { DUE_DATE: 'you are ready' },
  },
  template: {
    title: 'Task invitation',
    description: 'Asks a candidate to do a task, the step after the written answers.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'the task',
  },
  words: {
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
} as const satisfies TemplateEmailTypeDefinition;
