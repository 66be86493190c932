import type { SitemapAddress } from './publicly-listed-job-and-sitemap-address-types.ts';
import { careersPagePath } from './careers-page-addresses.ts';
import { xmlElement } from './xml-elements.ts';

/** Of one sitemap (sitemaps.org). */
export const SITEMAP_ADDRESSES_MAX = 50_000;

export function writeSitemap(pages: SitemapAddress[], baseUrl: string): string {
  const written = pages.map(({ slug, hash, changedAt }) => {
    const path = hash === null ? careersPagePath(slug) : `/apply/${hash}`;
    const parts = [
      xmlElement('loc', new URL(path, baseUrl).href),
      xmlElement('lastmod', changedAt.toISOString()),
    ];
    return `<url>${parts.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...written,
    '</urlset>\n',
  ].join('\n');
}

/** Of several cells each tells its own pages, in a sitemap beside those of the others. */
export function writeSitemapIndex(cells: string[], baseUrl: string): string {
  const written = cells.map(
    (cell) => `<sitemap>${xmlElement('loc', new URL(sitemapPath(cell), baseUrl).href)}</sitemap>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...written,
    '</sitemapindex>\n',
  ].join('\n');
}

export function sitemapPath(cell: string): `/${string}` {
  return `/sitemap-${cell}.xml`;
}

/** What search engines may read: careers pages, roles, and what is open to everybody anyway. Nothing with a key in its address. */
export function writeRobotsTxt(baseUrl: string, cells: string[]): string {
  const open = [
    '/careers/',
    '/careers-pictures/',
    '/apply/',
    '/logos/',
    '/assets/',
    '/sitemap.xml',
    ...cells.map(sitemapPath),
  ];
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${new URL('/sitemap.xml', baseUrl).href}`,
    '',
  ].join('\n');
}
