import type { PersonalDataRequestKind } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import { auditDetailInWords } from '../put-audit-subject-and-details-in-words.ts';

const requestWords: Record<PersonalDataRequestKind, string> = {
  access: 'asked for the data that is held of them',
  correction: 'corrected their details',
  erasure: 'asked to be erased',
  objection: 'objected to the use of their data',
  complaint: 'complained',
};

/** Of what candidates ask about their own data: never what, and never of which role. */
export const dataRequestAuditEntryTypeDefinitions = {
  'data-request-made': {
    title: 'Request about data',
    sentence: ({ details }) =>
      auditDetailInWords(requestWords, details['kind']) ?? 'asked about their data',
  },
  'data-request-answered': {
    title: 'Request about data answered',
    sentence: () => 'answered what a candidate asked about their data',
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
