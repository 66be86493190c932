import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const undo = (title: string): PlantedFaultDetector => ({
  file: 'server/features/jobs/undo-archive-open-job.test.ts',
  title,
});
const list = (title: string): PlantedFaultDetector => ({
  file: 'server/features/jobs/list-jobs.test.ts',
  title,
});

/** Ways in which the list misleads, and archiving or its undoing does more or less than it says. */
export const plantedDashboardAndArchivingFaults: PlantedFault[] = [
  {
    name: 'first answers in which a title ends the element that holds them',
    change: [
      {
        file: 'server/http/preload-dashboard-responses-and-escape-json.ts',
        from: ".replaceAll('<', '&lt;')",
        to: '',
      },
    ],
    net: {
      file: 'server/http/preload-dashboard-responses-and-escape-json.test.ts',
      title: 'what people wrote stays text: no title ends the element it stands in',
    },
  },
  {
    name: 'an undo that forgets the closing time',
    change: [
      {
        file: 'server/features/jobs/sql/closing-archiving-and-reopening-job.ts',
        from: "closes_at: builder.ref('closes_at_before'),",
        to: 'closes_at: null,',
      },
    ],
    net: undo('undone within ten seconds, a role is open as it was, with its closing time'),
  },
  {
    name: 'e-mails of a closed role that do not wait for its undoing',
    change: [
      {
        file: 'server/features/jobs/close-job-and-undo-closing.ts',
        from: 'now.getTime() + ARCHIVED_JOB_UNDO_MS + NETWORK_GRACE_MS',
        to: 'now.getTime()',
      },
    ],
    net: undo(
      'who was writing when a role was closed by hand hears of it after the time to undo; nobody hears of a date',
    ),
  },
  {
    name: 'a closing that is told again and again',
    change: [
      {
        file: 'server/features/jobs/sql/unrecorded-closings-and-unsubmitted-applications.ts',
        from: 'set closing_notified = true',
        to: 'set closing_notified = closing_notified',
      },
    ],
    net: undo(
      'a role that closes is told once, however many processes look: by its date at once, by hand after the time to undo',
    ),
  },
  {
    name: 'an undo that does not ask for room',
    change: [
      {
        file: 'server/features/jobs/close-job-and-undo-closing.ts',
        from: '!isBelowOpenJobCap(tier, open) && ',
        to: 'open < 0 && !isBelowOpenJobCap(tier, open) && ',
      },
    ],
    net: undo(
      'room that another role took meanwhile is not given twice, nor by a chain of undoing',
    ),
  },
  {
    name: 'a role that opens again while a batch under five is out, in the server and in its database',
    change: [
      {
        file: 'server/features/jobs/close-job-and-undo-closing.ts',
        from: 'if (await hasSmallUnreleasedBatch(db, job.id))',
        to: 'if (false && (await hasSmallUnreleasedBatch(db, job.id)))',
      },
    ],
    sql: 'drop trigger refuse_reopening_with_small_batch on core.job',
    net: {
      file: 'server/features/jobs/reopen-job.test.ts',
      title:
        'a role closed for a moment, to have the newest candidate read alone, does not open again by undoing',
    },
  },
  {
    name: 'a database that opens a role whose small batch is out',
    sql: 'drop trigger refuse_reopening_with_small_batch on core.job',
    net: {
      file: 'server/features/jobs/reopen-job.test.ts',
      title:
        'while the answers of fewer than five are with reviewers a role does not open again; released, it does',
    },
  },
  {
    name: 'a reopened role that takes the last room twice',
    change: [
      {
        file: 'server/features/jobs/reopen-job.ts',
        from: '  await lockJobPublishing(db);',
        to: '',
      },
    ],
    net: {
      file: 'server/features/jobs/reopen-job.test.ts',
      title: 'reopening needs room in the plan, and of two that want the last room one gets it',
    },
  },
  {
    name: 'a card that counts whoever has withdrawn as undecided',
    change: [
      {
        file: 'server/features/jobs/make-job-card.ts',
        from: 'const undecided = countUndecidedCandidates(counters);',
        to: 'const undecided = counters.submitted - counters.rejected - counters.hired;',
      },
    ],
    net: {
      file: 'server/features/jobs/make-job-card.test.ts',
      title: 'counters that were planted with the withdrawn among the submitted lead nobody astray',
    },
  },
  {
    name: 'an unarchived role that opens',
    change: [
      {
        file: 'server/features/jobs/archive-undo-archive-or-unarchive-job.ts',
        from: '...(reopens && { closesAt: now })',
        to: '...(reopens && {})',
      },
    ],
    net: {
      file: 'server/features/jobs/archive-undo-archive-or-unarchive-job.test.ts',
      title: 'an open role is not archived in passing, and never comes back open',
    },
  },
  {
    name: 'an archived role that goes on taking applications',
    change: [
      {
        file: 'server/features/apply/rules/may-application-still-be-written.ts',
        from: '{ ...job, closesAt:',
        to: '{ ...job, archivedAt: null, closesAt:',
      },
    ],
    net: undo(
      'between archiving and undoing nobody applies and nothing is submitted, afterwards it is',
    ),
  },
  {
    name: 'a list that asks once more for each card',
    change: [
      {
        file: 'server/features/jobs/list-job-cards.ts',
        from: 'const { rows, total } = await findJobCardRows(visit.db, visit, query);',
        to: `const { rows, total } = await findJobCardRows(visit.db, visit, query);
  const { readJobCard } = await import('./read-job-card.ts');
  for (const { id } of rows) await readJobCard(visit, { id });`,
      },
    ],
    net: list(
      'a page of the list takes at most three statements, whoever asks and whatever is asked',
    ),
  },
  {
    name: 'a search that takes wildcards at their word',
    change: [
      {
        file: 'server/features/jobs/sql/job-cards-phase-counts-teams-and-grades.ts',
        from: '`strpos(title_normalised, ${normalised}) > 0`',
        to: "`title_normalised like '%' || ${normalised} || '%'`",
      },
    ],
    net: list('searches titles without case and accents, and takes wildcards literally'),
  },
  {
    name: 'a gap that jumps by four',
    change: [
      {
        file: 'web/ui/list-page-numbers-with-gaps.ts',
        from: 'const JUMP = 5;',
        to: 'const JUMP = 4;',
      },
    ],
    net: {
      file: 'web/ui/list-page-numbers-with-gaps.test.ts',
      title: 'page 10 of 20 shows 1 …5 8 9 10 11 12 …15 20',
    },
  },
  {
    name: 'a role awaiting its interviews that counts as in interview',
    change: [
      {
        file: 'web/features/jobs/candidate-counts-by-stage-of-job.ts',
        from: 'count: stats.inReview + stats.awaitingInterview',
        to: 'count: stats.inReview',
      },
    ],
    net: {
      file: 'web/features/jobs/candidate-counts-by-stage-of-job.test.ts',
      title: 'seven counts become five groups, in their order and their words',
    },
  },
];
