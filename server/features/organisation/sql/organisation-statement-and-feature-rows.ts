import type { EqualOpportunitiesSetKey } from '@evenhand/contract/equal-opportunities.ts';
import type {
  CurrentUserOrganisation,
  OrganisationStatementKind,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { OrganisationPlanTier } from '../rules/max-open-jobs-of-plan-tier.ts';
import type { OwnRetentionPeriod } from '../rules/find-retention-periods-and-home-country.ts';

export type OrganisationDbRow = {
  id: number;
  slug: string;
  name: string;
  contactEmail: string | null;
  industry: string | null;
  size: string | null;
  locale: string;
  tz: string | null;
  tier: OrganisationPlanTier;
  features: string[];
  privacyContact: string | null;
  /** For how long it keeps what, where that is not what the program says. */
  periods: OwnRetentionPeriod[];
  sealedDefault: boolean;
  logoKey: string | null;
  version: number;
  supportAccess: boolean;
  expiresAt: Date | null;
  autoRenews: boolean;
  statements: CurrentUserOrganisation['OrgStatements'];
  brands: CurrentUserOrganisation['brands'];
  openRoles: number;
};

/** The organisation of the room, with all that is told of it, in one statement. */
export async function findOrganisation(db: Db<'staff'>, now: Date): Promise<OrganisationDbRow> {
  const { rows } = await sql<OrganisationDbRow>`
    select org_id as id, slug, name, contact_email as "contactEmail", industry, size, locale, tz, tier, features,
      privacy_contact as "privacyContact", sealed_default as "sealedDefault",
      logo_key as "logoKey", version, support_access as "supportAccess", expires_at as "expiresAt",
      auto_renews as "autoRenews",
      (select coalesce(jsonb_agg(jsonb_build_object('type', s.kind, 'text', s.text) order by s.kind), '[]')
         from core.organisation_statement s) as statements,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.id), '[]')
        from core.brand b) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('country', p.country, 'store', p.store, 'months', p.months,
        'reason', p.reason)), '[]') from core.retention_period p) as periods,
      (select count(*)::int from core.job where not sample and archived_at is null
         and published_at is not null and coalesce(closes_at, 'infinity') > ${now}) as "openRoles"
    from core.organisation`.execute(db);
  // Every visitor of the staff door belongs to exactly one organisation.
  return rows[0] as OrganisationDbRow;
}

export type OrganisationColumnChanges = {
  name?: string;
  contact_email?: string | null;
  industry?: string | null;
  size?: string | null;
  locale?: string;
  tz?: string | null;
  privacy_contact?: string | null;
  sealed_default?: boolean;
  support_access?: boolean;
  logo_key?: string | null;
  eo_set?: EqualOpportunitiesSetKey | null;
};

/** Whether the organisation still was at the version that the change was based on; without one, any will do. */
export async function updateOrganisationRow(
  db: Db<'staff'>,
  changes: OrganisationColumnChanges,
  version?: number,
): Promise<boolean> {
  const update = db
    .updateTable('core.organisation')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }));
  const { numUpdatedRows } = await (version === undefined
    ? update
    : update.where('version', '=', version)
  ).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function upsertOrDeleteOrganisationStatementRow(
  db: Db<'staff'>,
  { kind, text, at }: { kind: OrganisationStatementKind; text: string; at: Date },
): Promise<void> {
  if (text === '') {
    await db.deleteFrom('core.organisation_statement').where('kind', '=', kind).execute();
    return;
  }
  await db
    .insertInto('core.organisation_statement')
    .values({ kind, text, written_at: at })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'kind']).doUpdateSet({ text, written_at: at }),
    )
    .execute();
}

export async function switchSelfServeFeatureInDatabase(
  db: Db<'staff'>,
  { name, wanted }: { name: string; wanted: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ switched: boolean }>`
    select core.switch_feature(${name}, ${wanted}) as switched`.execute(db);
  return rows[0]?.switched === true;
}
