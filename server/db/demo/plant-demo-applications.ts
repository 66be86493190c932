import type { Kysely } from 'kysely';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import {
  type DecidedDemoOutcomes,
  decideDemoOutcomes,
  type DemoApplicationOutcome,
} from './decide-demo-outcomes.ts';
import type { DemoRandomNumbers } from './demo-random-numbers.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { InventedDemoApplication } from './invent-demo-applications.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import type { DemoMemberIdByEmail } from './plant-demo-members.ts';
import type { PlantedDemoJob } from './plant-demo-jobs.ts';

export type PlantedDemoApplication = InventedDemoApplication & {
  id: number;
  outcome: DecidedDemoOutcomes['outcomes'][number];
};
export type PlantedJobWithApplications = {
  planted: PlantedDemoJob;
  applications: PlantedDemoApplication[];
  batch: DecidedDemoOutcomes['batch'];
};

/** The people, their applications and answers, with what became of them. */
export async function plantDemoApplications(
  db: Kysely<unknown>,
  orgId: number,
  jobs: PlantedDemoJob[],
  invented: InventedDemoApplication[],
  {
    members,
    dice,
    today,
    now,
    numbers,
    secretKey,
  }: {
    members: DemoMemberIdByEmail;
    dice: DemoRandomNumbers;
    today: Date;
    now: Date;
    numbers: DemoIdCounters;
    secretKey: string;
  },
): Promise<PlantedJobWithApplications[]> {
  const rounds = jobs.map((planted) => {
    const own = invented.filter(({ role: job }) => job === planted.role);
    const { outcomes, batch } = decideDemoOutcomes(planted.role, own, {
      reviewers: planted.reviewers.length,
      dice,
      today,
      now,
    });
    const applications = own.flatMap((application, index) => {
      const outcome = outcomes[index];
      return outcome === undefined
        ? []
        : [{ ...application, id: numbers.next('application'), outcome }];
    });
    return { planted, applications, batch };
  });
  const all = rounds.flatMap(({ planted, applications, batch }) =>
    applications.map((application, index) => ({
      ...application,
      planted,
      candidateId: numbers.next('candidate'),
      ref: referenceOf(index, planted.id),
      opened: batch?.released === true && batch.applications.includes(index) ? batch.sentAt : null,
    })),
  );
  const decider = (job: PlantedDemoJob) => members.get(job.role.owner);

  await insertDemoRows(
    db,
    'core.application',
    {
      org_id: 'bigint',
      id: 'bigint',
      job_id: 'bigint',
      public_ref: 'text',
      state: 'text',
      started_at: 'timestamptz',
      form_answered_at: 'timestamptz',
      honest_at: 'timestamptz',
      submitted_at: 'timestamptz',
      dealt: 'boolean',
      reviews_expected: 'integer',
      reviews_scored: 'integer',
      interviewed_at: 'timestamptz',
      rejected_at: 'timestamptz',
      rejected_by: 'bigint',
      hired_at: 'timestamptz',
      withdrawn_at: 'timestamptz',
    },
    all.map(({ id, planted, ref, startedAt, submittedAt, formAnswered, outcome, withdrawn }) => ({
      org_id: orgId,
      id,
      job_id: planted.id,
      public_ref: ref,
      state: outcome.state,
      started_at: startedAt,
      form_answered_at: formAnswered ? startedAt : null,
      honest_at: submittedAt,
      submitted_at: submittedAt,
      dealt: outcome.reviewsExpected > 0,
      reviews_expected: outcome.reviewsExpected,
      reviews_scored: outcome.reviewsScored,
      interviewed_at: outcome.interviewedAt,
      rejected_at: outcome.rejectedAt,
      rejected_by: outcome.rejectedAt === null ? null : decider(planted),
      hired_at: outcome.hiredAt,
      withdrawn_at: withdrawn ? submittedAt : null,
    })),
  );
  await insertDemoRows(
    db,
    'core.answer',
    {
      org_id: 'bigint',
      application_id: 'bigint',
      question_id: 'bigint',
      text: 'text',
      saved_at: 'timestamptz',
    },
    all.flatMap(({ id, planted, answers, submittedAt, startedAt }) =>
      // Who gave up had got as far as the first question.
      answers.slice(0, submittedAt === null ? 1 : answers.length).map(({ text }, index) => ({
        org_id: orgId,
        application_id: id,
        question_id: planted.questionIds[index],
        text,
        saved_at: submittedAt ?? startedAt,
      })),
    ),
  );
  await insertDemoRows(
    db,
    'pii.candidate',
    {
      org_id: 'bigint',
      id: 'bigint',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      search: 'text',
      created_at: 'timestamptz',
    },
    all.map(({ candidateId, firstName, lastName, email, startedAt }) => ({
      org_id: orgId,
      id: candidateId,
      first_name: firstName,
      last_name: lastName,
      email,
      search: normaliseForSearch(`${firstName} ${lastName} ${email}`),
      created_at: startedAt,
    })),
  );
  await insertDemoRows(
    db,
    'pii.candidate_job',
    { org_id: 'bigint', candidate_id: 'bigint', job_id: 'bigint' },
    all.map(({ candidateId, planted }) => ({
      org_id: orgId,
      candidate_id: candidateId,
      job_id: planted.id,
    })),
  );
  await insertDemoRows(
    db,
    'pii.application_identity',
    {
      org_id: 'bigint',
      application_id: 'bigint',
      job_id: 'bigint',
      candidate_id: 'bigint',
      source: 'text',
      opened_at: 'timestamptz',
      link_serial: 'integer',
    },
    all.map(({ id, planted, candidateId, source, opened }) => ({
      org_id: orgId,
      application_id: id,
      job_id: planted.id,
      candidate_id: candidateId,
      source,
      opened_at: opened,
      link_serial: 1,
    })),
  );
  await insertDemoRows(
    db,
    'auth.token',
    { token_hash: 'bytea', kind: 'text', org_id: 'bigint', reference: 'bigint' },
    all.map(({ id }) => ({
      token_hash: `\\x${hashToken(derivePersonalLinkToken('application', { id, serial: 1 }, { SECRET_KEY: secretKey })).toString('hex')}`,
      kind: 'application',
      org_id: orgId,
      reference: id,
    })),
  );
  await insertDemoRows(
    db,
    'core.decision',
    {
      org_id: 'bigint',
      id: 'bigint',
      application_id: 'bigint',
      member_id: 'bigint',
      from_state: 'text',
      to_state: 'text',
      at: 'timestamptz',
      reason: 'text',
    },
    all.flatMap(({ id, planted, outcome }) => {
      const at = outcome.hiredAt ?? outcome.rejectedAt;
      if (at === null) return [];
      const from = outcome.interviewedAt === null ? 'in_review' : 'interviews_tasks';
      return [
        {
          org_id: orgId,
          id: numbers.next('decision'),
          application_id: id,
          member_id: decider(planted),
          from_state: from,
          to_state: outcome.state,
          at,
          reason: reasonOf(outcome),
        },
      ];
    }),
  );
  for (const table of ['core.application', 'pii.candidate', 'core.decision'])
    await continueIdSequenceOfTable(db, table);
  return rounds;
}

function reasonOf({ hiredAt, interviewedAt }: DemoApplicationOutcome): string {
  if (hiredAt !== null) return 'Came closest to what the role looks for, in writing and in person.';
  return interviewedAt === null
    ? 'Others came closer to what the role looks for in their answers.'
    : 'Others came closer to what the role looks for in the interviews.';
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 'KX-47': scattered over the letters, so that a neighbour in time is no neighbour in reference. */
function referenceOf(index: number, jobId: number): string {
  const scattered = (index * 7919 + jobId * 104_729) % (24 * 24 * 90);
  const digits = 10 + (scattered % 90);
  const pair = Math.floor(scattered / 90);
  return `${LETTERS.charAt(Math.floor(pair / 24))}${LETTERS.charAt(pair % 24)}-${digits}`;
}
