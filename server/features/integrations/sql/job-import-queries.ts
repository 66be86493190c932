import type {
  JobImportSources,
  ImportedJob,
  RequisitionSource,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const FEATURE = 'jobvite-import';

/** Moments inside JSON are text. */
type ImportSourcesRow = {
  isGranted: boolean;
  jobvite: (Omit<NonNullable<JobImportSources['jobvite']>, 'setAt'> & { setAt: string }) | null;
  file: (Omit<NonNullable<JobImportSources['file']>, 'uploadedAt'> & { uploadedAt: string }) | null;
};

/** Where roles can be imported from. What is sealed is not even read. */
export async function findJobImportSources(db: Db<'staff'>): Promise<JobImportSources> {
  const { rows } = await sql<ImportSourcesRow>`
    select ${FEATURE} = any (o.features) as "isGranted",
      case when a.company_id is not null then jsonb_build_object('companyId', a.company_id, 'setAt', a.set_at,
        'setBy', setter.first_name || ' ' || setter.last_name) end as jobvite,
      case when f.name is not null then jsonb_build_object('name', f.name, 'uploadedAt', f.uploaded_at,
        'uploadedBy', sender.first_name || ' ' || sender.last_name,
        'requisitions', (select count(*)::int from core.requisition)) end as file
    from core.organisation o left join core.jobvite_account a on true
      left join core.member setter on setter.id = a.set_by left join core.requisition_file f on true
      left join core.member sender on sender.id = f.uploaded_by`.execute(db);
  // Every visitor of the staff door belongs to exactly one organisation.
  const { isGranted, jobvite, file } = rows[0] as ImportSourcesRow;
  return {
    isGranted,
    jobvite: jobvite && { ...jobvite, setAt: new Date(jobvite.setAt) },
    file: file && { ...file, uploadedAt: new Date(file.uploadedAt) },
  };
}

export async function hasJobImportFeature(db: Db<'staff'>): Promise<boolean> {
  const { rows } = await sql<{ granted: boolean }>`
    select ${FEATURE} = any (features) as granted from core.organisation`.execute(db);
  return rows[0]?.granted ?? false;
}

export async function findJobsImportedFromRequisition(
  db: Db<'staff'>,
  { source, reference }: { source: RequisitionSource; reference: string },
): Promise<ImportedJob[]> {
  const { rows } = await sql<ImportedJob>`
    select j.id, j.title, j.published_at is null as "isDraft", i.imported_at as "importedAt"
    from core.imported_job i join core.job j on j.id = i.job_id
    where i.source = ${source} and i.reference = ${reference} order by i.job_id desc limit 10`.execute(
    db,
  );
  return rows;
}

/** Two who import the same requisition at once do it one after the other, so that the second is told of the first. */
export async function lockJobImports(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('imports', core.current_org()))`.execute(
    db,
  );
}

export async function insertImportedJobRow(
  db: Db<'staff'>,
  job: { id: number; source: RequisitionSource; reference: string; at: Date },
): Promise<void> {
  await db
    .insertInto('core.imported_job')
    .values({
      job_id: job.id,
      source: job.source,
      reference: job.reference,
      imported_at: job.at,
    })
    .execute();
}

/** The end of a day where the organisation is. */
export async function findEndOfDayInOrganisation(
  db: Db<'staff'>,
  day: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + time '23:59') at time zone coalesce(tz, 'Europe/London') as at
    from core.organisation`.execute(db);
  return rows[0]?.at;
}

/** Working members with one of these addresses. */
export async function findMemberIdsByEmail(
  db: Db<'staff'>,
  addresses: string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from core.member where lower(email) = any (${addresses}) and deactivated_at is null order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
