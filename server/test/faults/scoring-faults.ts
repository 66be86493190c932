import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const weighed = (title: string): PlantedFaultDetector => ({
  file: 'server/features/builder/change-stage-and-item-weights.test.ts',
  title,
});
const tested =
  (file: string) =>
  (title: string): PlantedFaultDetector => ({
    file: `server/features/candidate-tests/${file}.test.ts`,
    title,
  });
const scored = tested('submit-and-score-due-tests');
const corrected = tested('rescore-test-of-everybody')(
  'a corrected key scores everybody anew, and says before and after what it did',
);
const changed = weighed(
  'a weight changed after marks orders everybody anew, with a reason, and the order before can still be seen',
);
const recomputed: PlantedFaultDetector = {
  file: 'server/features/pipeline/stored-scores.test.ts',
  title:
    'the stored ranking is the recomputed one to the last digit after any sequence of writes: 1',
};
const ranked = scored(
  'what a test brought puts whoever took it among the others, from when they send their application in',
);
const agreed: PlantedFaultDetector = {
  file: 'server/features/adjustments/answer-adjustment.test.ts',
  title: 'what was agreed is the factor of every limit of time, and a later answer never lowers it',
};
const given: PlantedFaultDetector = {
  file: 'server/features/apply/start-save-and-submit-candidate-test-from-page.test.ts',
  title:
    'whoever has more time agreed is told so before it begins, has it, and keeps the end once it runs',
};

/** Ways of ranking people by other weights than those of the plan. */
const weightFaults: PlantedFault[] = [
  {
    name: 'a mean that forgets what each part weighs',
    sql: `create or replace function core.weighted_mean(vals numeric[], weights numeric[], divisor numeric, places integer)
      returns numeric language sql immutable set search_path = pg_catalog as $$
      select round(avg(val) / divisor, places) from unnest(vals) as t (val) $$`,
    net: changed,
  },
  {
    name: 'a count of who completed the same stages that keeps whoever left them',
    sql: `create or replace function core.count_ranking() returns trigger
      language plpgsql volatile security definer set search_path = pg_catalog as $$
      begin
        if tg_op <> 'DELETE' then
          insert into core.ranking_count (org_id, job_id, complete, n) values (new.org_id, new.job_id, new.complete, 1);
        end if;
        return null;
      end $$`,
    net: recomputed,
  },
  {
    name: 'a mark that is changed and forgets how it stood before',
    sql: `create or replace function core.store_mark(of_application bigint, of_question bigint, was smallint, mark integer)
      returns void language plpgsql volatile security definer set search_path = pg_catalog as $$
      begin
        if was is null then perform core.store_made_scores(array[of_application]); end if;
      end $$`,
    net: recomputed,
  },
  {
    name: 'counts of the ranking that are added up and lost',
    change: [
      {
        file: 'server/features/pipeline/sql/find-and-merge-waiting-ranking-counts.ts',
        from: 'having sum(n) <> 0',
        to: 'having sum(n) < 0',
      },
    ],
    net: recomputed,
  },
  {
    name: 'scores that are stored a mark too late',
    sql: `create or replace function core.store_scores(applications bigint[], lots text[] default '{}') returns void
      language sql volatile security definer set search_path = pg_catalog as 'select'`,
    net: recomputed,
  },
  {
    name: 'weights that change and order nobody anew',
    change: [
      {
        file: 'server/features/pipeline/run-plan-change-and-update-scores.ts',
        from: '  await recomputeScoresOfJob(db, jobId);\n',
        to: '  if (jobId < 0) await recomputeScoresOfJob(db, jobId);\n',
      },
    ],
    net: changed,
  },
  {
    name: 'an order before that is made with the weights of now',
    change: [
      {
        file: 'server/features/pipeline/run-plan-change-and-update-scores.ts',
        from: 'n: 1, weights: before,',
        to: 'n: 1, weights: after,',
      },
    ],
    net: changed,
  },
  {
    name: 'a test whose questions weigh otherwise, scored as before',
    change: [
      {
        file: 'server/features/builder/change-stage-and-item-weights.ts',
        from: "kind === 'test' &&",
        to: "kind !== 'test' &&",
      },
    ],
    net: scored(
      'other weights of its questions score a test anew, and the order before can still be seen',
    ),
  },
];

/** Ways of telling what is right, and of scoring by what is not. */
const keyFaults: PlantedFault[] = [
  {
    name: 'a key for whoever takes the test',
    sql: `grant select on core.answer_key to ${testDatabaseRolePrefix}_candidate`,
    net: tested('who-sees-tests')(
      'the candidate door has no right to select points from core.answer_key',
    ),
  },
  {
    name: 'a key for whoever reviews',
    sql: `grant select on core.answer_key to ${testDatabaseRolePrefix}_reviewer`,
    net: tested('who-sees-tests')(
      'the reviewer door has no right to select points from core.answer_key',
    ),
  },
  {
    name: 'a corrected key that scores nobody anew',
    change: [
      {
        file: 'server/features/candidate-tests/rescore-test-of-everybody.ts',
        from: '  await insertAnswerKeyCorrectionRow(db,',
        to: '  if (test.stageId < 0) await insertAnswerKeyCorrectionRow(db,',
      },
    ],
    net: corrected,
  },
  {
    name: 'a key that is corrected without a word',
    change: [
      {
        file: 'server/features/builder/change-items-of-stage.ts',
        from: 'if (isPublished && edit.reason === undefined && hasOtherKeys(',
        to: 'if (!isPublished && edit.reason === undefined && hasOtherKeys(',
      },
    ],
    net: corrected,
  },
  {
    name: 'a test that brings nobody a place',
    change: [
      {
        file: 'server/features/candidate-tests/submit-and-score-due-tests.ts',
        from: 'of results.toSorted(byApplication))',
        to: 'of results.slice(results.length))',
      },
    ],
    net: ranked,
  },
  {
    name: 'a place for whoever has not applied yet',
    // Both say who has none: the one that stores places, and the one that brings them up to date.
    sql: `do $$ declare stores regprocedure; begin
      foreach stores in array array['core.store_scores(bigint[], text[])'::regprocedure,
          'core.store_made_scores(bigint[], text[])'] loop
        execute replace(pg_get_functiondef(stores), '''started'', ', '');
      end loop; end $$`,
    net: ranked,
  },
];

/** Ways of giving somebody less time than was agreed. */
const factorFaults: PlantedFault[] = [
  {
    name: 'a limit of time without what was agreed',
    change: [
      {
        file: 'server/features/candidate-tests/rules/test-end-time-and-seconds-left.ts',
        from: 'minutes * timeFactor * MINUTE_MS',
        to: 'minutes * (timeFactor > 0 ? 1 : 0) * MINUTE_MS',
      },
    ],
    net: given,
  },
  {
    name: 'a later answer that takes time away',
    change: [
      {
        file: 'server/features/pipeline/sql/largest-agreed-time-factor.ts',
        from: "eb.fn.max('time_factor')",
        to: "eb.fn.min('time_factor')",
      },
    ],
    net: agreed,
  },
  {
    name: 'time that was asked for and not agreed',
    change: [
      {
        file: 'server/features/pipeline/find-extra-time-factor-of-application.ts',
        from: 'return findLargestAgreedTimeFactor(db, applicationId);',
        to: 'return (await findLargestAgreedTimeFactor(db, applicationId)) && 2;',
      },
    ],
    net: agreed,
  },
];

const takenOff = (title: string): PlantedFaultDetector => ({
  file: 'server/features/review/take-reviewer-off.test.ts',
  title,
});
const voided = takenOff(
  'marks of a reviewer who is taken off stay, unless they are voided with a reason: then they are kept and count nowhere',
);

/** Ways of counting marks that are void, of losing them, and of telling what they were. */
const voidingFaults: PlantedFault[] = [
  {
    name: 'a void mark that still counts',
    change: [
      {
        file: 'server/features/pipeline/lower-expected-reviews-of-applications.ts',
        from: '  await recomputeStoredScores(db, applicationIds);\n',
        to: '  await recomputeStoredScores(db, voided.length > 0 ? [] : applicationIds);\n',
      },
    ],
    net: takenOff(
      'before names are open marks are voided only where somebody reads the answers again; afterwards the others’ marks stand alone',
    ),
  },
  {
    name: 'a void mark that is counted as scored',
    change: [
      {
        file: 'server/features/review/take-reviewer-off.ts',
        from: 'marks.map(applicationOf),',
        to: 'marks.slice(marks.length).map(applicationOf),',
      },
    ],
    net: voided,
  },
  {
    name: 'a void mark that is lost',
    sql: `do $$ begin execute replace(pg_get_functiondef('blind.take_off(bigint, bigint, bigint)'::regprocedure),
      'where t.stars is not null)', 'where false)'); end $$`,
    net: voided,
  },
  {
    name: 'marks that are voided although nobody reads the answers again',
    change: [
      {
        file: 'server/features/review/rules/marks-voiding-problem.ts',
        from: 'if (without.length === 0) return null;',
        to: 'if (without.length >= 0) return null;',
      },
    ],
    net: takenOff(
      'before names are open marks are voided only where somebody reads the answers again; afterwards the others’ marks stand alone',
    ),
  },
  {
    name: 'an answer that is dealt again to whoever has marked it',
    change: [
      {
        file: 'server/features/review/sql/take-unscored-reviews-and-find-replacements.ts',
        from: 'select application_id, question_id, link_id from core.voided_review',
        to: 'select application_id, question_id, link_id from core.review',
      },
    ],
    net: takenOff(
      'whoever comes back is dealt only what they have not marked, and may sit on a panel too',
    ),
  },
];

/** Weights, keys, the factor of time and void marks, each as it would decide of people wrongly. */
export const plantedScoringFaults: PlantedFault[] = [
  ...weightFaults,
  ...keyFaults,
  ...factorFaults,
  ...voidingFaults,
];
