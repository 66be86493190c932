import type { TemplateKind } from '../../../emails/tags.ts';

/** What an organisation is told of a type of e-mail, and what it may do with it. */
export type TemplateTypeFacts = {
  title: string;
  description: string;
  trigger: 'manual' | 'automatic';
  allowsSeveral: boolean;
  allowsRoleOverride: boolean;
  /** What `URL` leads to. */
  url: string;
  /** Whether anything sends it by now. */
  isSent: boolean;
};

/** In the order in which a hiring round meets them. */
export const templateTypeFacts: Record<TemplateKind, TemplateTypeFacts> = {
  'application-invite': {
    title: 'Invitation to apply',
    description: 'Goes to people whose addresses you give, to tell them of a role.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'the role',
    isSent: true,
  },
  'application-start': {
    title: 'Application started',
    description:
      'Goes out as soon as somebody begins an application, with the link to go on with it.',
    trigger: 'automatic',
    allowsSeveral: false,
    allowsRoleOverride: true,
    url: 'their application',
    isSent: true,
  },
  'application-confirm': {
    title: 'Application received',
    description:
      'Goes out when an application is submitted: who reads it, and when they will hear.',
    trigger: 'automatic',
    allowsSeveral: false,
    allowsRoleOverride: true,
    url: 'their application',
    isSent: true,
  },
  'applicant-interview': {
    title: 'Interview invitation',
    description: 'Invites a candidate to choose a time for an interview.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'the page to choose a time',
    isSent: false,
  },
  'applicant-rejection': {
    title: 'Rejection',
    description:
      'Tells a candidate that you do not go on with them, and where they find what they wrote.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'their application',
    isSent: true,
  },
  'past-application-invite': {
    title: 'Invitation to past applicants',
    description: 'Tells people who applied before, and agreed to hear from you, of a new role.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: false,
    url: 'the role',
    isSent: true,
  },
  'quick-apply-invite': {
    title: 'Invitation after showing interest',
    description: 'Invites somebody who registered interest to finish their application.',
    trigger: 'manual',
    allowsSeveral: false,
    allowsRoleOverride: true,
    url: 'their application',
    isSent: true,
  },
  'assessment-stage-invite': {
    title: 'Task invitation',
    description: 'Asks a candidate to do a task, the step after the written answers.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: true,
    url: 'the task',
    isSent: false,
  },
  other: {
    title: 'Anything else',
    description:
      'Your own e-mails to candidates you choose on a role, for whatever else there is to tell. Evenhand brings no text for it.',
    trigger: 'manual',
    allowsSeveral: true,
    allowsRoleOverride: false,
    url: 'their application',
    isSent: true,
  },
};
