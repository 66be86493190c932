import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const unfinishedApplicationReminderEmailType = {
  audience: 'candidate',
  when: { 'application-unfinished': ({ state, isOpen }) => isOpen && state === 'started' },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags, 'DUE_DATE', 'STOP_URL'],
    required: ['URL'],
  },
  words: {
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
} as const satisfies CandidateEmailTypeDefinition;
