import type {
  PersonalDataRequest,
  PersonalDataRequestListsResponse,
} from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { daysUntilDay } from './rules/data-request-due-day-and-days-until-day.ts';
import { isDataRequestKindAnsweredByPerson } from './sql/find-and-insert-own-data-requests.ts';
import { type DataRequestDbRow, findDataRequests } from './sql/find-and-close-data-requests.ts';

/** What candidates ask about their data, for admins who review none of their answers. */
export async function listDataRequests({
  db,
  now,
}: Pick<VisitorRequestContext, 'db' | 'now'>): Promise<PersonalDataRequestListsResponse> {
  return { requests: (await findDataRequests(db, now)).map(requestOf) };
}

function requestOf({
  closedOn,
  closedBy,
  outcome,
  answer,
  today,
  ...row
}: DataRequestDbRow): PersonalDataRequest {
  const isClosed = closedOn !== null && outcome !== null;
  return {
    ...row,
    daysLeft: isClosed ? null : daysUntilDay(row.dueOn, today),
    closed: isClosed ? { on: closedOn, by: closedBy, outcome, answer } : null,
    may: { answer: !isClosed && isDataRequestKindAnsweredByPerson(row.kind) },
  };
}
