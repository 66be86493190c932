import type {
  FeedbackReportOrApplicationHistoryPageProps,
  PageAssetFiles,
} from '@evenhand/contract/server-rendered-page-props.ts';
import { ApplicationHistoryPage } from '../../features/application-history/application-history-page.tsx';
import { FeedbackReportPage } from '../../features/feedback-reports/feedback-report-page.tsx';

type Props = { page: FeedbackReportOrApplicationHistoryPageProps; files: PageAssetFiles };

/** A whole document without any script: it is read, printed and kept, in the light or dark that its reader's computer has. */
export function FeedbackReportAndHistoryHtmlDocument({ page, files }: Props) {
  const { title, organisation } = page.job;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${page.page === 'feedback' ? 'Your feedback' : 'What was done'}: ${title} – ${organisation}`}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/evenhand-1.svg" />
        {files.font && (
          <link rel="preload" as="font" type="font/woff2" href={files.font} crossOrigin="" />
        )}
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {page.page === 'feedback' ? (
          <FeedbackReportPage {...page} />
        ) : (
          <ApplicationHistoryPage {...page} />
        )}
      </body>
    </html>
  );
}
