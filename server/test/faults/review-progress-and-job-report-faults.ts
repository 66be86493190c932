import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const reminding = (title: string): PlantedFaultDetector => ({
  file: 'server/features/review/remind-reviewers.test.ts',
  title,
});
const report = (title: string): PlantedFaultDetector => ({
  file: 'server/features/reporting/read-job-report.test.ts',
  title,
});
const progress = 'server/features/review/read-reviewer-progress.ts';
const runsTheJob = {
  from: 'import { type RequestWithJobId, loadManagedJob }',
  to: 'import { type RequestWithJobId, loadJobForTeam as loadManagedJob }',
};

/** Faults in the pages of one role: reminders that nag or go to the wrong ones, and numbers that count too much or tell who. */
export const plantedReviewProgressAndJobReportFaults: PlantedFault[] = [
  {
    name: 'a reminder to somebody who has finished',
    change: [
      {
        file: progress,
        from: "quiet === null && state === 'waiting' && !isReminderTooSoon",
        to: 'quiet === null && !isReminderTooSoon',
      },
    ],
    net: reminding(
      'nobody is reminded who has finished, has left, or reviews a practice or an archived role',
    ),
  },
  {
    name: 'a second reminder within a day',
    change: [
      {
        file: 'server/features/review/rules/reviewer-progress-state-and-reminder-pause.ts',
        from: '< REVIEWER_REMINDER_PAUSE_HOURS * 3_600_000',
        to: '< 0',
      },
    ],
    net: reminding(
      'a second reminder within 24 hours is refused in words, and a day later it goes',
    ),
  },
  {
    name: 'a reminder twice, by two who remind at once',
    change: [
      {
        file: 'server/features/review/sql/reviewer-progress-undealt-counts-and-reminders.ts',
        from: /coalesce\(reminded_at <=[^\n]*true\)/,
        to: 'true',
      },
    ],
    net: reminding('two who remind at the same moment send one e-mail'),
  },
  {
    name: 'a reviewer who is never active',
    change: [
      {
        file: 'server/features/review/sql/find-blind-answers-and-save-own-scores.ts',
        from: /(\[reviewId, score\]\)\.as\('said'\),)\n.*'blind\.note_active'.*/,
        to: '$1',
      },
    ],
    net: reminding('a score says that its reviewer was active, and only theirs'),
  },
  {
    name: 'progress that reviewers read and reminders that they send',
    change: [{ file: progress, ...runsTheJob }],
    net: reminding(
      'only who runs the role sees progress and reminds: no reviewer, no colleague, no stranger',
    ),
  },
  {
    name: 'a report that reviewers read',
    change: [
      {
        file: 'server/features/reporting/read-job-report.ts',
        from: 'import { loadManagedJob }',
        to: 'import { loadJobForTeam as loadManagedJob }',
      },
    ],
    net: report('only who runs the role reads its report: no reviewer, no colleague, no stranger'),
  },
  {
    name: 'a report that counts invented candidates',
    change: [
      {
        file: 'server/features/reporting/sql/count-job-candidates-by-step-and-source.ts',
        from: 'j.id = a.job_id and not j.sample',
        to: 'j.id = a.job_id',
      },
    ],
    net: report('the invented candidates of a practice role are in no report'),
  },
  {
    name: 'a report that forgets who withdrew',
    change: [
      {
        file: 'server/features/reporting/sql/count-job-candidates-by-step-and-source.ts',
        from: 'where a.job_id = ${jobId})',
        to: "where a.job_id = ${jobId} and a.state <> 'withdrawn')",
      },
    ],
    net: report('everybody counts in the steps they reached, also who withdrew or was rejected'),
  },
  {
    name: 'a decision that the report keeps after it was taken back',
    change: [
      {
        file: 'server/features/reporting/sql/count-job-candidates-by-step-and-source.ts',
        from: 'case when a.hired_at is not null',
        to: "case when exists (select from core.decision d where d.application_id = a.id and d.to_state = 'hired')",
      },
    ],
    net: report('whatever is decided and taken back, the report is what counting one by one gives'),
  },
  {
    name: 'sources of sealed candidates',
    sql: `create or replace function pii.count_sources(of_job bigint) returns table (source text, submitted integer, hired integer)
      language sql stable security definer set search_path = pg_catalog begin atomic
      select i.source, count(*)::integer, count(a.hired_at)::integer
      from pii.application_identity i join core.application a on a.org_id = i.org_id and a.id = i.application_id
      where i.org_id = core.current_org() and i.job_id = of_job group by i.source;
    end`,
    net: report(
      'sources follow the names: open ones count, an admin also learns of sealed ones from five alike on, who still reviews nothing',
    ),
  },
];
