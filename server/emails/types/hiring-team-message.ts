import { mayEmailCandidateInState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  candidateEmailMergeTags,
  senderMergeTags,
  type TemplateEmailTypeDefinition,
} from './email-definition-types-and-merge-tags.ts';

export const hiringTeamMessageEmailType = {
  audience: 'candidate',
  when: { 'application-mailed': ({ state }) => mayEmailCandidateInState(state) },
  sender: 'employer',
  hasOwnDay: true,
  tags: {
    known: [
      ...candidateEmailMergeTags,
      'APPLICATION_URL',
      'INTERVIEW_URL',
      'FEEDBACK_URL',
      'DUE_DATE',
      ...senderMergeTags,
    ],
    required: [],
    // As one looks at it: nothing is sent without the day.
    instead: { DUE_DATE: 'the day you choose' },
  },
  template: {
    title: 'Anything else',
    description:
      'Your own e-mails to candidates you choose on a role, for whatever else there is to tell. Evenhand brings no text for it.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: false,
    url: 'their application',
  },
  // Nobody’s words but the organisation’s own: without a template there is nothing to send.
  words: {
    subject: '',
    body: '',
    why: 'You get this because you applied for *|JOB_TITLE|* at *|ORG_NAME|*.',
  },
} as const satisfies TemplateEmailTypeDefinition;
