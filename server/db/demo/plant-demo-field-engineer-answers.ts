import { type Kysely, sql } from 'kysely';
import { type DemoRandomNumbers, demoRandomNumbersFromSeed } from './demo-random-numbers.ts';
import { insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';

const SEED = 20_260_801;
const TEST_MINUTES = 10;
/** However many apply, somebody may not work here. */
const MAY_NOT_WORK_EACH = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Application = { id: number; startedAt: Date; submittedAt: Date | null };
type Value = string | number | boolean | string[];

/**
 * What its candidates say in the form and choose in the test. Its own dice leave all that others of the demo have said as it
 * is; the running server scores the tests, as it scores any.
 */
export async function plantDemoFieldEngineerAnswers(
  db: Kysely<unknown>,
  { orgId, id: jobId }: { orgId: number; id: number },
  stages: { form: number; test: number },
): Promise<void> {
  const { rows } = await sql<Application>`
    select id, started_at as "startedAt", submitted_at as "submittedAt" from core.application
    where org_id = ${orgId} and job_id = ${jobId} and state not in ('invited', 'quick_applied') order by id`.execute(
    db,
  );
  const dice = demoRandomNumbersFromSeed(SEED);
  const said = rows.map((application, at) => ({
    ...application,
    form: {
      ...fillInForm(dice, application.startedAt),
      'right-to-work': at % MAY_NOT_WORK_EACH !== 1,
    },
    test: takeTest(dice),
  }));
  const { rows: questions } = await sql<{ id: number; key: string; kind: string }>`
    select id, key, kind from core.question where org_id = ${orgId} and stage_id = ${stages.form}`.execute(
    db,
  );
  await insertDemoRows(
    db,
    'core.answer',
    {
      org_id: 'bigint',
      application_id: 'bigint',
      question_id: 'bigint',
      text: 'text',
      value: 'jsonb',
      saved_at: 'timestamptz',
    },
    said.flatMap(({ id, form, startedAt }) => {
      const answers = new Map<string, Value | undefined>(Object.entries(form));
      return questions.flatMap((question) => {
        const value = answers.get(question.key);
        if (value === undefined) return [];
        // What was written stands as it was, everything else as a value of its kind.
        const stored =
          question.kind === 'short-text' ? { text: value, value: null } : { text: '', value };
        const row = { org_id: orgId, application_id: id, question_id: question.id };
        return [{ ...row, ...stored, saved_at: startedAt }];
      });
    }),
  );
  await insertDemoRows(
    db,
    'core.answered_form',
    {
      org_id: 'bigint',
      application_id: 'bigint',
      stage_id: 'bigint',
      version: 'integer',
      saved_at: 'timestamptz',
    },
    said.map(({ id, startedAt }) => ({
      org_id: orgId,
      application_id: id,
      stage_id: stages.form,
      version: 1,
      saved_at: startedAt,
    })),
  );
  await insertDemoRows(
    db,
    'core.test_attempt',
    {
      org_id: 'bigint',
      application_id: 'bigint',
      job_id: 'bigint',
      stage_id: 'bigint',
      started_at: 'timestamptz',
      time_factor: 'numeric',
      ends_at: 'timestamptz',
      answers: 'jsonb',
      saved_at: 'timestamptz',
      handed_in_at: 'timestamptz',
      handed_in_by: 'text',
      is_scored: 'boolean',
    },
    said.flatMap(({ id, submittedAt, test: { answers, minutes } }) => {
      if (submittedAt === null) return [];
      const handedInAt = new Date(submittedAt.getTime() - MINUTE_MS);
      const startedAt = new Date(handedInAt.getTime() - minutes * MINUTE_MS);
      return [
        {
          org_id: orgId,
          application_id: id,
          job_id: jobId,
          stage_id: stages.test,
          started_at: startedAt,
          time_factor: 1,
          ends_at: new Date(startedAt.getTime() + TEST_MINUTES * MINUTE_MS),
          answers,
          saved_at: handedInAt,
          handed_in_at: handedInAt,
          handed_in_by: 'candidate',
          is_scored: false,
        },
      ];
    }),
  );
}

function fillInForm(dice: DemoRandomNumbers, startedAt: Date): Record<string, Value | undefined> {
  const weeks = dice.pick([0, 4, 4, 8, 12, 13, 26]);
  const speaksOthers = dice.chance(0.35);
  return {
    start: new Date(startedAt.getTime() + (21 + weeks * 7) * DAY_MS).toISOString().slice(0, 10),
    // It need not be answered.
    notice: dice.chance(0.15) ? undefined : weeks,
    rota: dice.pick(['as-it-is', 'as-it-is', 'swap-nights', 'swap-nights', 'days-only']),
    'other-languages': speaksOthers || !dice.chance(0.3) ? speaksOthers : undefined,
    languages: speaksOthers
      ? dice.pick([['polish'], ['urdu'], ['polish', 'ukrainian'], ['signing']])
      : undefined,
    'set-out-from': dice.pick([
      'Kendal',
      'Penrith',
      'Carlisle',
      'Ulverston',
      'Hawes',
      'Barnard Castle',
    ]),
    heights: true,
  };
}

function takeTest(dice: DemoRandomNumbers): { answers: Record<string, string[]>; minutes: number } {
  const choose = (right: string, ...wrong: string[]) => [
    dice.chance(0.7) ? right : dice.pick(wrong),
  ];
  return {
    answers: {
      'before-work': choose('prove-tester', 'begin', 'ask', 'gloves'),
      'stop-work': dice.pick([
        ['other-label', 'open-earth'],
        ['other-label', 'open-earth'],
        ['open-earth'],
        ['other-label', 'rain'],
      ]),
      'two-feeds': choose('live', 'dead', 'half'),
      'first-call': choose('wire', 'farm', 'street'),
    },
    minutes: 4 + Math.floor(dice.next() * 6),
  };
}
