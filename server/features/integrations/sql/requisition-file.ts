import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { RequisitionWithReference } from '../parse-requisition-file.ts';
import type { Requisition } from '../rules/requisition-types-limits-and-normalisation.ts';

export async function hasOrganisationRequisitionFile(db: Db<'staff'>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from core.requisition_file) as has`.execute(db);
  return rows[0]?.has ?? false;
}

export async function findUploadedRequisition(
  db: Db<'staff'>,
  reference: string,
): Promise<Requisition | undefined> {
  const { rows } = await sql<Requisition>`
    select title, description, location, dept, to_char(close_date, 'YYYY-MM-DD') as "closeDate", team
    from core.requisition where reference = ${reference}`.execute(db);
  return rows[0];
}

/** The file before goes, with all that was in it. */
export async function replaceRequisitionFileRows(
  db: Db<'staff'>,
  file: { name: string; memberId: number; requisitions: RequisitionWithReference[] },
): Promise<void> {
  await deleteRequisitionFileRow(db);
  await db
    .insertInto('core.requisition_file')
    .values({ name: file.name, uploaded_by: file.memberId })
    .execute();
  await sql`
    insert into core.requisition (reference, title, description, location, dept, close_date, team)
    select r.reference, r.title, r.description, r.location, r.dept, r."closeDate"::date,
      array(select jsonb_array_elements_text(r.team))
    from jsonb_to_recordset(${JSON.stringify(file.requisitions)}::jsonb) as r(reference text, title text,
      description text, location text, dept text, "closeDate" text, team jsonb)`.execute(db);
}

export async function deleteRequisitionFileRow(db: Db<'staff'>): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('core.requisition_file').executeTakeFirst();
  return numDeletedRows === 1n;
}
