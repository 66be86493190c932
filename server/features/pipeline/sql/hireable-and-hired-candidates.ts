import {
  type ApplicationState,
  undecidedApplicationStates,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { HIREABLE_CANDIDATES_OFFERED_MAX } from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { shuffleKeyExpression } from './managed-applications-their-emails-and-history.ts';

export type HireableCandidateDbRow = {
  id: number;
  ref: string;
  state: ApplicationState;
  submittedOn: string;
  hiredOn: string | null;
  /** Null while sealed: row-level security shows no identity then. */
  firstName: string | null;
  lastName: string | null;
  total: number;
};

type Wanted = { jobId: number; zone: string; search: string };

/** Who can have been hired, those furthest on first and within a stage in an order that tells nothing. */
export async function findHireableCandidates(
  db: Db<'staff'>,
  { jobId, zone, search }: Wanted,
): Promise<HireableCandidateDbRow[]> {
  const part = search.normalize('NFC').trim().toLowerCase();
  const { rows } = await sql<HireableCandidateDbRow>`
    with hireable as materialized (
      select id, public_ref from core.application
      where job_id = ${jobId} and state = any (${undecidedApplicationStates}::text[]) and submitted_at is not null)
    ${shown(
      zone,
      sql`hireable a where ${part} = '' or strpos(lower(a.public_ref), ${part}) > 0
        or a.id = any (array(select search.match_people(array(select id from hireable), ${part})))`,
    )}`.execute(db);
  return rows;
}

export async function findHiredCandidates(
  db: Db<'staff'>,
  { jobId, zone }: Omit<Wanted, 'search'>,
): Promise<HireableCandidateDbRow[]> {
  const { rows } = await sql<HireableCandidateDbRow>`
    with hired as (
      select id from core.application where job_id = ${jobId} and state = 'hired' and submitted_at is not null)
    ${shown(zone, sql`hired a`)}`.execute(db);
  return rows;
}

/** Those of the list that fit the page; only of them is it written down that their names were seen. */
const shown = (zone: string, list: RawBuilder<unknown>) => sql`
  , found as materialized (select a.id from ${list}),
  page as materialized (
    select a.id from core.application a where a.id = any (array(select id from found))
      order by ${inOrder} limit ${HIREABLE_CANDIDATES_OFFERED_MAX})
  select a.id, a.public_ref as ref, a.state, c.first_name as "firstName", c.last_name as "lastName",
    to_char(a.submitted_at at time zone ${zone}, 'YYYY-MM-DD') as "submittedOn",
    to_char(a.hired_at at time zone ${zone}, 'YYYY-MM-DD') as "hiredOn", (select count(*)::int from found) as total
  from page join core.application a on a.id = page.id
  left join search.show_people(array(select id from page)) c on c.application_id = a.id
  order by ${inOrder}`;

const inOrder = sql`
  array_position(${undecidedApplicationStates}::text[], a.state) desc, ${shuffleKeyExpression(sql`a.id`)}`;
