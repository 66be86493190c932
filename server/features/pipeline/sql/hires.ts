import { HIREABLE_MAX } from '@evenhand/contract/hires.ts';
import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import { lot } from './candidates.ts';

export type HireableRow = {
  id: number;
  ref: string;
  state: string;
  submittedOn: string;
  hiredOn: string | null;
  /** Null while sealed: row-level security shows no identity then. */
  firstName: string | null;
  lastName: string | null;
  total: number;
};

type Wanted = { jobId: number; zone: string; search: string };

/** Who can have been hired, those furthest on first and within a stage in an order that tells nothing. */
export async function findHireableRows(
  db: Db<'staff'>,
  { jobId, zone, search }: Wanted,
): Promise<HireableRow[]> {
  const part = search.normalize('NFC').trim().toLowerCase();
  const { rows } = await sql<HireableRow>`
    ${people(zone)} where a.job_id = ${jobId} and a.state in ('submitted', 'in_review', 'interviews_tasks')
      and a.submitted_at is not null and (${part} = '' or strpos(lower(a.public_ref), ${part}) > 0
        or strpos(lower(c.first_name || ' ' || c.last_name), ${part}) > 0)
    order by a.state <> 'interviews_tasks', a.state <> 'in_review', ${lot(sql`a.id`)} limit ${HIREABLE_MAX}`.execute(
    db,
  );
  return rows;
}

export async function findHiredRows(
  db: Db<'staff'>,
  { jobId, zone }: Omit<Wanted, 'search'>,
): Promise<HireableRow[]> {
  const { rows } = await sql<HireableRow>`
    ${people(zone)} where a.job_id = ${jobId} and a.state = 'hired' and a.submitted_at is not null
    order by ${lot(sql`a.id`)} limit ${HIREABLE_MAX}`.execute(db);
  return rows;
}

const people = (zone: string) => sql`
  select a.id, a.public_ref as ref, a.state, c.first_name as "firstName", c.last_name as "lastName",
    to_char(a.submitted_at at time zone ${zone}, 'YYYY-MM-DD') as "submittedOn",
    to_char(a.hired_at at time zone ${zone}, 'YYYY-MM-DD') as "hiredOn", (count(*) over ())::int as total
  from core.application a
  left join pii.application_identity i on i.application_id = a.id
  left join pii.candidate c on c.id = i.candidate_id`;
