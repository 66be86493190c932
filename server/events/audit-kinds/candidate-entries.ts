import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import {
  auditDetailCountInWords,
  auditDetailInWords,
  phraseWithAuditSubject,
} from '../put-audit-subject-and-details-in-words.ts';

const decisionWords: Record<CandidateDecision, string> = {
  reject: 'rejected',
  hire: 'hired',
  'interviews-tasks': 'invited to the next stage',
};

/** Of applications, decisions, invitations and e-mails to candidates. */
export const candidateAuditEntryTypeDefinitions = {
  'application-started': {
    title: 'Application begun',
    sentence: phraseWithAuditSubject('began, after an invitation or interest,'),
  },
  'application-submitted': {
    title: 'Application submitted',
    sentence: phraseWithAuditSubject('submitted'),
  },
  'application-withdrawn': {
    title: 'Application withdrawn',
    sentence: phraseWithAuditSubject('withdrew'),
  },
  'application-erased': {
    title: 'Candidate erased',
    sentence: phraseWithAuditSubject('erased the person behind'),
  },
  'adjustment-requested': {
    title: 'Adjustment asked for',
    sentence: () => 'asked for an adjustment',
  },
  'adjustment-taken-back': {
    title: 'Adjustment taken back',
    sentence: () => 'took back what they had asked to be adjusted',
  },
  'adjustment-answered': {
    title: 'Adjustment answered',
    sentence: ({ details }) =>
      `${details['corrects'] === true ? 'corrected the answer to' : 'answered'} what a candidate asked to be adjusted`,
  },
  'application-entered': {
    title: 'Application entered for somebody',
    sentence: ({ about, details }) =>
      details['isStored'] === false
        ? `began to enter an application for ${about} on behalf of somebody who had applied already`
        : `entered an application for ${about} on behalf of somebody`,
  },
  'invites-sent': {
    title: 'Invitations sent',
    sentence: ({ about, details }) =>
      `invited ${auditDetailCountInWords(details['people'], 'person', 'people')} to apply for ${about}`,
  },
  'invites-cancelled': {
    title: 'Invitations taken back',
    sentence: ({ about, details }) =>
      `took back ${auditDetailCountInWords(details['people'], 'invitation', 'invitations')} to ${about}`,
  },
  'identity-opened': {
    title: 'Name opened',
    sentence: phraseWithAuditSubject('opened the name behind'),
  },
  'identities-searched': {
    title: 'Searched by identity',
    sentence: ({ details }) =>
      `searched by name or address in sealed roles, and found ${auditDetailCountInWords(details['applicationIds'], 'application', 'applications')}`,
  },
  'identity-read': {
    title: 'Name read by a program',
    sentence: phraseWithAuditSubject('let a program read the name behind'),
  },
  decided: {
    title: 'Decision',
    sentence: ({ about, details }) =>
      `${auditDetailInWords(decisionWords, details['decision']) ?? 'decided on'} ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} in ${about}`,
  },
  'decision-undone': {
    title: 'Decision undone',
    sentence: ({ about, details }) =>
      `took back the decision on ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} in ${about}`,
  },
  'candidates-mailed': {
    title: 'Candidates written to',
    sentence: ({ about, details }) =>
      `wrote an e-mail to ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} of ${about}`,
  },
  'candidates-mail-cancelled': {
    title: 'E-mail taken back',
    sentence: ({ about, details }) =>
      `took back an e-mail to ${auditDetailCountInWords(details['people'], 'candidate', 'candidates')} of ${about}`,
  },
  'mail-cancelled': {
    title: 'E-mail stopped',
    sentence: phraseWithAuditSubject('stopped an e-mail to'),
  },
  'mail-moved': {
    title: 'E-mail moved',
    sentence: phraseWithAuditSubject('set another time for an e-mail to'),
  },
  'mail-address-tried-again': {
    title: 'Address tried again',
    sentence: phraseWithAuditSubject('sent again what came back from'),
  },
  'feedback-comment-written': {
    title: 'Feedback written',
    sentence: phraseWithAuditSubject('wrote a comment for the feedback report of'),
  },
  'feedback-comment-removed': {
    title: 'Feedback taken away',
    sentence: phraseWithAuditSubject('took away the comment for the feedback report of'),
  },
  'feedback-comment-approved': {
    title: 'Feedback approved',
    sentence: phraseWithAuditSubject('approved the comment in the feedback report of'),
  },
  'feedback-rule-changed': {
    title: 'Release of feedback changed',
    sentence: ({ about }) => `changed how feedback is given for ${about}`,
  },
  'applicants-exported': {
    title: 'Applicants exported',
    sentence: ({ details }) =>
      `exported the applicants ${details['rangeType'] === 'hiredAt' ? 'hired' : 'submitted'}${
        details['from'] === undefined
          ? ''
          : ` from ${String(details['from'])} to ${String(details['until'])}`
      }`,
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
