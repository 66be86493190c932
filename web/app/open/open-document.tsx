import type { PageAssetFiles } from '@evenhand/contract/apply/candidate-pages.ts';
import type { TemplateOrGuidePageProps } from '@evenhand/contract/server-pages.ts';
import { GuideListPage } from '../../features/education/guide-list-page.tsx';
import { GuidePage } from '../../features/education/guide-page.tsx';
import { TemplateListPage } from '../../features/job-templates/template-list-page.tsx';
import { JobTemplatePage } from '../../features/job-templates/job-template-page.tsx';
import { paths } from '../../net/paths.ts';
import { OpenFrame } from './open-frame.tsx';

/** A whole document in the look of the staff app, light or dark; no script but the one that knows which. */
export function OpenDocument({
  page,
  files,
}: {
  page: TemplateOrGuidePageProps;
  files: PageAssetFiles;
}) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{titleOf(page)}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/evenhand-1.svg" />
        <script src="/assets/theme-1.js" />
        {files.font && (
          <link rel="preload" as="font" type="font/woff2" href={files.font} crossOrigin="" />
        )}
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <OpenFrame way={wayOf(page)}>
          <Body page={page} />
        </OpenFrame>
      </body>
    </html>
  );
}

function Body({ page }: { page: TemplateOrGuidePageProps }) {
  switch (page.page) {
    case 'template-list':
      return <TemplateListPage {...page} />;
    case 'template':
      return <JobTemplatePage {...page} />;
    case 'guide-list':
      return <GuideListPage {...page} />;
    case 'guide':
      return <GuidePage {...page} />;
  }
}

/** One way on, at the end of the logo's line. */
function wayOf({ page }: TemplateOrGuidePageProps): { to: string; label: string } {
  switch (page) {
    case 'template-list':
    case 'template':
      return { to: paths.login(), label: 'Log in' };
    case 'guide-list':
      return { to: paths.templateList(), label: 'Role templates' };
    case 'guide':
      return { to: paths.education(), label: 'All guides' };
  }
}

function titleOf(page: TemplateOrGuidePageProps): string {
  switch (page.page) {
    case 'template-list':
      return 'Welcome to Evenhand: role templates';
    case 'template':
      return `Welcome to Evenhand: ${page.template.title}`;
    case 'guide-list':
      return 'Guides to fair hiring – Evenhand';
    case 'guide':
      return `${page.guide.title} – Evenhand`;
  }
}
