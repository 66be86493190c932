import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import {
  auditDetailCountInWords,
  phraseWithAuditSubject,
} from '../put-audit-subject-and-details-in-words.ts';

/** Of answers sent to reviewers. */
export const reviewAuditEntryTypeDefinitions = {
  'reviews-sent': {
    title: 'Candidates sent to review',
    sentence: ({ about, details }) =>
      `sent ${auditDetailCountInWords(details['candidates'], 'candidate', 'candidates')} to review in ${about}`,
  },
  'reviewers-reminded': {
    title: 'Reviewers reminded',
    sentence: ({ about, details }) =>
      `reminded ${auditDetailCountInWords(details['reviewers'], 'reviewer', 'reviewers')} of ${about}`,
  },
  'reviews-finished': {
    title: 'Reviews finished',
    sentence: phraseWithAuditSubject('finished their reviews of'),
  },
  'reviews-released': {
    title: 'Reviews released',
    sentence: ({ about, details }) =>
      `released the reviews of ${about}, which opened ${auditDetailCountInWords(details['opened'], 'name', 'names')}`,
  },
  'reviewer-taken-off': {
    title: 'Reviewer taken off a role',
    sentence: ({ about, details }) =>
      `took a reviewer off ${about}, which dealt ${auditDetailCountInWords(details['dealtAgain'], 'review', 'reviews')} to others`,
  },
  'marks-voided': {
    title: 'Marks voided',
    sentence: ({ about, details }) =>
      `voided ${auditDetailCountInWords(details['voided'], 'mark', 'marks')} of a reviewer of ${about}, which dealt ${auditDetailCountInWords(details['dealtAgain'], 'review', 'reviews')} to others`,
  },
  'record-made': {
    title: 'Decision record made',
    sentence: ({ about, details }) =>
      `made the decision record of ${about}, edition ${String(details['edition'])}, whose root begins with ${String(details['root']).slice(0, 8)}`,
  },
  'reviews-given-up': {
    title: 'Reviews given up',
    sentence: phraseWithAuditSubject('gave up their reviews of'),
  },
  'reviews-dealt-again': {
    title: 'Reviews dealt again',
    sentence: ({ about, details }) =>
      `dealt ${auditDetailCountInWords(details['reviews'], 'review', 'reviews')} of somebody who left to others for ${about}`,
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
