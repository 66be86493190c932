import { advertHtml } from '../../jobs/rules/advert-html.ts';
import type { ListedJob } from './listed-job.ts';
import { careersPath } from './addresses.ts';
import { element, escapeXml } from './xml.ts';

/** What a feed of one employer's open roles is made of. */
export type FeedOf = {
  name: string;
  slug: string;
  headline: string;
  jobs: Pick<
    ListedJob,
    'hash' | 'title' | 'team' | 'location' | 'remote' | 'description' | 'publishedAt'
  >[];
  /** Of this installation. */
  baseUrl: string;
};

/** RSS 2.0, the newest role first. */
export function rssOf(feed: FeedOf): string {
  const at = (path: string) => new URL(path, feed.baseUrl).href;
  const own = at(`${careersPath(feed.slug)}/feed.xml`);
  const items = feed.jobs.map((job) =>
    [
      '<item>',
      element('title', job.title),
      element('link', at(`/apply/${job.hash}?utm_source=rss`)),
      // The same for as long as the role is there, whatever else changes.
      `<guid isPermaLink="false">${escapeXml(at(`/apply/${job.hash}`))}</guid>`,
      element('pubDate', job.publishedAt.toUTCString()),
      ...(job.team === null ? [] : [element('category', job.team)]),
      element('description', `<p>${escapeXml(placeOf(job))}</p>${advertHtml(job.description)}`),
      '</item>',
    ].join(''),
  );
  const [newest] = feed.jobs;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', titleOf(feed)),
    element('link', at(careersPath(feed.slug))),
    `<atom:link href="${escapeXml(own)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.headline || titleOf(feed)),
    element('language', 'en-GB'),
    ...(newest === undefined ? [] : [element('lastBuildDate', newest.publishedAt.toUTCString())]),
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

/** JSON Feed 1.1. */
export function jsonFeedOf(feed: FeedOf): string {
  const at = (path: string) => new URL(path, feed.baseUrl).href;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(feed),
    home_page_url: at(careersPath(feed.slug)),
    feed_url: at(`${careersPath(feed.slug)}/feed.json`),
    ...(feed.headline !== '' && { description: feed.headline }),
    language: 'en-GB',
    authors: [{ name: feed.name, url: at(careersPath(feed.slug)) }],
    items: feed.jobs.map((job) => ({
      id: at(`/apply/${job.hash}`),
      url: at(`/apply/${job.hash}?utm_source=json-feed`),
      title: job.title,
      summary: placeOf(job),
      content_html: advertHtml(job.description) || `<p>${escapeXml(job.title)}</p>`,
      date_published: job.publishedAt.toISOString(),
      ...(job.team !== null && { tags: [job.team] }),
    })),
  });
}

function titleOf({ name }: FeedOf): string {
  return `Open roles at ${name}`;
}

function placeOf({ team, location, remote }: FeedOf['jobs'][number]): string {
  return [team, location, remote].filter((part) => part !== null).join(' · ');
}
