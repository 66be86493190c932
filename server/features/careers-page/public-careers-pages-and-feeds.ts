import type { Services } from '../../services-type.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { renderServerPage, HTML_CONTENT_TYPE } from '../../http/render-server-page.ts';
import {
  type CacheableServerResponse,
  makeCacheableServerResponse,
} from '../../http/make-and-send-cacheable-server-response.ts';
import { type CareersPageRequest, buildCareersPageProps } from './build-careers-page-props.ts';
import type {
  CareersContentAndJobs,
  FindCareersContentAndJobs,
  VersionedCareersContentAndJobs,
} from './find-careers-content-and-jobs.ts';
import { createVersionedCache } from '../../http/versioned-cache.ts';
import { employerStyleSheet } from './employer-style-sheet.ts';
import { writeJsonFeed, writeRssFeed } from './rules/rss-and-json-feeds.ts';
import {
  careersPageFilterNames,
  areCareersPageFilterValuesOffered,
} from './rules/careers-page-filters.ts';
import { writeIndeedFeed } from './rules/indeed-feed.ts';
import {
  writeRobotsTxt,
  SITEMAP_ADDRESSES_MAX,
  writeSitemap,
  writeSitemapIndex,
} from './rules/sitemap-and-robots.ts';
import { listSitemapAddresses } from './sql/public-careers-pages.ts';

type Context = PageContext<'public'>;

const PAGES_CACHED = 300;
const XML = 'application/xml; charset=utf-8';
const NUMBER = /^[1-9]\d{0,3}$/;

/** What anybody may read of employers: each is made once for each version of what it tells. */
export function createPublicCareersPagesAndFeeds(
  services: Services,
  find: FindCareersContentAndJobs,
) {
  const responseCache = createVersionedCache<CacheableServerResponse>(PAGES_CACHED);
  const { BASE_URL } = services.config;
  const cells = Object.keys(services.config.CELLS).sort();

  function once(
    { careers, version }: VersionedCareersContentAndJobs,
    what: string,
    make: () => Promise<{ body: string; type: string }>,
  ): PageResponse {
    const of = `${careers.orgId} ${what}`;
    return {
      cached: async () => {
        const made = responseCache.find({ of, version });
        if (made !== undefined) return made;
        const { body, type } = await make();
        return responseCache.store(
          { of, version },
          makeCacheableServerResponse(body, type, services.now()),
        );
      },
    };
  }

  function feed(type: string, what: string, write: (careers: CareersContentAndJobs) => string) {
    return async ({ db, params }: Context) => {
      const found = await find(db, params['org'] ?? '');
      return once(found, what, async () => ({ type, body: write(found.careers) }));
    };
  }

  const jobFeedContent = ({ employer, content, jobs }: CareersContentAndJobs) => ({
    name: employer.name,
    slug: employer.slug,
    headline: content.headline,
    jobs: jobs.filter(({ onPage }) => onPage),
    baseUrl: BASE_URL,
  });

  return {
    careers: async ({ visit, db, params, query }: Context): Promise<PageResponse> => {
      const found = await find(db, params['org'] ?? '');
      const pageRequest = pageQuery(query);
      const draw = async () => ({
        type: HTML_CONTENT_TYPE,
        body: await renderServerPage(buildCareersPageProps(found.careers, pageRequest)),
      });
      if (isCommon(found.careers, pageRequest))
        return once(found, `page ${JSON.stringify(pageRequest)}`, draw);
      return {
        cached: async () =>
          makeCacheableServerResponse((await draw()).body, HTML_CONTENT_TYPE, visit.now),
      };
    },

    rss: feed('application/rss+xml; charset=utf-8', 'rss', (careers) =>
      writeRssFeed(jobFeedContent(careers)),
    ),

    jsonFeed: feed('application/feed+json; charset=utf-8', 'json', (careers) =>
      writeJsonFeed(jobFeedContent(careers)),
    ),

    indeed: feed(XML, 'indeed', (careers) =>
      writeIndeedFeed({
        name: careers.employer.name,
        country: careers.employer.locale.split('-')[1] ?? 'GB',
        jobs: careers.jobs.filter(({ onFeeds }) => onFeeds),
        brands: new Map(careers.employer.brands.map(({ id, name }) => [id, name])),
        baseUrl: BASE_URL,
      }),
    ),

    colours: async ({ visit, db, params }: Context): Promise<PageResponse> => {
      const { careers } = await find(db, params['org'] ?? '');
      // What stands at the address of other colours would be kept there for ever.
      if (params['file'] !== `colours-${careers.employer.assetKey}.css`)
        throw new Refusal('not-found');
      const body = employerStyleSheet(careers.content.colours);
      return {
        cached: async () => ({
          ...makeCacheableServerResponse(body, 'text/css; charset=utf-8', visit.now),
          isImmutable: true,
        }),
      };
    },

    sitemap: async ({ visit, db }: Context): Promise<PageResponse> => {
      const pages = await listSitemapAddresses(db, visit.now, SITEMAP_ADDRESSES_MAX);
      return {
        cached: async () =>
          makeCacheableServerResponse(writeSitemap(pages, BASE_URL), XML, visit.now),
      };
    },

    sitemapOfCells: async (): Promise<PageResponse> => {
      return {
        cached: async () =>
          makeCacheableServerResponse(writeSitemapIndex(cells, BASE_URL), XML, services.now()),
      };
    },

    robots: async (): Promise<PageResponse> => {
      return {
        cached: async () =>
          makeCacheableServerResponse(
            writeRobotsTxt(BASE_URL, cells),
            'text/plain; charset=utf-8',
            services.now(),
          ),
      };
    },
  };
}

/** Others write the links that lead here: what is no filter of ours is not heard. */
function pageQuery(query: Record<string, string>): CareersPageRequest {
  const wanted = Object.fromEntries(
    careersPageFilterNames.flatMap((name) => {
      const value = query[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const number = query['page'] ?? '';
  return { wanted, number: NUMBER.test(number) ? Number(number) : 1 };
}

/** What links of the page itself lead to. Anything else would fill the shelves with pages nobody asks for again. */
function isCommon(
  { jobs, employer }: CareersContentAndJobs,
  { wanted, number }: CareersPageRequest,
): boolean {
  const brands = new Map(employer.brands.map(({ id, name }) => [id, name]));
  return number === 1 && areCareersPageFilterValuesOffered(jobs, wanted, { brands });
}
