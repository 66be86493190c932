import type { PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { listDataRequests } from './list-data-requests.ts';
import { isDataRequestKindAnsweredByPerson } from './sql/find-and-insert-own-data-requests.ts';

/** Complaints and objections that wait for an admin, the next due first; row security has none for anybody else. */
export async function readDataRequestToDos(visit: VisitorRequestContext): Promise<PrivacyToDo[]> {
  const { requests } = await listDataRequests(visit);
  return requests.flatMap(({ id, kind, jobId, jobTitle, ref, dueOn, daysLeft }) =>
    daysLeft !== null && isDataRequestKindAnsweredByPerson(kind)
      ? [{ kind, requestId: id, jobId, jobTitle, ref, dueAt: dueOn, overdue: daysLeft < 0 }]
      : [],
  );
}
