import { isUnsubmittedApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  candidateEmailMergeTags,
  type CandidateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const applicationViewLinkEmailType = {
  audience: 'candidate',
  when: {
    'application-begun': ({ state, isOpen }) => !(isOpen && isUnsubmittedApplicationState(state)),
    'link-asked': ({ state, isOpen }) =>
      !(isOpen && isUnsubmittedApplicationState(state)) && state !== 'quick_applied',
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags],
    required: ['URL'],
  },
  words: {
    subject: 'Your link to your application for *|JOB_TITLE|*',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

Here is the personal link to your application for *|JOB_TITLE|* at *|ORG_NAME|*. It opens what you wrote and shows what has
happened to it so far:

[Open your application](*|URL|*)

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody asked for the link to an application with this address. Not you? Ignore this e-mail: nothing has changed.',
  },
} as const satisfies CandidateEmailTypeDefinition;
