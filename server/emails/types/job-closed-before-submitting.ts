import { isUnsubmittedApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const jobClosedBeforeSubmittingEmailType = {
  audience: 'candidate',
  when: {
    'application-cut-off': ({ state, isOpen }) => !isOpen && isUnsubmittedApplicationState(state),
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'The role *|JOB_TITLE|* has closed',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has closed the role *|JOB_TITLE|* earlier than planned. You had started an application, and it can no longer be
submitted. We are sorry about the time you put into it.

Nothing you wrote was sent to the employer. It is still there for you to read and to copy:

[Read what you wrote](*|URL|*)

You do not need to do anything.`,
    why: 'You get this because you started an application for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies CandidateEmailTypeDefinition;
