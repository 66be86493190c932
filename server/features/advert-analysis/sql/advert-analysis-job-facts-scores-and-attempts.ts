import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { DatedAdvertScore } from '@evenhand/contract/advert-analysis.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { AdvertJobFields } from '../rules/topics-covered-by-job-fields.ts';

export type JobFactsForAdvertAnalysisDbRow = AdvertJobFields & {
  archivedAt: Date | null;
  team: { id: number; role: JobTeamRole }[];
  ignored: string[];
  isOn: boolean;
};

/** What a role says of itself beside its advert, who works on it, and what its author waved through. */
export async function findJobFactsForAdvertAnalysis(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobFactsForAdvertAnalysisDbRow | undefined> {
  const { rows } = await sql<JobFactsForAdvertAnalysisDbRow>`
    select job.title, job.location, job.city, job.hours, job.employment_type as "employmentType",
      job.remote_preference as "remotePreference", coalesce(job.salary_min, job.salary_max) is not null as "hasSalary",
      job.closes_at as "closesAt", job.open_until_filled as "openUntilFilled", job.archived_at as "archivedAt",
      (select coalesce(string_agg(s.text, E'\n'), '') from core.organisation_statement s) as statements,
      (select coalesce(jsonb_agg(jsonb_build_object('id', part.member_id, 'role', part.role)), '[]')
        from core.job_member part where part.job_id = job.id) as team,
      coalesce(kept.ignored, '{}') as ignored, 'text-analysis' = any (organisation.features) as "isOn"
    from core.job join core.organisation on organisation.org_id = job.org_id
      left join core.advert_analysis kept on kept.job_id = job.id
    where job.id = ${jobId}`.execute(db);
  return rows[0];
}

/** The scores of a role's advert so far; who keeps one at the same time waits. */
export async function lockAdvertScoreHistory(
  db: Db<'staff'>,
  jobId: number,
): Promise<DatedAdvertScore[]> {
  await sql`insert into core.advert_analysis (job_id) values (${jobId}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ history: { at: string; score: number; words: number }[] }>`
    select history from core.advert_analysis where job_id = ${jobId} for update`.execute(db);
  return (rows[0]?.history ?? []).map(({ at, ...score }) => ({ at: new Date(at), ...score }));
}

export async function updateScoreHistoryOfAdvertAnalysisRow(
  db: Db<'staff'>,
  jobId: number,
  history: DatedAdvertScore[],
): Promise<void> {
  await sql`update core.advert_analysis set history = ${JSON.stringify(history)}::jsonb
    where job_id = ${jobId}`.execute(db);
}

export async function findAdvertScoreHistory(
  db: Db<'staff'>,
  jobId: number,
): Promise<DatedAdvertScore[]> {
  const { rows } = await sql<{ history: { at: string; score: number; words: number }[] }>`
    select history from core.advert_analysis where job_id = ${jobId}`.execute(db);
  return (rows[0]?.history ?? []).map(({ at, ...score }) => ({ at: new Date(at), ...score }));
}

export async function upsertIgnoredAdvertFindingsRow(
  db: Db<'staff'>,
  jobId: number,
  keys: string[],
): Promise<void> {
  await sql`
    insert into core.advert_analysis (job_id, ignored) values (${jobId}, ${keys})
    on conflict (org_id, job_id) do update set ignored = excluded.ignored`.execute(db);
}

/** Counts once more under a key, and says how often that was. */
export async function countAdvertAnalysisAttempt(db: Db<'public'>, key: string): Promise<number> {
  await sql`select auth.note_failure(${key})`.execute(db);
  const { rows } = await sql<{ n: number }>`
    select failures as n from auth.find_failures(array[${key}])`.execute(db);
  return rows[0]?.n ?? 0;
}
