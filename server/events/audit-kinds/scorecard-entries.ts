import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import { phraseWithAuditSubject } from '../put-audit-subject-and-details-in-words.ts';

/** Of what panels make of interviews; never what stands on a card. */
export const scorecardAuditEntryTypeDefinitions = {
  'scorecard-submitted': {
    title: 'Scorecard handed in',
    sentence: phraseWithAuditSubject('handed in their card of an interview with'),
  },
  'scorecards-opened': {
    title: 'Scorecards opened as somebody left the panel',
    sentence: phraseWithAuditSubject(
      'took whoever had not handed in off the panel, which opened the cards of an interview with',
    ),
  },
  'scorecards-released': {
    title: 'Scorecards opened early',
    sentence: phraseWithAuditSubject('opened, before all were in, the cards of an interview with'),
  },
  'mark-agreed': {
    title: 'Mark agreed',
    sentence: phraseWithAuditSubject('signed a mark that the panel agreed on for'),
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
