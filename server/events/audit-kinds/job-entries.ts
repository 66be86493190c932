import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import {
  auditDetailCountInWords,
  auditDetailInWords,
  phraseWithAuditSubject,
} from '../put-audit-subject-and-details-in-words.ts';

const hireStatusWords: Record<HireStatus, string> = {
  hired: 'that somebody was hired',
  waiting: 'that hiring goes on',
  notHired: 'that nobody was hired',
};

/** Of jobs, from the draft to the archive. */
export const jobAuditEntryTypeDefinitions = {
  'job-started': {
    title: 'Role started',
    sentence: (facts) =>
      phraseWithAuditSubject(
        facts.details['job'] === undefined ? 'started' : 'copied another role as',
      )(facts),
  },
  'job-published': { title: 'Role published', sentence: phraseWithAuditSubject('published') },
  'job-archived': { title: 'Role archived', sentence: phraseWithAuditSubject('archived') },
  'job-unarchived': {
    title: 'Role brought back',
    sentence: phraseWithAuditSubject('brought back'),
  },
  'job-archive-undone': {
    title: 'Archiving undone',
    sentence: ({ about }) => `opened ${about} again, a moment after closing and archiving it`,
  },
  'job-closed-by-hand': { title: 'Role closed', sentence: phraseWithAuditSubject('closed') },
  'job-closing-undone': {
    title: 'Closing undone',
    sentence: ({ about }) => `opened ${about} again, a moment after closing it`,
  },
  'job-reopened': { title: 'Role reopened', sentence: phraseWithAuditSubject('reopened') },
  'hire-status-set': {
    title: 'Hire status set',
    sentence: ({ about, details }) =>
      `said ${auditDetailInWords(hireStatusWords, details['status']) ?? 'whether somebody was hired'} for ${about}`,
  },
  'team-changed': {
    title: 'Hiring team changed',
    sentence: phraseWithAuditSubject('changed the hiring team of'),
  },
  'quick-apply-switched': {
    title: 'Quick apply switched',
    sentence: ({ about, details }) =>
      `switched quick apply ${details['on'] === true ? 'on' : 'off'} for ${about}`,
  },
  'eo-role-switched': {
    title: 'Equal-opportunities questions of a role',
    sentence: ({ about, details }) =>
      `switched the equal-opportunities questions ${details['on'] === true ? 'on' : 'off'}${about === '' ? '' : ` for ${about}`}`,
  },
  'role-email-changed': {
    title: 'E-mail of a role changed',
    sentence: ({ about, details }) =>
      details['isOwn'] === true
        ? `gave ${about} an e-mail in its own words`
        : `let ${about} send the usual e-mail again`,
  },
  'answer-key-corrected': {
    title: 'Key of a test corrected',
    sentence: ({ about, details }) =>
      `corrected the key of ${auditDetailCountInWords(details['questions'], 'question', 'questions')} of a test of ${about}: ${String(details['reason'] ?? '')}`,
  },
  'role-imported': {
    title: 'Role imported',
    sentence: ({ about, details }) =>
      `imported ${about} from ${details['source'] === 'jobvite' ? 'Jobvite' : 'a file'}`,
  },
  'sample-role-added': { title: 'Sample role added', sentence: () => 'added the sample role' },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
