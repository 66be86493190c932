import type { AuditEntryTypeDefinition } from './audit-entry-type.ts';
import { candidateAuditEntryTypes } from './audit-kinds/candidate-entries.ts';
import { candidateTaskAuditEntryTypes } from './audit-kinds/candidate-task-entries.ts';
import { dataRequestAuditEntryTypes } from './audit-kinds/data-request-entries.ts';
import { integrationAuditEntryTypes } from './audit-kinds/integration-entries.ts';
import { interviewAuditEntryTypes } from './audit-kinds/interview-entries.ts';
import { jobAuditEntryTypes } from './audit-kinds/job-entries.ts';
import { libraryAuditEntryTypes } from './audit-kinds/library-entries.ts';
import { loginAuditEntryTypes } from './audit-kinds/login-entries.ts';
import { organisationAuditEntryTypes } from './audit-kinds/organisation-entries.ts';
import { retentionAuditEntryTypes } from './audit-kinds/retention-entries.ts';
import { reviewAuditEntryTypes } from './audit-kinds/review-entries.ts';
import { scorecardAuditEntryTypes } from './audit-kinds/scorecard-entries.ts';

const table = {
  ...loginAuditEntryTypes,
  ...organisationAuditEntryTypes,
  ...jobAuditEntryTypes,
  ...candidateAuditEntryTypes,
  ...interviewAuditEntryTypes,
  ...candidateTaskAuditEntryTypes,
  ...dataRequestAuditEntryTypes,
  ...reviewAuditEntryTypes,
  ...scorecardAuditEntryTypes,
  ...libraryAuditEntryTypes,
  ...integrationAuditEntryTypes,
  ...retentionAuditEntryTypes,
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
