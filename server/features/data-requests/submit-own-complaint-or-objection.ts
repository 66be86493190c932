import type { DataRequestKindAnsweredByPerson } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { dataRequestDueDay } from './rules/data-request-due-day-and-days-until-day.ts';
import { insertDataRequestRow } from './sql/find-and-insert-own-data-requests.ts';

type Command = {
  application: { id: number; jobId: number; zone: string };
  kind: DataRequestKindAnsweredByPerson;
  words: string;
};

const eventKinds = { complaint: 'data-complained', objection: 'data-objected' } as const;

/** Takes a complaint or an objection, and says so by e-mail at once; one of its kind waits at a time. */
export async function submitOwnComplaintOrObjection(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  { application, kind, words }: Command,
): Promise<'asked' | 'waiting'> {
  const id = await insertDataRequestRow(db, {
    application,
    kind,
    words,
    dueOn: dataRequestDueDay(todayInZone(application.zone, now)),
    now,
  });
  if (id === undefined) return 'waiting';
  await recordDomainEvent(db, {
    kind: eventKinds[kind],
    actorKind: 'candidate',
    actorId: application.id,
    jobId: application.jobId,
    subjectId: application.id,
  });
  // Of the request, not of the application: the trail leads nobody from one to the other.
  await writeAuditEntry(db, {
    kind: 'data-request-made',
    actorKind: 'candidate',
    subject: `data request ${id}`,
    requestId,
    details: { kind },
  });
  return 'asked';
}
