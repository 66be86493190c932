import type {
  AuditEntryDetails,
  AuditEntryTypeDefinition,
} from '../audit-entry-definition-types.ts';
import {
  auditDetailCountInWords,
  phraseWithAuditSubject,
} from '../put-audit-subject-and-details-in-words.ts';

/** Of how long what is kept; why something is held stands beside it, and not here. */
export const retentionAuditEntryTypeDefinitions = {
  'retention-period-set': {
    title: 'Period of keeping data set',
    sentence: ({ details }) =>
      `set how long ${whatOf(details)} of roles in ${countryOf(details)} are kept: ${details['months'] === undefined ? 'as is usual' : auditDetailCountInWords(details['months'], 'month', 'months')}`,
  },
  'retention-hold-made': {
    title: 'Data held',
    sentence: phraseWithAuditSubject('held the data of'),
  },
  'retention-hold-lifted': {
    title: 'Hold lifted',
    sentence: phraseWithAuditSubject('lifted a hold of data of'),
  },
  'retention-hold-ended': {
    title: 'Hold ended',
    sentence: phraseWithAuditSubject('noted that the end has come of a hold of data of'),
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;

function whatOf(details: AuditEntryDetails): string {
  return details['store'] === 'unfinished' ? 'unfinished applications' : 'applications';
}

function countryOf(details: AuditEntryDetails): string {
  return details['country'] === 'others' ? 'other countries' : String(details['country'] ?? '');
}
