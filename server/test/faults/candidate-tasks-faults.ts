import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const task = (title: string): PlantedFaultDetector => ({
  file: 'server/features/candidate-tasks/candidate-tasks.test.ts',
  title,
});
const email = (title: string): PlantedFaultDetector => ({
  file: 'server/features/candidate-tasks/task-emails.test.ts',
  title,
});
const READ_BLIND =
  'what was handed in and closed goes to blind review, and its marks become the score of the stage';

/** Ways of asking for what is done, of losing that it came late, and of telling a reviewer who wrote a task. */
export const plantedCandidateTasksFaults: PlantedFault[] = [
  {
    name: 'a reminder of a task that was handed in since',
    change: [
      {
        file: 'server/features/emails/sql/queries-for-sending-due-emails.ts',
        from: 'where n.event_id = m.event_id and t.submitted_at is null and t.closed_at is null',
        to: 'where n.event_id = m.event_id and t.closed_at is null',
      },
    ],
    net: email('a reminder that waits already is not sent once the task is handed in'),
  },
  {
    name: 'a task that came late and is not marked so',
    change: [
      {
        file: 'server/features/apply/save-and-submit-candidate-task-from-page.ts',
        from: /isLate: isCandidateTaskPastDue\([^\n]*\),/,
        to: 'isLate: isCandidateTaskPastDue(null, todayInZone(own.job.zone, context.visit.now)),',
      },
    ],
    net: task(
      'after its last day a task is taken and marked as late, until somebody closes it: then a page says so',
    ),
  },
  {
    name: 'a task that tells its reviewers who wrote it',
    change: [
      {
        file: 'server/features/review/redact-review-batch-and-let-reviewers-in.ts',
        from: 'text: redact(own.text)',
        to: 'text: own.text',
      },
    ],
    net: task(READ_BLIND),
  },
  {
    name: 'a link of a task that is dealt to reviewers',
    change: [
      {
        file: 'server/features/review/sql/facts-for-dealing-answers-and-new-review-rows.ts',
        from: "['long-text', 'short-text']",
        to: "['long-text', 'short-text', 'link']",
      },
    ],
    net: task(READ_BLIND),
  },
  {
    name: 'a task that is dealt to reviewers before it is closed',
    change: [
      {
        file: 'server/features/review/sql/facts-for-dealing-answers-and-new-review-rows.ts',
        from: 'and t.submitted_at is not null and t.closed_at is not null',
        to: 'and t.submitted_at is not null',
      },
    ],
    net: task(READ_BLIND),
  },
  {
    name: 'a task that can still be written after it was closed',
    change: [
      {
        file: 'server/features/apply/sql/find-lock-and-save-own-candidate-form.ts',
        from: 'taskSubmittedAt === null && taskClosedAt === null',
        to: 'taskSubmittedAt === null',
      },
    ],
    net: task(
      'an answer that is saved while it is written is kept, and told to an older tab; after the end it is refused',
    ),
  },
];
