import type { Services } from '../../services.ts';
import type { PageContext, PageResponse } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { renderServerPage, HTML_CONTENT_TYPE } from '../../http/render-page.ts';
import { type CachedResponse, makeCachedResponse } from '../../http/send-cached.ts';
import { type CareersPageRequest, careersPage } from './careers-page.ts';
import type { Careers, FindCareers, FoundCareers } from './careers-of.ts';
import { createVersionedCache } from '../../http/cache.ts';
import { colourSheet } from './colour-sheet.ts';
import { jsonFeedOf, rssOf } from './rules/feed.ts';
import { filterNames, isOfThePage } from './rules/filter-jobs.ts';
import { indeedOf } from './rules/indeed.ts';
import { robotsOf, SITEMAP_MAX, sitemapOf } from './rules/sitemap.ts';
import { listPublicPages } from './sql/public.ts';

type Context = PageContext<'public'>;

const PAGES_CACHED = 300;
const XML = 'application/xml; charset=utf-8';
const NUMBER = /^[1-9]\d{0,3}$/;

/** What anybody may read of employers: each is made once for each version of what it tells. */
export function publicPages(services: Services, find: FindCareers) {
  const kept = createVersionedCache<CachedResponse>(PAGES_CACHED);
  const { BASE_URL } = services.config;

  function once(
    { careers, version }: FoundCareers,
    what: string,
    make: () => Promise<{ body: string; type: string }>,
  ): PageResponse {
    const of = `${careers.orgId} ${what}`;
    return {
      cached: async () => {
        const made = kept.find({ of, version });
        if (made !== undefined) return made;
        const { body, type } = await make();
        return kept.store({ of, version }, makeCachedResponse(body, type, services.now()));
      },
    };
  }

  function feed(type: string, what: string, write: (careers: Careers) => string) {
    return async ({ db, params }: Context) => {
      const found = await find(db, params['org'] ?? '');
      return once(found, what, async () => ({ type, body: write(found.careers) }));
    };
  }

  const told = ({ employer, content, jobs }: Careers) => ({
    name: employer.name,
    slug: employer.slug,
    headline: content.headline,
    jobs: jobs.filter(({ onPage }) => onPage),
    baseUrl: BASE_URL,
  });

  return {
    careers: async ({ db, params, query }: Context): Promise<PageResponse> => {
      const found = await find(db, params['org'] ?? '');
      const asked = pageQuery(query);
      const draw = async () => ({
        type: HTML_CONTENT_TYPE,
        body: await renderServerPage(careersPage(found.careers, asked)),
      });
      if (isCommon(found.careers, asked)) return once(found, `page ${JSON.stringify(asked)}`, draw);
      return {
        cached: async () =>
          makeCachedResponse((await draw()).body, HTML_CONTENT_TYPE, services.now()),
      };
    },

    rss: feed('application/rss+xml; charset=utf-8', 'rss', (careers) => rssOf(told(careers))),

    jsonFeed: feed('application/feed+json; charset=utf-8', 'json', (careers) =>
      jsonFeedOf(told(careers)),
    ),

    indeed: feed(XML, 'indeed', (careers) =>
      indeedOf({
        name: careers.employer.name,
        country: careers.employer.locale.split('-')[1] ?? 'GB',
        jobs: careers.jobs.filter(({ onFeeds }) => onFeeds),
        brands: new Map(careers.employer.brands.map(({ id, name }) => [id, name])),
        baseUrl: BASE_URL,
      }),
    ),

    colours: async ({ db, params }: Context): Promise<PageResponse> => {
      const { careers } = await find(db, params['org'] ?? '');
      // What stands at the address of other colours would be kept there for ever.
      if (params['file'] !== `colours-${careers.employer.assetKey}.css`)
        throw new Refusal('not-found');
      const body = colourSheet(careers.content.colours);
      return {
        cached: async () => ({
          ...makeCachedResponse(body, 'text/css; charset=utf-8', services.now()),
          isImmutable: true,
        }),
      };
    },

    sitemap: async ({ db }: Context): Promise<PageResponse> => {
      const pages = await listPublicPages(db, services.now(), SITEMAP_MAX);
      return {
        cached: async () => makeCachedResponse(sitemapOf(pages, BASE_URL), XML, services.now()),
      };
    },

    robots: async (): Promise<PageResponse> => {
      return {
        cached: async () =>
          makeCachedResponse(robotsOf(BASE_URL), 'text/plain; charset=utf-8', services.now()),
      };
    },
  };
}

/** Others write the links that lead here: what is no filter of ours is not heard. */
function pageQuery(query: Record<string, string>): CareersPageRequest {
  const wanted = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = query[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const number = query['page'] ?? '';
  return { wanted, number: NUMBER.test(number) ? Number(number) : 1 };
}

/** What links of the page itself lead to. Anything else would fill the shelves with pages nobody asks for again. */
function isCommon({ jobs, employer }: Careers, { wanted, number }: CareersPageRequest): boolean {
  const brands = new Map(employer.brands.map(({ id, name }) => [id, name]));
  return number === 1 && isOfThePage(jobs, wanted, { brands });
}
