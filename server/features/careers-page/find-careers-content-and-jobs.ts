import type { CareersPageContent } from '@evenhand/contract/careers-page.ts';
import { switchTransactionToDoor, type Db } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { createVersionedCache } from '../../http/versioned-cache.ts';
import { emptyCareersPageContent } from './rules/empty-careers-page-content.ts';
import type { PubliclyListedJob } from './rules/publicly-listed-job-and-sitemap-address-types.ts';
import {
  type CareersEmployer,
  findCareersEmployer,
  findPublishedCareersPage,
  findPubliclyListedJobs,
} from './sql/public-careers-pages.ts';

/** All that the pages and feeds of one employer tell. */
export type CareersContentAndJobs = {
  orgId: number;
  employer: CareersEmployer;
  content: CareersPageContent;
  jobs: PubliclyListedJob[];
};

/** One employer as it is now. */
export type VersionedCareersContentAndJobs = { version: string; careers: CareersContentAndJobs };

export type FindCareersContentAndJobs = (
  db: Db<'public'>,
  slug: string,
) => Promise<VersionedCareersContentAndJobs>;

const EMPLOYERS_CACHED = 100;

/**
 * Finds the careers of the organisation at an address. Which version is the current one is asked of the database each time;
 * what it says is read once for each version.
 */
export function createCareersContentAndJobsFinder(services: Services): FindCareersContentAndJobs {
  const careersCache = createVersionedCache<CareersContentAndJobs>(EMPLOYERS_CACHED);
  /** @throws Refusal not-found: unknown, switched off, deactivated and never published look the same */
  return async (db, slug) => {
    const now = services.now();
    const page = await findPublishedCareersPage(db, slug, now);
    if (page === undefined) throw new Refusal('not-found');
    const { orgId, version } = page;
    const of = String(orgId);
    const careers =
      careersCache.find({ of, version }) ??
      careersCache.store({ of, version }, await readCareers(db, { orgId, now, services }));
    return { version, careers };
  };
}

async function readCareers(
  db: Db<'public'>,
  { orgId, now, services }: { orgId: number; now: Date; services: Services },
): Promise<CareersContentAndJobs> {
  const inside = await switchTransactionToDoor(db, services.roles, 'public', {
    orgId,
    actorId: null,
  });
  const employer = await findCareersEmployer(inside);
  // Taken away in this very moment.
  if (employer === undefined) throw new Refusal('not-found');
  const content = { ...emptyCareersPageContent, ...employer.published };
  return { orgId, employer, content, jobs: await findPubliclyListedJobs(inside, now) };
}
