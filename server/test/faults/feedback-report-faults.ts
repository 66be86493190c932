import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const skills = (title: string): PlantedFaultDetector => ({
  file: 'server/features/feedback-reports/rules/compare-own-skills-with-others.test.ts',
  title,
});
const reports = (title: string): PlantedFaultDetector => ({
  file: 'server/features/feedback-reports/feedback-reports.test.ts',
  title,
});
const comments = (title: string): PlantedFaultDetector => ({
  file: 'server/features/feedback-reports/feedback-comment.test.ts',
  title,
});
const history = (title: string): PlantedFaultDetector => ({
  file: 'server/features/application-history/history-page.test.ts',
  title,
});

/** Ways for a candidate to learn of others by their feedback, for feedback to change once it was given, and for nobody to look twice. */
export const plantedFeedbackReportFaults: PlantedFault[] = [
  {
    name: 'an average that is shown for three candidates',
    change: [
      {
        file: 'contract/feedback-reports/feedback-report-types-and-minimum-counts.ts',
        from: 'FEEDBACK_COMPARED_CANDIDATES_MIN = 5',
        to: 'FEEDBACK_COMPARED_CANDIDATES_MIN = 3',
      },
    ],
    net: skills('of 3 candidates nothing of others is told'),
  },
  {
    name: 'an average of five, from which one other mark can be reckoned',
    change: [
      {
        file: 'server/features/feedback-reports/rules/compare-own-skills-with-others.ts',
        from: 'FEEDBACK_HIGHEST_SCORES_AVERAGED + 1 + 2',
        to: 'FEEDBACK_HIGHEST_SCORES_AVERAGED + 1 + 1',
      },
    ],
    net: skills(
      'of five the average is hidden: with the highest and oneself taken out of the sum, one person would be left',
    ),
  },
  {
    name: 'a mean on a threshold that counts as below it',
    change: [
      {
        file: 'server/features/feedback-reports/rules/score-band-of-mean-stars.ts',
        from: 'hundredths >= from',
        to: 'hundredths > from',
      },
    ],
    net: reports('a mean on a threshold is of the band above, by the rounding of the board'),
  },
  {
    name: 'a report that is frozen anew with each rejection',
    sql: `create or replace function core.keep_feedback_report(of_application bigint, report text, hash bytea,
        moment timestamptz) returns boolean
      language plpgsql volatile security definer set search_path = pg_catalog as $$
    begin
      insert into core.feedback_report (org_id, application_id, body, sha256, frozen_at)
        values (core.current_org(), of_application, report, hash, moment)
        on conflict (org_id, application_id) do update set body = excluded.body, sha256 = excluded.sha256;
      return true;
    end $$`,
    change: [
      {
        file: 'server/features/feedback-reports/sql/feedback-releases.ts',
        from: 'exists (select from core.feedback_report p where p.application_id = a.id)',
        to: 'false',
      },
    ],
    net: reports(
      'released, the rejection undone and made again: one frozen copy, and both releases kept',
    ),
  },
  {
    name: 'feedback that comes before its candidate was told of the rejection',
    change: [
      {
        file: 'server/features/feedback-reports/schedule-and-release-feedback-reports.ts',
        from: 'notifiedAt <= now;',
        to: 'now !== null;',
      },
      {
        file: 'server/features/feedback-reports/schedule-and-release-feedback-reports.ts',
        from: 'if (isRejected && notifiedAt !== null && notifiedAt > now)',
        to: 'if (isRejected && notifiedAt === null)',
      },
    ],
    net: reports(
      'a rejection that was taken back before anybody was told of it has frozen nothing',
    ),
  },
  {
    name: 'a comment that its author lets out',
    change: [
      {
        file: 'server/features/feedback-reports/read-save-and-approve-feedback-comment.ts',
        from: 'comment.writtenById === member.actorId',
        to: 'false',
      },
      {
        file: 'server/features/feedback-reports/sql/feedback-releases-reports-and-comments.ts',
        from: ".where('written_by', '<>', memberId)",
        to: '',
      },
    ],
    net: comments(
      'a comment reaches its candidate once a second person has read it, and stays as it is from then on',
    ),
  },
  {
    name: 'a comment in which another candidate is named',
    change: [
      {
        file: 'server/features/feedback-reports/rules/feedback-comment-problem.ts',
        from: 'const other =\n    named[0] ?? refs',
        to: 'const other = refs',
      },
    ],
    net: comments('a comment that names another candidate is refused, and so are swear words'),
  },
  {
    name: 'a history that shows a rejection nobody was told of',
    sql: `do $do$ begin
        execute replace(pg_get_functiondef('core.own_application_history()'::regprocedure),
          'core.rejection_notified_at() <= now()', 'true');
      end $do$`,
    net: history(
      'a rejection shows once its candidate was told of it, and not where it was taken back before',
    ),
  },
];
