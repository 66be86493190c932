import type {
  DataRequest,
  DataRequests,
} from '@evenhand/contract/data-requests/data-requests-of-organisation.ts';
import type { Visit } from '../../access/visit.ts';
import { daysUntil } from './rules/request-due-day.ts';
import { isAnsweredKind } from './sql/own-requests.ts';
import { type DataRequestRow, findDataRequests } from './sql/requests-of-organisation.ts';

/** What candidates ask about their data, for admins who review none of their answers. */
export async function listDataRequests({
  db,
  now,
}: Pick<Visit, 'db' | 'now'>): Promise<DataRequests> {
  return { requests: (await findDataRequests(db, now)).map(requestOf) };
}

function requestOf({
  closedOn,
  closedBy,
  outcome,
  answer,
  today,
  ...row
}: DataRequestRow): DataRequest {
  const isClosed = closedOn !== null && outcome !== null;
  return {
    ...row,
    daysLeft: isClosed ? null : daysUntil(row.dueOn, today),
    closed: isClosed ? { on: closedOn, by: closedBy, outcome, answer } : null,
    may: { answer: !isClosed && isAnsweredKind(row.kind) },
  };
}
