import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import {
  auditDetailCountInWords,
  auditDetailInWords,
  phraseWithAuditSubject,
} from '../put-audit-subject-and-details-in-words.ts';

const venueWords = { created: 'added', changed: 'changed', removed: 'removed' };

const feedWords = {
  references: 'what interviews are about',
  busy: 'nothing but when they are busy',
};

const calendarWords = { ics: 'at a secret address', caldav: 'by CalDAV' };

/** Of interviews, their rounds, times and rooms. */
export const interviewAuditEntryTypeDefinitions = {
  'interview-round-changed': {
    title: 'Interview round settled',
    sentence: phraseWithAuditSubject('settled how interviews are held for'),
  },
  'interview-times-laid': {
    title: 'Interview times laid',
    sentence: ({ about, details }) =>
      `laid ${auditDetailCountInWords(details['n'], 'time', 'times')} for interviews in ${about}`,
  },
  'interview-times-withdrawn': {
    title: 'Interview times withdrawn',
    sentence: ({ about, details }) =>
      `withdrew ${auditDetailCountInWords(details['n'], 'time', 'times')} for interviews in ${about}`,
  },
  'interview-time-moved': {
    title: 'Interview time moved',
    sentence: phraseWithAuditSubject('moved a time for interviews, or changed who holds it, in'),
  },
  'interview-room-kept': {
    title: 'Interview rooms changed',
    sentence: ({ details }) =>
      `${auditDetailInWords(venueWords, details['did']) ?? 'changed'} a room for interviews`,
  },
  'interviews-invited': {
    title: 'Invited to interviews',
    sentence: ({ about, details }) =>
      `invited ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} of ${about} to an interview`,
  },
  'interview-booked': {
    title: 'Interview booked',
    sentence: phraseWithAuditSubject('booked a time for the interview of'),
  },
  'interview-changed': {
    title: 'Interview changed',
    sentence: phraseWithAuditSubject('changed the interview of'),
  },
  'interview-cancelled': {
    title: 'Interview cancelled',
    sentence: phraseWithAuditSubject('cancelled the interview of'),
  },
  'calendar-feed-made': {
    title: 'Calendar feed made',
    sentence: ({ details }) =>
      `made the secret address of a calendar feed that says ${auditDetailInWords(feedWords, details['detail']) ?? 'something'}`,
  },
  'calendar-feed-revoked': {
    title: 'Calendar feed revoked',
    sentence: () => 'revoked a calendar feed',
  },
  'member-calendar-connected': {
    title: 'Busy times connected',
    sentence: ({ details }) =>
      `had their busy times read from a calendar of theirs, ${auditDetailInWords(calendarWords, details['kind']) ?? 'elsewhere'}`,
  },
  'member-calendar-removed': {
    title: 'Busy times disconnected',
    sentence: () => 'had a calendar of theirs forgotten, and the busy times that were read in it',
  },
  'interview-outcome-noted': {
    title: 'Interview held or missed',
    sentence: ({ about, details }) =>
      details['outcome'] === 'no_show'
        ? `said that nobody came to the interview of ${about}`
        : `said that the interview of ${about} was held`,
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
