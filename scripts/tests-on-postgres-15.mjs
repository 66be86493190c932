import { globSync } from 'node:fs';

/** What is promised of both versions by itself: walls, migrations, backups, scores, disclosure, and every statement prepared. */
const PROMISED = `
  organisation-isolation blindness database-rights schema sql-rows
  migrate criteria-and-stages-of-old-databases apply-database-functions
  backup restore-old-backup rotate-secret-key refusals-and-pauses-of-moves start-ids-of-cell
  stored-scores stored-scores-of-many publish-due-demographics published-sums
`;

/** Those that run most of what is left inside of functions, triggers and policies in the least time; docs/performance.md says how they were found. */
const CHEAPEST = `
  account-security advert-sign-up announce-twin-run-that-found-difference answer-skip-or-erase-equal-opportunities-page api-door calendar-feeds
  change-stage-and-item-weights criteria-of-questions data-exports deal-around-seen-names download-applicants-cost end-interviews end-or-renew-organisation-accounts
  erase-applications-past-retention feedback-reports feeds-and-sitemap figures google-login impersonate-member interviewed-to-dos invites
  list-jobs manage-organisations mark-candidates-hired missed-scorecards no-calls-out operator-command organisation-settings
  ranking-in-mid-batch read-application-retention-end read-product-opinions-and-sign-up-reasons refused-codes
  reschedule-or-resend-candidate-email reset-two-factor scorecards search-jobs-and-candidates
  search-sealed-identities-with-reason serve-metrics session check-password-link-and-set-password-by-link stop-invitations-page start-save-and-submit-candidate-test-from-page task-emails who-may-sign-up
  respond-to-your-data-page-and-requests
`;

/** Test files of the server; of what they leave out, a function of the database that none of them calls makes their run red. */
export function testsOnPostgres15() {
  const names = `${PROMISED} ${CHEAPEST}`.trim().split(/\s+/);
  return names.flatMap((name) => {
    const files = globSync(`server/**/${name}.test.ts`);
    if (files.length === 0)
      throw new Error(`No test is called ${name}: mend what is run on PostgreSQL 15.`);
    return files;
  });
}
