import type { AdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import { hashToken } from '../../../crypto/token.ts';
import { logoAddress } from '../../organisation/rules/photo-and-logo-address.ts';

export type JobWithEmployer = {
  id: number;
  hash: string;
  title: string;
  team: string | null;
  location: string | null;
  description: string;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  reviewsPerAnswer: number;
  organisation: string;
  logo: string | null;
  /** BCP 47. */
  locale: string;
  /** The name it is hired under, if another than the organisation's. */
  brand: string | null;
  advert: Pick<AdvertDetails, 'work' | 'place' | 'salary' | 'perks'>;
  /** Whether names stay hidden from the hiring team until the answers are scored. */
  sealed: boolean;
  /** Whether people may register interest before they apply. */
  quickApply: boolean;
  zone: string;
};

/** The role that a condition on `j` singles out, with what its pages tell of its employer. */
export async function findJobWithEmployer(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  which: RawBuilder<unknown>,
): Promise<JobWithEmployer | undefined> {
  return findJobWithEmployerAndColumns(db, { which });
}

/** The same with columns more, in the same statement. */
export async function findJobWithEmployerAndColumns<More>(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  { which, more }: { which: RawBuilder<unknown>; more?: RawBuilder<unknown> },
): Promise<(JobWithEmployer & More) | undefined> {
  type Found = Omit<JobWithEmployer, 'logo'> & More & { orgId: number; logoKey: string | null };
  // Every one of these doors reads these columns, of its own organisation and within its own policy.
  const { rows } = await sql<Found>`
    select j.id, j.hash, j.title, j.team, j.location, j.description, j.published_at as "publishedAt",
      -- An employer whose account has ended takes no more applications.
      least(j.closes_at, o.deactivated_at) as "closesAt", j.archived_at as "archivedAt", j.reviews_per_answer as "reviewsPerAnswer",
      o.name as organisation, o.org_id as "orgId", o.logo_key as "logoKey", j.sealed,
      j.quick_apply and 'quick-apply' = any (o.features) as "quickApply", coalesce(o.tz, 'Europe/London') as zone,
      o.locale, (select name from core.brand b where b.id = j.brand_id) as brand,
      jsonb_build_object(
        'work', jsonb_build_object('remotePreference', j.remote_preference, 'employmentType', j.employment_type,
          'hours', j.hours, 'openings', j.openings, 'jobFunctions', j.job_functions),
        'place', jsonb_build_object('city', j.city, 'region', j.region, 'postcode', j.postcode, 'country', j.country),
        'salary', jsonb_build_object('min', j.salary_min, 'max', j.salary_max, 'currency', j.salary_currency,
          'period', j.salary_period),
        'perks', j.perks) as advert${more === undefined ? sql`` : sql`, ${more}`}
    from core.job j, core.organisation o where ${which}`.execute(db as Db<'public'>);
  if (rows[0] === undefined) return undefined;
  const { orgId, logoKey, ...job } = rows[0];
  // The row without the two columns that the address of the logo is made of.
  return { ...job, logo: logoAddress(orgId, logoKey) } as unknown as JobWithEmployer & More;
}

/**
 * A text that changes with whatever the page of an open role tells; null where the link leads to none. Without parameters: it
 * is asked on the way in.
 */
export function selectJobPageVersion(
  hash: string,
  now: Date,
): RawBuilder<{ version: string | null }> {
  const link = sql.lit(`\\x${hashToken(hash).toString('hex')}`);
  return sql`select core.find_job_page(${link}::bytea, ${sql.lit(now.toISOString())}::timestamptz) as version`;
}

/** Where all open roles of the room's employer are, if it shows them. */
export async function findCareersPageSlug(db: Db<'public'>, now: Date): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select o.slug from core.organisation o, core.find_careers_page(o.slug, ${now}) found
    where found.org_id = o.org_id`.execute(db);
  return rows[0]?.slug ?? null;
}
