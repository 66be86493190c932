import { callDatabaseFunction } from '../access/call-database-function-and-its-expression.ts';
import type { Db } from '../access/transactions-by-door-or-token.ts';
import type { AuditActorKind } from './audit-actor-words-by-kind.ts';
import type { AuditEntryKind } from './audit-catalogue.ts';
import type { AuditSubject } from './audit-subject-words.ts';

type AuditedDoor =
  | Db<'staff'>
  | Db<'candidate'>
  | Db<'public'>
  | Db<'reviewer'>
  | Db<'system'>
  | Db<'operator'>;

/** Writes to the audit trail, in the transaction of the deed. Ids only, so that erasing a person never has to rewrite it. */
export async function writeAuditEntry(
  db: AuditedDoor,
  entry: {
    kind: AuditEntryKind;
    /** An operator's id is that of their log-in: they are no member of the organisation. */
    actorKind: AuditActorKind;
    subject?: AuditSubject;
    requestId?: string;
    details?: Record<string, number | string | boolean | number[]>;
  },
): Promise<void> {
  const { kind, subject = null, actorKind, requestId = null, details = {} } = entry;
  const given = [kind, subject, actorKind, requestId, JSON.stringify(details)] as const;
  await callDatabaseFunction(db, 'audit.append', given);
}
