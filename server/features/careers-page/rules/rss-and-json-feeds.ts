import { advertTextToHtml } from '../../jobs/rules/advert-text-to-html.ts';
import type { PubliclyListedJob } from './publicly-listed-job-and-sitemap-address-types.ts';
import { careersPagePath } from './careers-page-addresses.ts';
import { xmlElement, escapeXml } from './xml-elements.ts';

/** What a feed of one employer's open roles is made of. */
export type JobFeedContent = {
  name: string;
  slug: string;
  headline: string;
  jobs: Pick<
    PubliclyListedJob,
    'hash' | 'title' | 'team' | 'location' | 'remote' | 'description' | 'publishedAt'
  >[];
  /** Of this installation. */
  baseUrl: string;
};

/** RSS 2.0, the newest role first. */
export function writeRssFeed(feed: JobFeedContent): string {
  const at = (path: string) => new URL(path, feed.baseUrl).href;
  const own = at(`${careersPagePath(feed.slug)}/feed.xml`);
  const items = feed.jobs.map((job) =>
    [
      '<item>',
      xmlElement('title', job.title),
      xmlElement('link', at(`/apply/${job.hash}?utm_source=rss`)),
      // The same for as long as the role is there, whatever else changes.
      `<guid isPermaLink="false">${escapeXml(at(`/apply/${job.hash}`))}</guid>`,
      xmlElement('pubDate', job.publishedAt.toUTCString()),
      ...(job.team === null ? [] : [xmlElement('category', job.team)]),
      xmlElement(
        'description',
        `<p>${escapeXml(placeOf(job))}</p>${advertTextToHtml(job.description)}`,
      ),
      '</item>',
    ].join(''),
  );
  const [newest] = feed.jobs;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', titleOf(feed)),
    xmlElement('link', at(careersPagePath(feed.slug))),
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', feed.headline || titleOf(feed)),
    xmlElement('language', 'en-GB'),
    ...(newest === undefined
      ? []
      : [xmlElement('lastBuildDate', newest.publishedAt.toUTCString())]),
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: JobFeedContent): string {
  const at = (path: string) => new URL(path, feed.baseUrl).href;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    home_page_url: at(careersPagePath(feed.slug)),
    feed_url: at(`${careersPagePath(feed.slug)}/feed.json`),
    ...(feed.headline !== '' && { description: feed.headline }),
    language: 'en-GB',
    authors: [{ name: feed.name, url: at(careersPagePath(feed.slug)) }],
    items: feed.jobs.map((job) => ({
      id: at(`/apply/${job.hash}`),
      url: at(`/apply/${job.hash}?utm_source=json-feed`),
      title: job.title,
      summary: placeOf(job),
      content_html: advertTextToHtml(job.description) || `<p>${escapeXml(job.title)}</p>`,
      date_published: job.publishedAt.toISOString(),
      ...(job.team !== null && { tags: [job.team] }),
    })),
  });
}

function titleOf({ name }: JobFeedContent): string {
  return `Open roles at ${name}`;
}

function placeOf({ team, location, remote }: JobFeedContent['jobs'][number]): string {
  return [team, location, remote].filter((part) => part !== null).join(' · ');
}
