import type { CandidatePageJobHeader } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import type { JobPageMetadata as Head } from '@evenhand/contract/apply/public-advert-metadata-and-employer-statements.ts';
import type { CurrentPublicJobPlan } from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';

type Props = { head: Head; job: CandidatePageJobHeader; plan: CurrentPublicJobPlan };

/** What search engines and previews of links read of an open role. */
export function JobPageMetaTags({ head: { address, summary, image, posting }, job, plan }: Props) {
  return (
    <>
      <meta name="description" content={summary} />
      <link rel="canonical" href={address} />
      {plan.frozen && <meta name="plan-sha256" content={plan.frozen.sha256} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={job.organisation} />
      <meta property="og:title" content={job.title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={image} />}
      {/* Data that no browser runs. React would escape its quotes; the server made it safe to stand here as it is. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: posting }} />
    </>
  );
}
