import type { CareersPageContent } from '@evenhand/contract/careers-page.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  SitemapAddress,
  PubliclyListedJob,
} from '../rules/publicly-listed-job-and-sitemap-address-types.ts';

/** Whose page stands at an address, and a text that changes with whatever it may show. */
export async function findPublishedCareersPage(
  db: Db<'public'>,
  slug: string,
  now: Date,
): Promise<{ orgId: number; version: string } | undefined> {
  const { rows } = await sql<{ orgId: number; version: string }>`
    select org_id as "orgId", version from core.find_careers_page(${slug}, ${now})`.execute(db);
  return rows[0];
}

export type CareersEmployer = {
  name: string;
  slug: string;
  logoKey: string | null;
  zone: string;
  locale: string;
  published: Partial<CareersPageContent>;
  publishedAt: Date;
  assetKey: string;
  about: string | null;
  brands: { id: number; name: string }[];
};

/** The employer of the room as it shows itself. */
export async function findCareersEmployer(db: Db<'public'>): Promise<CareersEmployer | undefined> {
  const { rows } = await sql<CareersEmployer>`
    select o.name, o.slug, o.logo_key as "logoKey", coalesce(o.tz, 'Europe/London') as zone, o.locale, m.published,
      m.published_at as "publishedAt", m.asset_key as "assetKey", ${reported}
    from core.organisation o join core.careers_page m on m.org_id = o.org_id
    where m.published is not null and m.published_at is not null`.execute(db);
  return rows[0];
}

/** The same for its own people, as it would be shown now; without a draft there is nothing of its own yet. */
export async function findCareersEmployerToPreview(
  db: Db<'staff'>,
  now: Date,
): Promise<CareersEmployerToPreview> {
  const { rows } = await sql<CareersEmployerToPreview>`
    select o.org_id as "orgId", o.name, o.slug, o.logo_key as "logoKey",
      coalesce(o.tz, 'Europe/London') as zone, o.locale,
      m.draft as published, ${now}::timestamptz as "publishedAt", coalesce(m.asset_key, '') as "assetKey", ${reported}
    from core.organisation o left join core.careers_page m on m.org_id = o.org_id`.execute(db);
  // Every room of staff belongs to exactly one organisation.
  return rows[0] as CareersEmployerToPreview;
}

type CareersEmployerToPreview = Omit<CareersEmployer, 'published'> & {
  orgId: number;
  published: CareersEmployer['published'] | null;
};

const reported = sql`(select text from core.organisation_statement where kind = 'about') as about,
  (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.id), '[]')
    from core.brand b) as brands`;

/** The open roles that anybody may find, the newest first: no samples, nothing archived, nothing that has closed. */
export async function findPubliclyListedJobs(
  db: Db<'public'> | Db<'staff'>,
  now: Date,
): Promise<PubliclyListedJob[]> {
  // Both doors read these columns, the public one of published roles alone.
  const { rows } = await sql<PubliclyListedJob>`
    select id, hash, title, team, location, description, published_at as "publishedAt", closes_at as "closesAt",
      remote_preference as remote, employment_type as "employmentType", hours, job_functions as functions,
      salary_min::float8 as "salaryMin", salary_max::float8 as "salaryMax", salary_currency as "salaryCurrency",
      salary_period as "salaryPeriod", city, region, postcode, country, requisition_id as "requisitionId",
      brand_id as "brandId", on_careers_page as "onPage", on_feeds as "onFeeds"
    from core.job
    where published_at is not null and archived_at is null and not sample and (closes_at is null or closes_at > ${now})
      and (on_careers_page or on_feeds)
    order by published_at desc, id desc`.execute(db as Db<'public'>);
  return rows;
}

/** All careers pages and the open roles of their employers, those that changed last first. */
export async function listSitemapAddresses(
  db: Db<'public'>,
  now: Date,
  most: number,
): Promise<SitemapAddress[]> {
  const { rows } = await sql<SitemapAddress>`
    select slug, hash, changed_at as "changedAt" from core.list_public_pages(${now}, ${most})`.execute(
    db,
  );
  return rows;
}
