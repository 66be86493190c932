import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type {
  EqualOpportunitiesLawfulBasis,
  EqualOpportunitiesFieldKey,
  EqualOpportunitiesSetKey,
  EthnicityListKind,
} from '@evenhand/contract/equal-opportunities.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type EqualOpportunitiesSettings = {
  organisation: string;
  chosen: EqualOpportunitiesSetKey | null;
  locale: string;
  contact: string | null;
};

export type StoredEqualOpportunitiesNotice = {
  basis: EqualOpportunitiesLawfulBasis;
  text: string;
  extraFields: EqualOpportunitiesFieldKey[];
  ethnicityList: EthnicityListKind;
  confirmedBy: string;
  confirmedAt: Date;
};

export async function findEqualOpportunitiesSettings(
  db: Db<'staff'>,
): Promise<EqualOpportunitiesSettings> {
  const { rows } = await sql<EqualOpportunitiesSettings>`
    select name as organisation, eo_set as chosen, locale, coalesce(privacy_contact, contact_email) as contact
    from core.organisation`.execute(db);
  // A room of the staff door belongs to one organisation.
  return rows[0] as EqualOpportunitiesSettings;
}

export type EqualOpportunitiesNoticeToStore = Pick<
  StoredEqualOpportunitiesNotice,
  'basis' | 'text' | 'extraFields' | 'ethnicityList'
> & {
  eoSet: EqualOpportunitiesSetKey;
};

/** The notice in force for a set. */
export async function findEqualOpportunitiesNotice(
  db: Db<'staff'>,
  eoSet: EqualOpportunitiesSetKey,
): Promise<StoredEqualOpportunitiesNotice | undefined> {
  const { rows } = await sql<StoredEqualOpportunitiesNotice>`
    select n.basis, n.notice as text, n.extra_fields as "extraFields",
      n.ethnicity_list as "ethnicityList",
      m.first_name || ' ' || m.last_name as "confirmedBy", n.confirmed_at as "confirmedAt"
    from core.eo_notice n join core.member m on m.id = n.confirmed_by
    where n.eo_set = ${eoSet} and n.ended_at is null`.execute(db);
  return rows[0];
}

/** Keeps two admins from confirming at the same time. */
export async function lockEqualOpportunitiesSettings(db: Db<'staff'>): Promise<void> {
  await sql`select 1 from core.organisation for update`.execute(db);
}

/** Whether there was one. */
export async function endEqualOpportunitiesNoticeRow(
  db: Db<'staff'>,
  eoSet: EqualOpportunitiesSetKey,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update core.eo_notice set ended_at = ${now} where eo_set = ${eoSet} and ended_at is null`.execute(
    db,
  );
  return (numAffectedRows ?? 0n) > 0n;
}

export async function insertEqualOpportunitiesNoticeRow(
  db: Db<'staff'>,
  notice: EqualOpportunitiesNoticeToStore & { now: Date },
): Promise<void> {
  await sql`
    insert into core.eo_notice (eo_set, basis, notice, extra_fields, ethnicity_list, confirmed_at)
    values (${notice.eoSet}, ${notice.basis}, ${notice.text}, ${notice.extraFields},
      ${notice.ethnicityList}, ${notice.now})`.execute(db);
}

/** What the candidate of this door is asked, if anything. */
export async function findCandidateEqualOpportunitiesSettings(
  db: Db<'candidate'>,
  jobId: number,
): Promise<CandidateFormSettings | undefined> {
  return db
    .selectFrom(['core.job as j', 'core.organisation as o'])
    .select((eb) => {
      const notices = eb
        .selectFrom('core.eo_notice as n')
        .select([
          'n.eo_set as eoSet',
          'n.basis',
          'n.notice as text',
          'n.extra_fields as extraFields',
          'n.ethnicity_list as ethnicityList',
        ])
        .$narrowType<{ extraFields: EqualOpportunitiesFieldKey[] }>()
        .where('n.ended_at', 'is', null);
      return [
        'o.eo_set as chosen',
        'o.locale',
        'j.asks_eo as isWanted',
        jsonArrayFrom(notices).as('notices'),
      ];
    })
    .where('j.id', '=', jobId)
    .executeTakeFirst();
}

type CandidateFormSettings = {
  chosen: string | null;
  locale: string;
  isWanted: boolean;
  notices: EqualOpportunitiesNoticeToStore[];
};

/** A role's own switch, with the part that a member has in the role. */
export async function findJobEqualOpportunitiesSetting(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobSwitch | undefined> {
  const { rows } = await sql<JobSwitch>`
    select j.asks_eo as "isWanted", j.archived_at as "archivedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.member_id, 'role', p.role)), '[]')
        from core.job_member p where p.job_id = j.id) as team
    from core.job j where j.id = ${jobId}`.execute(db);
  return rows[0];
}

type JobSwitch = {
  isWanted: boolean;
  archivedAt: Date | null;
  team: { id: number; role: JobTeamRole }[];
};
