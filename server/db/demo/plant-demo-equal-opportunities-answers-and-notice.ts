import { type Kysely, sql } from 'kysely';
import { equalOpportunitiesPseudonym } from '../../features/equal-opportunities/equal-opportunities-pseudonym.ts';
import type { EqualOpportunitiesForm } from '../../features/equal-opportunities/rules/equal-opportunities-form-types.ts';
import {
  findCurrentEqualOpportunitiesForm,
  equalOpportunitiesFormOfVersion,
} from '../../features/equal-opportunities/rules/current-forms-and-form-by-version.ts';
import { suggestedEqualOpportunitiesNotice } from '../../features/equal-opportunities/content/suggested-notice.ts';
import {
  demoEqualOpportunitiesDropOffFactors,
  demoEqualOpportunitiesOptionShares,
} from './content/equal-opportunities-shares.ts';
import { dateFromToday, uuidFromText } from './demo-dates-and-ids.ts';
import type { DemoRandomNumbers } from './demo-random-numbers.ts';
import { insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { PlantedJobWithApplications } from './plant-demo-applications.ts';

/** Of those who reach the form, so many answer; of the questions they see, so many they skip. */
const ANSWERED_SHARE = 0.96;
const SKIPPED_SHARE = 0.05;
const PREFER_NOT_SHARE = 0.06;
/** When the form got its second version. */
const CHANGED_DAY = -60;

/** Answers to the form, under subjects that only the key of the server can tie to an application. */
export async function plantDemoEqualOpportunitiesAnswers(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  { dice, secretKey, today }: { dice: DemoRandomNumbers; secretKey: string; today: Date },
): Promise<void> {
  const changedAt = dateFromToday(today, CHANGED_DAY);
  const answered = rounds.flatMap(({ planted, applications }) =>
    applications
      .filter(
        ({ formAnswered }) => formAnswered && !planted.role.sample && dice.chance(ANSWERED_SHARE),
      )
      .map((application) => ({
        ...application,
        jobId: planted.id,
        subject: uuidFromText(`subject ${application.id}`),
      })),
  );
  await insertDemoRows(
    db,
    'eo.response',
    {
      org_id: 'bigint',
      subject: 'uuid',
      job_id: 'bigint',
      form: 'text',
      answers: 'jsonb',
      answered_on: 'date',
    },
    answered.map(({ subject, jobId, startedAt, submittedAt }) => ({
      org_id: orgId,
      subject,
      job_id: jobId,
      ...inventForm(
        dice,
        startedAt < changedAt ? formBefore : findCurrentEqualOpportunitiesForm('GB'),
        {
          isLeaver: submittedAt === null,
        },
      ),
      answered_on: startedAt.toISOString().slice(0, 10),
    })),
  );
  await insertDemoRows(
    db,
    'eo.link',
    { org_id: 'bigint', link: 'bytea', subject: 'uuid' },
    answered.map(({ id, subject }) => ({
      org_id: orgId,
      link: `\\x${equalOpportunitiesPseudonym(id, { SECRET_KEY: secretKey }).toString('hex')}`,
      subject,
    })),
  );
}

/** What candidates were told before they answered, as an admin confirmed it when the organisation began. */
export async function plantDemoEqualOpportunitiesNotice(
  db: Kysely<unknown>,
  orgId: number,
  notice: { memberId: number; organisation: string; contact: string | null; at: Date },
): Promise<void> {
  await sql`
    insert into core.eo_notice (org_id, eo_set, basis, notice, confirmed_by, confirmed_at)
    values (${orgId}, 'GB', 'explicit-consent', ${suggestedEqualOpportunitiesNotice(notice)}, ${notice.memberId},
      ${notice.at})`.execute(db);
}

const formBefore =
  equalOpportunitiesFormOfVersion('GB-1') ?? findCurrentEqualOpportunitiesForm('GB');

type Answerer = { isLeaver: boolean };

function inventForm(dice: DemoRandomNumbers, form: EqualOpportunitiesForm, answerer: Answerer) {
  return { form: form.version, answers: inventAnswers(dice, form, answerer) };
}

function inventAnswers(
  dice: DemoRandomNumbers,
  form: EqualOpportunitiesForm,
  { isLeaver }: Answerer,
): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { name, options, offered } of form.questions) {
    // What the organisation has not switched on is not asked.
    if (offered === 'off' || dice.chance(SKIPPED_SHARE)) continue;
    const codes = options.map(({ code }) => code);
    const chosen = dice.chance(PREFER_NOT_SHARE)
      ? codes.at(-1)
      : drawn(dice, codes.slice(0, -1), (code) => weightOf(code, isLeaver));
    if (chosen !== undefined) answers[name] = chosen;
  }
  return answers;
}

function weightOf(code: string, isLeaver: boolean): number {
  return (
    (demoEqualOpportunitiesOptionShares[code] ?? 1) *
    (isLeaver ? (demoEqualOpportunitiesDropOffFactors[code] ?? 1) : 1)
  );
}

/** One of the codes, each as likely as it is heavy. */
function drawn(
  dice: DemoRandomNumbers,
  codes: string[],
  weigh: (code: string) => number,
): string | undefined {
  const total = codes.reduce((sum, code) => sum + weigh(code), 0);
  let left = dice.next() * total;
  return codes.find((code) => (left -= weigh(code)) < 0);
}
