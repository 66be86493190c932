import { mayEmailCandidateInState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  candidateEmailMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const applicationConfirmationEmailType = {
  audience: 'candidate',
  when: { 'application-submitted': ({ state }) => mayEmailCandidateInState(state) },
  sender: 'employer',
  tags: {
    known: [...candidateEmailMergeTags, 'APPLICATION_URL', 'DUE_DATE', 'SURVEY_URL', 'PLAN'],
    required: ['URL'],
  },
  template: {
    title: 'Application received',
    description:
      'Goes out when an application is submitted: who reads it, and when they will hear.',
    trigger: 'automatic',
    allowsSeveral: false,
    allowsRoleOverride: true,
    url: 'their application',
  },
  words: {
    subject: "We've received your application for *|JOB_TITLE|*",
    body: `
Hello *|CANDIDATE_FIRST_NAME|*,

*|ORG_NAME|* has received your application for *|JOB_TITLE|*. Thank you for the time you put into it.

Your answers are scored against a written guide, the same for everybody. Whoever scores them does not see your name, your
e-mail address or anything else about you, and reads all answers to one question before going to the next.

The role is open until *|DUE_DATE|*. Scoring can take a few weeks after that. You will hear by e-mail either way.

[View your application](*|URL|*)

The same link lets you withdraw at any time. If something would help you later on, such as more time for a task or a
step-free room for an interview, reply to this e-mail and say what. Asking has no effect on your scores.`,
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*. How we choose was *|PLAN|*. How was applying? Two minutes, without your name: *|SURVEY_URL|*',
  },
} as const satisfies TemplateEmailTypeDefinition;
