import type { AnsweredDataRequestKind } from '@evenhand/contract/data-requests/data-request-kinds.ts';
import type { Visit } from '../../access/visit.ts';
import { recordEvent } from '../../events/record-event.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { requestDueDay } from './rules/request-due-day.ts';
import { insertDataRequest } from './sql/own-requests.ts';

type Command = {
  application: { id: number; jobId: number; zone: string };
  kind: AnsweredDataRequestKind;
  words: string;
};

const eventKinds = { complaint: 'data-complained', objection: 'data-objected' } as const;

/** Takes a complaint or an objection, and says so by e-mail at once; one of its kind waits at a time. */
export async function askAboutOwnData(
  { db, now, requestId }: Visit<'candidate'>,
  { application, kind, words }: Command,
): Promise<'asked' | 'waiting'> {
  const id = await insertDataRequest(db, {
    application,
    kind,
    words,
    dueOn: requestDueDay(dayInZone(application.zone, now)),
    now,
  });
  if (id === undefined) return 'waiting';
  await recordEvent(db, {
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
