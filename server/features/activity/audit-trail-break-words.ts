import type { AuditTrailBreak } from '../../events/find-audit-trail-breaks.ts';

/** What a verifier found, for somebody who has to do something about it. */
export function auditTrailBreakInWords({ entryId, seal, what }: AuditTrailBreak): string {
  switch (what) {
    case 'changed':
      return `Entry ${entryId} was changed after it was sealed in seal ${seal}.`;
    case 'deleted':
      return `Entry ${entryId} was sealed in seal ${seal}, and is gone.`;
    case 'unsealed':
      return `Entry ${entryId} is in no seal, although it is older than a minute: it was slipped in, or sealing has stopped.`;
    case 'chain broken':
      return `Seal ${seal} does not follow from the one before it: a seal was changed or taken out.`;
  }
}
