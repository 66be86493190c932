import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';
import { dateFromToday, uuidFromText } from './demo-dates-and-ids.ts';
import { continueIdSequenceOfTable, insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';
import type { DemoIdCounters } from './demo-id-counters.ts';
import type { PlantedJobWithApplications } from './plant-demo-applications.ts';
import type { DemoMemberIdByEmail } from './plant-demo-members.ts';
import { DEMO_ANSWER_WORDS_MAX } from './content/demo-question-types-and-answer-words-max.ts';

const REVIEWS_PER_ANSWER = 3;
const DAYS_TO_RELEASE = 5;
const DAYS_OF_SCORING = 3;

/** The batches that were dealt, with every star; open ones also as their reviewers see them. */
export async function plantDemoReviews(
  db: Kysely<unknown>,
  orgId: number,
  rounds: PlantedJobWithApplications[],
  {
    members,
    numbers,
    secretKey,
    firstNames,
  }: {
    members: DemoMemberIdByEmail;
    numbers: DemoIdCounters;
    secretKey: string;
    firstNames: Map<string, string>;
  },
): Promise<void> {
  const dealt = rounds.flatMap((round) =>
    round.batch === null ? [] : [{ ...round, batch: round.batch, batchId: numbers.next('batch') }],
  );
  const sender = (round: PlantedJobWithApplications) => members.get(round.planted.role.owner);

  await insertDemoRows(
    db,
    'core.review_batch',
    {
      org_id: 'bigint',
      id: 'bigint',
      job_id: 'bigint',
      sent_at: 'timestamptz',
      sent_by: 'bigint',
      reviews_per_answer: 'smallint',
      due_on: 'date',
      seed_commitment: 'bytea',
      sealed_seed: 'bytea',
      released_at: 'timestamptz',
      released_by: 'bigint',
    },
    dealt.map((round) => ({
      org_id: orgId,
      id: round.batchId,
      job_id: round.planted.id,
      sent_at: round.batch.sentAt,
      sent_by: sender(round),
      reviews_per_answer: REVIEWS_PER_ANSWER,
      due_on: round.batch.dueAt.toISOString().slice(0, 10),
      seed_commitment: bytes(`commitment ${round.batchId}`), // The demo is dealt by rotation: there is no seed to replay.
      sealed_seed: bytes(`seed ${round.batchId}`),
      released_at: round.batch.released ? dateFromToday(round.batch.sentAt, DAYS_TO_RELEASE) : null,
      released_by: round.batch.released ? sender(round) : null,
    })),
  );

  const links = dealt.flatMap((round) =>
    round.planted.reviewers.map((email) => ({
      email,
      round,
      id: numbers.next('link'),
      session: uuidFromText(`session ${round.batchId} ${email}`),
    })),
  );
  await insertDemoRows(
    db,
    'core.reviewer_link',
    {
      org_id: 'bigint',
      id: 'bigint',
      job_id: 'bigint',
      member_id: 'bigint',
      serial: 'integer',
      last_active_at: 'timestamptz',
    },
    links.map(({ id, email, round }) => ({
      org_id: orgId,
      id,
      job_id: round.planted.id,
      member_id: members.get(email),
      serial: 1,
      last_active_at: lastActive(round, email),
    })),
  );
  await insertDemoRows(
    db,
    'auth.token',
    { token_hash: 'bytea', kind: 'text', org_id: 'bigint', reference: 'bigint' },
    links.map(({ id }) => ({
      token_hash: `\\x${hashToken(derivePersonalLinkToken('review', { id, serial: 1 }, { SECRET_KEY: secretKey })).toString('hex')}`,
      kind: 'review',
      org_id: orgId,
      reference: id,
    })),
  );
  await insertDemoRows(
    db,
    'blind.review_session',
    {
      org_id: 'bigint',
      id: 'uuid',
      link_id: 'bigint',
      batch_id: 'bigint',
      job_title: 'text',
      job_description: 'text',
      reviewer_first_name: 'text',
      first_time: 'boolean',
      due_on: 'date',
      finished: 'boolean',
      ready: 'boolean',
    },
    links.map(({ id, email, round, session }) => ({
      org_id: orgId,
      id: session,
      link_id: id,
      batch_id: round.batchId,
      job_title: round.planted.role.title,
      job_description: round.planted.role.description,
      reviewer_first_name: firstNames.get(email) ?? '',
      first_time: round.planted.role.sample ?? false,
      due_on: round.batch.dueAt.toISOString().slice(0, 10),
      finished: round.batch.released,
      ready: true,
    })),
  );

  const reviews = dealt.flatMap((round) =>
    round.batch.reviews.map((review) => ({
      ...review,
      round,
      link: links.find(
        (link) => link.round === round && link.email === round.planted.reviewers[review.reviewer],
      ),
      itemId: uuidFromText(
        `item ${round.batchId} ${review.application} ${review.question} ${review.reviewer}`,
      ),
    })),
  );
  const positions = placesOf(reviews.map(({ itemId }) => itemId));
  await insertDemoRows(
    db,
    'core.review',
    {
      org_id: 'bigint',
      item_id: 'uuid',
      batch_id: 'bigint',
      application_id: 'bigint',
      question_id: 'bigint',
      link_id: 'bigint',
      position: 'integer',
      stars: 'smallint',
      scored_on: 'date',
    },
    reviews.map(({ itemId, round, application, question, reviewer, link, stars }) => ({
      org_id: orgId,
      item_id: itemId,
      batch_id: round.batchId,
      application_id: round.applications[application]?.id,
      question_id: round.planted.questionIds[question],
      link_id: link?.id,
      position: positions.get(itemId),
      stars,
      scored_on: stars === null ? null : scoredOn(round.batch.sentAt, reviewer),
    })),
  );

  // Texts of finished reviews are not kept: nobody may read them again.
  const open = links.filter(({ round }) => !round.batch.released);
  await insertDemoRows(
    db,
    'blind.review_question',
    {
      org_id: 'bigint',
      id: 'uuid',
      session_id: 'uuid',
      position: 'smallint',
      text: 'text',
      guide_one: 'text',
      guide_three: 'text',
      guide_five: 'text',
      skills: 'text[]',
      max_words: 'smallint',
    },
    open.flatMap(({ round, session }) =>
      round.planted.role.questions.map(({ text, guide, skills }, index) => ({
        org_id: orgId,
        id: uuidFromText(`question ${session} ${index}`),
        session_id: session,
        position: index + 1,
        text,
        guide_one: guide.one,
        guide_three: guide.three,
        guide_five: guide.five,
        skills,
        max_words: round.planted.role.answerWordsMax ?? DEMO_ANSWER_WORDS_MAX,
      })),
    ),
  );
  await insertDemoRows(
    db,
    'blind.review_item',
    {
      org_id: 'bigint',
      id: 'uuid',
      session_id: 'uuid',
      question_id: 'uuid',
      position: 'integer',
      text: 'text',
      stars: 'smallint',
    },
    reviews
      .filter(({ round }) => !round.batch.released)
      .map(({ itemId, link, round, application, question, stars }) => ({
        org_id: orgId,
        id: itemId,
        session_id: link?.session,
        question_id: uuidFromText(`question ${link?.session} ${question}`),
        position: positions.get(itemId),
        text: round.applications[application]?.answers[question]?.text,
        stars,
      })),
  );
  for (const table of ['core.review_batch', 'core.reviewer_link'])
    await continueIdSequenceOfTable(db, table);

  // The reviewers' invitations are written and sent by the running house, like any others.
  const events = open
    .filter(({ round }) => !round.planted.role.sample)
    .map(({ id, round }) => ({
      org_id: orgId,
      id: numbers.next('event'),
      kind: 'reviews-sent',
      at: round.batch.sentAt,
      actor_kind: 'member',
      actor_id: sender(round),
      job_id: round.planted.id,
      subject_id: id,
    }));
  await insertDemoRows(
    db,
    'core.event',
    {
      org_id: 'bigint',
      id: 'bigint',
      kind: 'text',
      at: 'timestamptz',
      actor_kind: 'text',
      actor_id: 'bigint',
      job_id: 'bigint',
      subject_id: 'bigint',
    },
    events,
  );
  await insertDemoRows(
    db,
    'core.event_outbox',
    { org_id: 'bigint', event_id: 'bigint', kind: 'text' },
    events.map(({ id }) => ({ org_id: orgId, event_id: id, kind: 'reviews-sent' })),
  );
  await continueIdSequenceOfTable(db, 'core.event');
}

/** Each reviewer on the day on which they were last at it. */
function scoredOn(sentAt: Date, place: number): string {
  const day = dateFromToday(sentAt, 1 + (place % DAYS_OF_SCORING)).getTime();
  return new Date(Math.min(day, Date.now())).toISOString().slice(0, 10);
}

/** Whoever has scored anything was at it some days after the batch was sent, each at another hour. */
function lastActive({ batch, planted }: PlantedJobWithApplications, email: string): Date | null {
  const place = planted.reviewers.indexOf(email);
  if (!batch?.reviews.some(({ reviewer, stars }) => reviewer === place && stars !== null))
    return null;
  const later =
    dateFromToday(batch.sentAt, 1 + (place % DAYS_OF_SCORING), 0).getTime() + place * 4_380_000;
  return new Date(Math.min(later, Date.now() - place * 4_380_000));
}

/** A random-looking place for each item, the same in every installation. */
function placesOf(items: string[]): Map<string, number> {
  return new Map(items.toSorted().map((item, place) => [item, place + 1]));
}

function bytes(text: string): string {
  return `\\x${createHash('sha256').update(text).digest('hex')}`;
}
