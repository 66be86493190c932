import { isUnsubmittedApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  candidateEmailMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const applicationStartedEmailType = {
  audience: 'candidate',
  when: {
    'application-begun': ({ state, isOpen }) => isOpen && isUnsubmittedApplicationState(state),
    'link-asked': ({ state, isOpen }) =>
      isOpen && isUnsubmittedApplicationState(state) && state !== 'quick_applied',
  },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags, 'APPLICATION_URL', 'DUE_DATE'],
    required: ['URL'],
  },
  template: {
    title: 'Application started',
    description:
      'Goes out as soon as somebody begins an application, with the link to go on with it.',
    trigger: 'automatic',
    allowsSeveral: false,
    allowsRoleOverride: true,
    url: 'their application',
  },
  words: {
    subject: 'Your application for *|JOB_TITLE|* is saved',
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

You have started an application for *|JOB_TITLE|* at *|ORG_NAME|*. It is saved as you write. Use this personal link to go on, on
any device:

[Continue your application](*|URL|*)

You can change your answers until you submit them. The role is open until *|DUE_DATE|*.

The people who score your answers do not see your name, your e-mail address or anything else about you. They read one
question at a time, so what counts is what you say. Leave personal details out of your answers.

Keep this e-mail to yourself: whoever has the link can open your application.`,
    why: 'You get this because somebody gave this address to apply to *|ORG_NAME|*. Not you? Ignore this e-mail, and nothing will be sent to the employer.',
  },
} as const satisfies TemplateEmailTypeDefinition;
