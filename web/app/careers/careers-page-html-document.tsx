import type { PageAssetFiles } from '@evenhand/contract/server-rendered-page-props.ts';
import type { CareersPageProps as Page } from '@evenhand/contract/careers-page/careers-page-props.ts';
import { CareersPage } from '../../features/careers-page/careers-page.tsx';

/** A whole document, light only as the employer's colours are, and without any script. */
export function CareersPageHtmlDocument({ page, files }: { page: Page; files: PageAssetFiles }) {
  const { organisation, base } = page;
  return (
    <html lang="en-GB" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        {page.isPreview && <meta name="robots" content="noindex" />}
        <meta name="description" content={descriptionOf(page)} />
        <title>{`Careers at ${organisation}`}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/evenhand-1.svg" />
        <link rel="canonical" href={base} />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`Open roles at ${organisation}`}
          href={`${base}/feed.xml`}
        />
        <link
          rel="alternate"
          type="application/feed+json"
          title={`Open roles at ${organisation}`}
          href={`${base}/feed.json`}
        />
        {files.font && (
          <link rel="preload" as="font" type="font/woff2" href={files.font} crossOrigin="" />
        )}
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" href={page.colours} />
        {page.isPreview && <base target="_blank" />}
      </head>
      <body>
        <CareersPage {...page} />
      </body>
    </html>
  );
}

function descriptionOf({ headline, organisation, open }: Page): string {
  const roles = open === 1 ? '1 open role' : `${open} open roles`;
  return `${headline === '' ? `Careers at ${organisation}` : headline} – ${roles} at ${organisation}.`;
}
