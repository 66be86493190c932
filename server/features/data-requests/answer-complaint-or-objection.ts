import type { PersonalDataRequestOutcome } from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { PersonalDataRequestListsResponse } from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { listDataRequests } from './list-data-requests.ts';
import { isDataRequestKindAnsweredByPerson } from './sql/find-and-insert-own-data-requests.ts';
import { closeDataRequestRow, findDataRequest } from './sql/find-and-close-data-requests.ts';

type Command = {
  dataRequestId: number;
  version: number;
  outcome: PersonalDataRequestOutcome;
  words: string;
};

/**
 * Closes a complaint or an objection with its answer, which stays as it is; the candidate hears that there is one. Two who answer
 * at once do not overwrite each other.
 */
export async function answerComplaintOrObjection(
  visit: VisitorRequestContext,
  { dataRequestId: id, version, outcome, words }: Command,
): Promise<PersonalDataRequestListsResponse> {
  const { db, member, now, requestId } = visit;
  const asked = await findDataRequest(db, id);
  if (asked === undefined) throw new Refusal('not-found');
  if (!isDataRequestKindAnsweredByPerson(asked.kind))
    throw new Refusal('conflict', { message: 'Evenhand does this by itself.' });
  const isClosed = await closeDataRequestRow(db, {
    id,
    version,
    outcome,
    words,
    memberId: member.actorId,
    now,
  });
  if (!isClosed) throw new Refusal('newer-version');
  const kind = 'data-request-answered';
  await recordDomainEvent(db, {
    kind,
    actorKind: 'member',
    actorId: member.actorId,
    jobId: asked.jobId,
    subjectId: asked.applicationId,
  });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `data request ${id}`,
    requestId,
  });
  return listDataRequests(visit);
}
