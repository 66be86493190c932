import type { AuditEntryTypeDefinition } from './audit-entry-definition-types.ts';
import { candidateAuditEntryTypeDefinitions } from './audit-kinds/candidate-entries.ts';
import { candidateTaskAuditEntryTypeDefinitions } from './audit-kinds/candidate-task-entries.ts';
import { dataRequestAuditEntryTypeDefinitions } from './audit-kinds/data-request-entries.ts';
import { integrationAuditEntryTypeDefinitions } from './audit-kinds/integration-entries.ts';
import { interviewAuditEntryTypeDefinitions } from './audit-kinds/interview-entries.ts';
import { jobAuditEntryTypeDefinitions } from './audit-kinds/job-entries.ts';
import { libraryAuditEntryTypeDefinitions } from './audit-kinds/library-entries.ts';
import { loginAuditEntryTypeDefinitions } from './audit-kinds/login-entries.ts';
import { organisationAuditEntryTypeDefinitions } from './audit-kinds/organisation-entries.ts';
import { retentionAuditEntryTypeDefinitions } from './audit-kinds/retention-entries.ts';
import { reviewAuditEntryTypeDefinitions } from './audit-kinds/review-entries.ts';
import { scorecardAuditEntryTypeDefinitions } from './audit-kinds/scorecard-entries.ts';

const table = {
  ...loginAuditEntryTypeDefinitions,
  ...organisationAuditEntryTypeDefinitions,
  ...jobAuditEntryTypeDefinitions,
  ...candidateAuditEntryTypeDefinitions,
  ...interviewAuditEntryTypeDefinitions,
  ...candidateTaskAuditEntryTypeDefinitions,
  ...dataRequestAuditEntryTypeDefinitions,
  ...reviewAuditEntryTypeDefinitions,
  ...scorecardAuditEntryTypeDefinitions,
  ...libraryAuditEntryTypeDefinitions,
  ...integrationAuditEntryTypeDefinitions,
  ...retentionAuditEntryTypeDefinitions,
};

export type AuditEntryKind = keyof typeof table;

/** What the audit trail keeps, each kind with its words; autosaves and single stars are not worth an entry. */
export const auditEntryTypeDefinitions: Readonly<Record<AuditEntryKind, AuditEntryTypeDefinition>> =
  table;
// The keys of a record of kinds are kinds.
export const auditEntryKinds = Object.keys(table) as AuditEntryKind[];

/** Another version of the server may have written kinds that this one does not know. */
export function isAuditEntryKind(kind: string): kind is AuditEntryKind {
  return Object.hasOwn(table, kind);
}
