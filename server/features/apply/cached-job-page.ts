import type { PublicJobPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { queryByDoorInOneRoundTrip } from '../../access/transactions-by-door-or-token.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import type { Services } from '../../services-type.ts';
import type {
  PageContext,
  PageResponse,
  PageContextBeforeAuthentication,
} from '../../http/add-page-route.ts';
import { renderServerPage } from '../../http/render-server-page.ts';
import { careersPagePath } from '../careers-page/rules/careers-page-addresses.ts';
import { createVersionedCache } from '../../http/versioned-cache.ts';
import {
  buildEmptyApplicantForm,
  placeholderApplicantForm,
} from './build-and-parse-applicant-form.ts';
import {
  buildPublicJobPageProps,
  buildClosedJobPageProps,
} from './public-job-page-and-applying.ts';
import {
  findPublicJobByHash,
  type FoundPublicJobWithDbAndOrgId,
} from './find-public-job-by-hash.ts';
import { splitHtmlAtPlaceholders, fillHtmlPlaceholders } from './rules/cached-html-placeholders.ts';
import { jobPageMetadata } from './rules/job-page-metadata.ts';
import {
  findSlugOfPublishedCareersPage,
  publicJobPageVersionExpression,
  type JobWithEmployer,
} from './sql/job-with-employer-page-version-and-careers-slug.ts';

const JOBS_CACHED = 300;

type JobPageContext = PageContextBeforeAuthentication<'public'>;

/**
 * Shows a role to anybody. Which version of an open one is the current one is asked of the database each time; its page is drawn once
 * for each, without anybody in sight, and each visitor's own words are filled into the gaps.
 */
export function createPublicJobPageCache() {
  const pageCache = createVersionedCache<string[]>(JOBS_CACHED);
  return {
    /** The page that is kept, if it is still the current one. */
    showKept: async (context: JobPageContext): Promise<PageResponse | undefined> => {
      const { services, params } = context;
      const of = params['hash'] ?? '';
      const last = pageCache.last(of);
      if (last === undefined) return undefined;
      const [current] = await queryByDoorInOneRoundTrip(
        { services, door: 'public' },
        publicJobPageVersionExpression(of, services.now()),
      );
      if (current?.version !== last.version) return undefined;
      return { document: async () => fillHtmlPlaceholders(last.made, visitorValues(context)) };
    },
    draw: async (context: PageContext<'public'>): Promise<PageResponse> => {
      const { db, services, params } = context;
      const of = params['hash'] ?? '';
      const { rows } = await publicJobPageVersionExpression(of, services.now()).execute(db);
      const found = await findPublicJobByHash(db, services, of);
      if (!found.isOpen) return { show: buildClosedJobPageProps(found.job) };
      const page = await pageForAllVisitors(found, services);
      return {
        document: async () => {
          const pieces = await drawWithGaps(page);
          const version = rows[0]?.version;
          if (version) pageCache.store({ of, version }, pieces);
          return fillHtmlPlaceholders(pieces, visitorValues(context));
        },
      };
    },
  };
}

/** In the order in which they stand on the page. */
function visitorValues(context: JobPageContext): [token: string, source: string] {
  const { token, values } = buildEmptyApplicantForm(context);
  return [token, values.source];
}

async function pageForAllVisitors(
  { db, job }: FoundPublicJobWithDbAndOrgId,
  services: Services,
): Promise<PublicJobPageProps> {
  const pageContent = await buildPublicJobPageProps(db, job, placeholderApplicantForm);
  const slug = await findSlugOfPublishedCareersPage(db, services.now());
  const careersAt = slug === null ? null : careersPagePath(slug);
  return { ...pageContent, head: headFor(job, services), careersAt };
}

/** The marks are drawn by lot each time: no advert can say them. */
async function drawWithGaps(page: PublicJobPageProps): Promise<string[]> {
  const [token, source] = [randomToken(), randomToken()];
  const form = {
    ...placeholderApplicantForm,
    token,
    values: { ...placeholderApplicantForm.values, source },
  };
  return splitHtmlAtPlaceholders(await renderServerPage({ ...page, form }), [token, source]);
}

function headFor(job: JobWithEmployer, { config }: Services): PublicJobPageProps['head'] {
  const { publishedAt } = job;
  // A role behind its public link was published.
  if (publishedAt === null) return null;
  return jobPageMetadata({ ...job, ...job.advert, publishedAt }, config.BASE_URL);
}
