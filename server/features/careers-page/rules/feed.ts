import { advertHtml } from '../../apply/rules/advert-html.ts';
import type { PublicRole } from './public-role.ts';
import { careersPath } from './addresses.ts';
import { element, escapeXml } from './xml.ts';

/** What a feed of one employer's open roles is made of. */
export type FeedOf = {
  name: string;
  slug: string;
  headline: string;
  roles: Pick<
    PublicRole,
    'hash' | 'title' | 'team' | 'location' | 'remote' | 'description' | 'publishedAt'
  >[];
  /** Of this installation. */
  baseUrl: string;
};

/** RSS 2.0, the newest role first. */
export function rssOf(feed: FeedOf): string {
  const at = (path: string) => new URL(path, feed.baseUrl).href;
  const own = at(`${careersPath(feed.slug)}/feed.xml`);
  const items = feed.roles.map((role) =>
    [
      '<item>',
      element('title', role.title),
      element('link', at(`/apply/${role.hash}?utm_source=rss`)),
      // The same for as long as the role is there, whatever else changes.
      `<guid isPermaLink="false">${escapeXml(at(`/apply/${role.hash}`))}</guid>`,
      element('pubDate', role.publishedAt.toUTCString()),
      ...(role.team === null ? [] : [element('category', role.team)]),
      element('description', `<p>${escapeXml(placeOf(role))}</p>${advertHtml(role.description)}`),
      '</item>',
    ].join(''),
  );
  const [newest] = feed.roles;
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
    items: feed.roles.map((role) => ({
      id: at(`/apply/${role.hash}`),
      url: at(`/apply/${role.hash}?utm_source=json-feed`),
      title: role.title,
      summary: placeOf(role),
      content_html: advertHtml(role.description) || `<p>${escapeXml(role.title)}</p>`,
      date_published: role.publishedAt.toISOString(),
      ...(role.team !== null && { tags: [role.team] }),
    })),
  });
}

function titleOf({ name }: FeedOf): string {
  return `Open roles at ${name}`;
}

function placeOf({ team, location, remote }: FeedOf['roles'][number]): string {
  return [team, location, remote].filter((part) => part !== null).join(' · ');
}
