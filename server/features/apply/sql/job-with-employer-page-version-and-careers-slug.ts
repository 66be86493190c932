import type { AdvertDetails, JobWorkDetails } from '@evenhand/contract/jobs/advert-details.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';
import { organisationLogoUrlPath } from '../../organisation/rules/photo-and-logo-url-paths-and-file-name-parsing.ts';

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
  locale: OrganisationLocale;
  /** The name it is hired under, if another than the organisation's. */
  brand: string | null;
  advert: Pick<AdvertDetails, 'work' | 'place' | 'salary' | 'perks'>;
  /** Whether names stay hidden from the hiring team until the answers are scored. */
  sealed: boolean;
  /** Whether people may register interest before they apply. */
  quickApply: boolean;
  zone: string;
};

/** A role, with what its pages tell of its employer; where a condition on `j` is given, only if it holds. */
export async function findJobWithEmployer(
  db: Db<'public'> | Db<'candidate'> | Db<'staff'>,
  jobId: number,
  condition?: Expression<SqlBool>,
): Promise<JobWithEmployer | undefined> {
  // Every one of these doors reads these columns, of its own organisation and within its own policy.
  const found = await selectJobWithEmployer(db as Db<'candidate'>, jobId)
    .$if(condition !== undefined, (of) => of.where(() => condition as Expression<SqlBool>))
    .executeTakeFirst();
  return found && jobWithEmployerFromRow(found);
}

/** The statement, to which a caller may add columns. */
export function selectJobWithEmployer(db: Db<'candidate'>, jobId: number | Expression<number>) {
  return db
    .selectFrom(['core.job as j', 'core.organisation as o'])
    .select((eb) => {
      const brand = eb
        .selectFrom('core.brand as b')
        .select('b.name')
        .whereRef('b.id', '=', 'j.brand_id');
      const mayRegisterInterest = eb.and([
        eb.ref('j.quick_apply'),
        eb(eb.val('quick-apply'), '=', eb.fn.any('o.features')),
      ]);
      return [
        'j.id',
        'j.hash',
        'j.title',
        'j.team',
        'j.location',
        'j.description',
        'j.published_at as publishedAt',
        // An employer whose account has ended takes no more applications.
        eb.fn<Date | null>('least', ['j.closes_at', 'o.deactivated_at']).as('closesAt'),
        'j.archived_at as archivedAt',
        'j.reviews_per_answer as reviewsPerAnswer',
        'o.name as organisation',
        'o.org_id as orgId',
        'o.logo_key as logoKey',
        'j.sealed',
        mayRegisterInterest.$castTo<boolean>().as('quickApply'),
        eb.fn.coalesce('o.tz', eb.val('Europe/London')).as('zone'),
        'o.locale',
        brand.as('brand'),
        'j.remote_preference as remotePreference',
        'j.employment_type as employmentType',
        'j.hours',
        'j.openings',
        'j.job_functions as jobFunctions',
        'j.city',
        'j.region',
        'j.postcode',
        'j.country',
        'j.salary_min as salaryMin',
        'j.salary_max as salaryMax',
        'j.salary_currency as salaryCurrency',
        'j.salary_period as salaryPeriod',
        'j.perks',
      ];
    })
    .$narrowType<{
      jobFunctions: JobWorkDetails['jobFunctions'];
      perks: AdvertDetails['perks'];
      locale: OrganisationLocale;
    }>()
    .where('j.id', '=', jobId);
}

type FoundJob = Awaited<
  ReturnType<ReturnType<typeof selectJobWithEmployer>['executeTakeFirstOrThrow']>
>;

export function jobWithEmployerFromRow(found: FoundJob): JobWithEmployer {
  const {
    orgId,
    logoKey,
    remotePreference,
    employmentType,
    hours,
    openings,
    jobFunctions,
    ...rest
  } = found;
  const { city, region, postcode, country, salaryMin, salaryMax, ...others } = rest;
  const { salaryCurrency: currency, salaryPeriod: period, perks, ...job } = others;
  return {
    ...job,
    logo: organisationLogoUrlPath(orgId, logoKey),
    advert: {
      work: { remotePreference, employmentType, hours, openings, jobFunctions },
      place: { city, region, postcode, country },
      salary: { min: amountOf(salaryMin), max: amountOf(salaryMax), currency, period },
      perks,
    },
  };
}

/** The driver gives an exact number as its digits. */
function amountOf(digits: string | null): number | null {
  return digits === null ? null : Number(digits);
}

/**
 * A text that changes with whatever the page of an open role tells; null where the link leads to none. Without parameters: it
 * is asked on the way in.
 */
export function publicJobPageVersionExpression(
  hash: string,
  now: Date,
): RawBuilder<{ version: string | null }> {
  const link = sql.lit(`\\x${hashToken(hash).toString('hex')}`);
  return sql`select core.find_job_page(${link}::bytea, ${sql.lit(now.toISOString())}::timestamptz) as version`;
}

/** Where all open roles of the room's employer are, if it shows them. */
export async function findSlugOfPublishedCareersPage(
  db: Db<'public'>,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`
    select o.slug from core.organisation o, core.find_careers_page(o.slug, ${now}) found
    where found.org_id = o.org_id`.execute(db);
  return rows[0]?.slug ?? null;
}
