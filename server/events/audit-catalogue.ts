import type { AuditEntryType } from './audit-entry-type.ts';
import { candidateEntries } from './audit-kinds/candidate-entries.ts';
import { integrationEntries } from './audit-kinds/integration-entries.ts';
import { jobEntries } from './audit-kinds/job-entries.ts';
import { libraryEntries } from './audit-kinds/library-entries.ts';
import { loginEntries } from './audit-kinds/login-entries.ts';
import { organisationEntries } from './audit-kinds/organisation-entries.ts';
import { reviewEntries } from './audit-kinds/review-entries.ts';

const table = {
  ...loginEntries,
  ...organisationEntries,
  ...jobEntries,
  ...candidateEntries,
  ...reviewEntries,
  ...libraryEntries,
  ...integrationEntries,
};

export type AuditKind = keyof typeof table;

/** What the audit trail keeps, each kind with its words; autosaves and single stars are not worth an entry. */
export const auditEntryTypes: Readonly<Record<AuditKind, AuditEntryType>> = table;
// The keys of a record of kinds are kinds.
export const auditKinds = Object.keys(table) as AuditKind[];

/** Another version of the server may have written kinds that this one does not know. */
export function isAuditKind(kind: string): kind is AuditKind {
  return Object.hasOwn(table, kind);
}
