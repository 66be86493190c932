/** The tests of the feature come there by its calls. */
const BRANCH = 'in a branch for which no stand-in is made';

/** Files whose templates of SQL the house test of rows does not ask about, or single templates, each with the reason. */
export const sqlTemplatesExemptFromRowTypeTest: Record<string, string> = {
  'server/db/apply-database-functions.ts': 'as the owner, while functions are replaced',
  'server/db/list-organisations-for-commands.ts': 'as the owner',
  'server/db/start-ids-of-cell.ts': 'as the owner, while it is migrated',
  'server/db/migrate-database-and-list-migration-names.ts':
    'as the migrator, over a database that has no tables yet',
  'server/db/tolerated-schema-versions-and-applied-migrations.ts':
    'as the migrator, over a schema of another program',
  'server/db/squashed-migration-names-and-replacement.ts':
    'as the migrator, over a schema of another program',
  'server/commands/operator-command.ts': 'a command, as the operator, in whose tests each is done',
  'server/commands/compute-figures-and-analyze-after-demo-load.ts': 'as the owner',
  'server/features/twin-run/sql/emails-events-and-people-of-twin-world.ts':
    'as the owner, within a rehearsal',
  'server/database-clock.ts': 'as a login, before any door',
  'server/http/health-routes.ts': 'as a login, before any door',
  'server/access/read-from-replica.ts': 'of a database that follows another one',
  'server/access/transactions-by-door-or-token.ts':
    'messages of several statements, which nobody can prepare',
  'server/access/authenticate-api-caller.ts': 'a part of such a message',
  'server/access/find-and-admit-by-calendar-feed.ts': 'a part of such a message',
  'server/cells/find-cell-of-moved-name.ts': 'a part of such a message',
  'server/access/authenticate-operator-and-limit-to-organisation.ts': 'a part of such a message',
  'server/access/admit-by-personal-or-job-link-and-read-token.ts': 'a part of such a message',
  'server/access/authenticate-member.ts': 'a part of such a message',
  'server/features/apply/sql/public-jobs-new-applications-and-attempt-counts.ts: rollback to savepoint note_interest':
    'only after a refusal',
  'server/features/jobs/sql/job-cards-phase-counts-teams-and-grades.ts: job.created_at': BRANCH,
  'server/features/jobs/sql/job-cards-phase-counts-teams-and-grades.ts: job.closes_at nulls last':
    BRANCH,
  'server/features/disclosure/sql/demographic-counts-and-closed-jobs-to-publish.ts: coalesce((select r.group_value from report.period_job r':
    BRANCH,
  'server/features/disclosure/sql/demographic-counts-and-closed-jobs-to-publish.ts: insert into report.period_job (table_id, job_id, group_value':
    BRANCH,
  'server/features/figures/sql/steps-by-source.ts: select source_id, quick, ${counts} from core.cohort_month where month = any':
    BRANCH,
  'server/features/pipeline/sql/managed-applications-their-emails-and-history.ts: state = ${state}':
    BRANCH,
  'server/features/pipeline/sql/leaderboard-and-scores-by-question-queries.ts: complete, overall, lot desc':
    BRANCH,
  'server/features/pipeline/sql/leaderboard-and-scores-by-question-queries.ts: not materialized (select ${columns} from core.ranking':
    BRANCH,
  'server/features/question-library/sql/own-library-questions.ts: type = ${wish.type}': BRANCH,
};

/** Files with a row that is another one for each caller: its names are compared in none. */
export const genericRowsExemptFromRowTypeTest: Record<string, string> = {
  'server/features/emails/sql/email-templates.ts': 'of the kinds that the caller asks for',
};
