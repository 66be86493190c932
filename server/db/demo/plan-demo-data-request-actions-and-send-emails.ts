import { sql } from 'kysely';
import { eventKindsWhere } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { remindAdminsOfDataRequestsDue } from '../../features/data-requests/remind-admins-of-data-requests-due.ts';
import { answerComplaintOrObjection } from '../../features/data-requests/answer-complaint-or-objection.ts';
import { buildAndExpireDataExports } from '../../features/data-requests/build-and-expire-data-exports.ts';
import { correctOwnDetailsFromPage } from '../../features/data-requests/correct-details-and-confirm-address-from-page.ts';
import { eraseOwnDataFromPage } from '../../features/data-requests/respond-with-erase-own-data-page-and-erase.ts';
import { listDataRequests } from '../../features/data-requests/list-data-requests.ts';
import {
  requestOwnDataExportFromPage,
  complainAboutOwnDataFromPage,
  objectToOwnDataUseFromPage,
} from '../../features/data-requests/respond-to-your-data-page-and-requests.ts';
import { dataRequestEventKindDefinitions } from '../../events/kinds/data-request-event-kind-definitions.ts';
import { demoDataRequests } from './content/data-requests.ts';
import type {
  TimedDemoAction,
  DemoActionContext,
} from './demo-action-types-and-planted-interview-finders.ts';
import { sendDemoEmails } from './send-demo-emails.ts';

const DAY_MS = 86_400_000;
const MOVED_BEFORE_MS = 5 * 60_000;

/** Candidates of a role that is decided have asked about their data, so that each state of their page and of the list is there. */
export async function planDemoDataRequestActions(
  stage: DemoActionContext,
): Promise<TimedDemoAction[]> {
  const { doors, today, admin } = stage;
  const { jobTitle, answered, late, objection, expired, ready, renamed, moving, waiting } =
    demoDataRequests;
  const people = await findRejected(stage, jobTitle);
  const before = (days: number, hours = 10) =>
    new Date(today.getTime() - days * DAY_MS + hours * 3_600_000);
  type Page = Parameters<DemoActionContext['doors']['asCandidate']>[1];
  const moments = (place: number, at: Date, page: Page, form: Record<string, string> = {}) => {
    const person = people[place];
    if (person === undefined) return [];
    return [{ at, act: () => doors.asCandidate({ id: person.id, now: at, form }, page) }];
  };
  const asking = (place: number, days: number, page: Page, form: Record<string, string> = {}) =>
    moments(place, before(days), page, form);
  // Whose application is held, which is known once it is.
  const held = (at: Date, page: Page): TimedDemoAction => ({
    at,
    act: async () => {
      for (const id of await findHeld(stage))
        await doors.asCandidate({ id, now: at, form: {} }, page);
    },
  });
  // Its code holds for an hour.
  const movedAt = new Date(Date.now() - MOVED_BEFORE_MS);
  const building = (days: number): TimedDemoAction => {
    const at = before(days, 11);
    return { at, act: () => doors.asSystem(at, buildAndExpireDataExports) };
  };
  const detailsOf = (place: number, changes: Record<string, string>) => ({
    firstName: people[place]?.firstName ?? '',
    lastName: people[place]?.lastName ?? '',
    email: people[place]?.email ?? '',
    ...changes,
  });
  return [
    ...asking(0, answered.days, complainAboutOwnDataFromPage, { complaint: answered.words }),
    {
      at: before(answered.days - 3),
      act: () =>
        doors.asMember(admin, before(answered.days - 3), async (visit) => {
          const { requests } = await listDataRequests(visit);
          const open = requests.find(({ words }) => words === answered.words);
          if (open !== undefined)
            await answerComplaintOrObjection(visit, {
              dataRequestId: open.id,
              version: open.version,
              outcome: 'partly',
              words: answered.answer,
            });
        }),
    },
    ...asking(1, late.days, complainAboutOwnDataFromPage, { complaint: late.words }),
    {
      at: before(late.days - 25, 9),
      act: () => doors.asSystem(before(late.days - 25, 9), remindAdminsOfDataRequestsDue),
    },
    ...asking(2, objection.days, objectToOwnDataUseFromPage, { objection: objection.words }),
    ...asking(0, expired.days, requestOwnDataExportFromPage),
    building(expired.days),
    ...asking(1, ready.days, requestOwnDataExportFromPage),
    building(ready.days),
    ...asking(2, renamed.days, correctOwnDetailsFromPage, detailsOf(2, renamed.changes)),
    ...moments(3, movedAt, correctOwnDetailsFromPage, detailsOf(3, moving.changes)),
    held(before(waiting.days), requestOwnDataExportFromPage),
    building(waiting.days),
    held(before(waiting.days, 12), eraseOwnDataFromPage),
  ];
}

/** What was told of that by e-mail, each at the moment at which it happened. */
export async function sendDemoDataRequestEmails(stage: DemoActionContext): Promise<void> {
  const kinds = eventKindsWhere((kind) =>
    Object.values<unknown>(dataRequestEventKindDefinitions).includes(kind),
  );
  const { rows } = await sql<{ id: number; at: Date }>`
    select id::int as id, at from core.event
    where org_id = ${stage.orgId} and kind = any (${kinds}) order by at, id`.execute(
    stage.doors.owner,
  );
  await sendDemoEmails(stage, rows);
}

type DemoPerson = { id: number; firstName: string; lastName: string; email: string };

async function findRejected(
  { doors, orgId }: DemoActionContext,
  title: string,
): Promise<DemoPerson[]> {
  const { rows } = await sql<DemoPerson>`
    select a.id::int as id, c.first_name as "firstName", c.last_name as "lastName", c.email
    from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id
      join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id
      join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
    where a.org_id = ${orgId} and j.title = ${title} and a.state = 'rejected'
    order by a.id limit 4`.execute(doors.owner);
  return rows;
}

async function findHeld({ doors, orgId }: DemoActionContext): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select application_id::int as id from core.retention_hold
    where org_id = ${orgId} and application_id is not null and ended_at is null`.execute(
    doors.owner,
  );
  return rows.map(({ id }) => id);
}
