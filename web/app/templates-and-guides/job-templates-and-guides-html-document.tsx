import type {
  PageAssetFiles,
  JobTemplateOrEducationGuidePageProps,
} from '@evenhand/contract/server-rendered-page-props.ts';
import { EducationGuideListPage } from '../../features/education/education-guide-list-page.tsx';
import { EducationGuidePage } from '../../features/education/education-guide-page.tsx';
import { PublicJobTemplateListPage } from '../../features/job-templates/public-job-template-list-page.tsx';
import { PublicJobTemplatePage } from '../../features/job-templates/public-job-template-page.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { JobTemplatesAndGuidesPageFrame } from './job-templates-and-guides-page-frame.tsx';

/** A whole document in the look of the staff app, light or dark; no script but the one that knows which. */
export function JobTemplatesAndGuidesHtmlDocument({
  page,
  files,
}: {
  page: JobTemplateOrEducationGuidePageProps;
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
        <JobTemplatesAndGuidesPageFrame way={wayOf(page)}>
          <Body page={page} />
        </JobTemplatesAndGuidesPageFrame>
      </body>
    </html>
  );
}

function Body({ page }: { page: JobTemplateOrEducationGuidePageProps }) {
  switch (page.page) {
    case 'template-list':
      return <PublicJobTemplateListPage {...page} />;
    case 'template':
      return <PublicJobTemplatePage {...page} />;
    case 'guide-list':
      return <EducationGuideListPage {...page} />;
    case 'guide':
      return <EducationGuidePage {...page} />;
  }
}

/** One way on, at the end of the logo's line. */
function wayOf({ page }: JobTemplateOrEducationGuidePageProps): { to: string; label: string } {
  switch (page) {
    case 'template-list':
    case 'template':
      return { to: staffPagePaths.login(), label: 'Log in' };
    case 'guide-list':
      return { to: staffPagePaths.templateList(), label: 'Role templates' };
    case 'guide':
      return { to: staffPagePaths.education(), label: 'All guides' };
  }
}

function titleOf(page: JobTemplateOrEducationGuidePageProps): string {
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
