import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const feed = (title: string): PlantedFaultDetector => ({
  file: 'server/features/activity/read-activity-feed.test.ts',
  title,
});
const feedback = (title: string): PlantedFaultDetector => ({
  file: 'server/features/feedback/read-survey-feedback.test.ts',
  title,
});
const byTheDay = feed(
  'of candidates nothing is told that is finer than the day, in time, number or order',
);

/** Ways in which what stands beside the roles tells too much, or too early. */
export const plantedDashboardRightColumnFaults: PlantedFault[] = [
  {
    name: 'a feed that tells of another organisation',
    sql: `alter policy tenant_staff on core.event using (true);
      alter policy arrivals_wait on core.event using (true)`,
    net: feed('nothing of another organisation is told'),
  },
  {
    name: 'a feed with the name behind a sealed reference',
    sql: `alter policy opened_staff on pii.application_identity using (org_id = (select core.current_org()));
      ${writeNamesFunctionSqlWithoutCondition('seal')}`,
    net: feed(
      'a candidate is a reference while sealed and a name afterwards, and whoever still reviews sees the reference',
    ),
  },
  {
    name: 'a feed that tells to the second when somebody applied',
    change: [
      {
        file: 'server/events/kinds/application-event-kind-definitions.ts',
        from: /('application-submitted': \{\s*live: .*\s*feed: \{ to: 'managers', by: )'day'/,
        to: "$1'minute'",
      },
    ],
    net: byTheDay,
  },
  {
    name: 'a feed whose lines of a day stand in the order in which people applied',
    change: [
      {
        file: 'server/features/activity/sql/activity-feed.ts',
        from: 'order by day desc, is_timed, at desc, kind, job_id, actor_id\n      limit',
        to: 'order by last_at desc limit',
      },
      {
        file: 'server/features/activity/sql/activity-feed.ts',
        from: 'order by p.day desc, p.is_timed, p.at desc, p.kind, p.job_id, p.actor_id',
        to: 'order by p.last_at desc',
      },
    ],
    net: byTheDay,
  },
  {
    name: 'a feed that tells reviewers who was rejected',
    change: [
      {
        file: 'server/events/kinds/application-event-kind-definitions.ts',
        from: /('application-rejected': \{\s*live: .*\s*feed: \{ to: )'managers'/,
        to: "$1'team'",
      },
    ],
    net: feed('others see their own roles; who reviews or watches learns nothing of candidates'),
  },
  {
    name: 'swear words shown as they were written',
    change: [
      {
        file: 'server/features/feedback/read-survey-feedback.ts',
        from: 'censored: censorRudeWords(comment.text)',
        to: 'censored: comment.text',
      },
    ],
    net: feedback('swear words are censored on the way out, and stay as they were in the table'),
  },
  {
    name: 'a censor without the list of slurs',
    change: [
      {
        file: 'server/text/censor-rude-words.ts',
        from: 'rudeWords.has(plain(letters))',
        to: 'rudeWords.has(`${plain(letters)} `)',
      },
    ],
    net: {
      file: 'server/text/censor-rude-words.test.ts',
      title:
        'he called me a coon, a wog and a paki is shown as he called me a c***, a w** and a p***',
    },
  },
  {
    name: 'an average over fewer than five',
    change: [
      {
        file: 'server/features/feedback/read-survey-feedback.ts',
        from: 'figures.total >= EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN',
        to: 'figures.total >= 1',
      },
    ],
    net: feedback('under five answers nothing is told but their number'),
  },
  {
    name: 'a comment shown on the day on which it was written',
    change: [
      {
        file: 'server/features/feedback/sql/survey-feedback.ts',
        from: '::date - 1',
        to: '::date + 1',
      },
    ],
    net: feedback(
      'comments are held back until their day is over for a day, and come without an hour',
    ),
  },
];
