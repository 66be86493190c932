import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

/** Before the last day of a task, when somebody asks for it, and when the last day is another one. */
export const candidateTaskReminderEmailType = {
  audience: 'candidate',
  when: {
    'task-reminded': ({ state }) => state === 'interviews_tasks',
    'task-extended': ({ state }) => state === 'interviews_tasks',
  },
  sender: 'employer',
  hasOwnDay: true,
  tags: {
    known: [...candidateEmailMergeTags, 'DUE_DATE'],
    required: ['URL'],
    instead: { DUE_DATE: 'you are ready' },
  },
  words: {
    subject: 'Your task for *|JOB_TITLE|*: until *|DUE_DATE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

The task for *|JOB_TITLE|* at *|ORG_NAME|* waits for you. You have until *|DUE_DATE|*.

[Open the task](*|URL|*)

What you have written so far is saved. It counts once you hand it in on its last page. If something keeps you from it, reply
to this e-mail.`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies CandidateEmailTypeDefinition;
