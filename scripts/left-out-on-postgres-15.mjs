import { globSync } from 'node:fs';

/**
 * What comes in is read alike on every PostgreSQL, what fails is taken back alike, what is told is the same, and codes and
 * words are no matter of a database; these take long.
 */
const SAME_ON_EVERY_VERSION = `
  contract fuzz prototype-pollution mass-assignment headers nth-statement-failure canary-round access-matrix
  email-delivered webhook-delivered error-responses operator-command member-photos live disclosure
  two-server-histories arrivals-hidden-from-reviewers reading-changes-nothing refresh-before-reading
  download-applicants-slowly names-seen no-raw-counts sql-rows bounded-lists reviewer-view-independence
  two-factor known-device sanitise-rich-text demo
`;

/** Each of their statements is run on PostgreSQL 15 by another test; how that was found stands in docs/performance.md. */
const RUNNING_NO_STATEMENT_ALONE = `
  add-sample-job application-journey apply-for-job cached-job-page change-team create-open-api-printer
  database-round-trips education-guides figures-in-zones make-job-card job-report-pages-and-stages list-jobs-cost
  list-previous-jobs load-job-draft names-cost onboarding preview-candidate-pages protected-figures
  public-job-page-markup public-template-pages publish-job-draft read-current-user read-demographics
  read-job-interviews read-job-ratings read-job-report read-live-demographics read-review-report
  read-survey-feedback register-interest-page rejection-text report-overload resend-application-link
  row-rule-limits set-member-role start-draft-job
`;

/** Names of test files of the server; a new one is run until it stands here. */
export function leftOutOnPostgres15() {
  const names = `${SAME_ON_EVERY_VERSION} ${RUNNING_NO_STATEMENT_ALONE}`.trim().split(/\s+/);
  for (const name of names)
    if (globSync(`server/**/${name}.test.ts`).length === 0)
      throw new Error(`No test is called ${name}: mend what is left out on PostgreSQL 15.`);
  return names;
}
