import { verifyDecisionRecordFile } from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import {
  type PlantedReviewRound,
  givenReviewRound,
} from './given-review-round-or-job-ready-for-review.ts';
import { makeHiringRoundActionsOverHttp } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';

export type ReviewRoundWithRecord = Pick<PlantedReviewRound, 'admin' | 'job'>;
type Edition = 'merit' | 'identity';

/** Of each section what tests look at. */
type Sections = {
  certificate: {
    isReleased: boolean;
    openedEarly: { how: string; by: string; reason: string | null; whyIn: string | null }[];
    pairsDealtDespiteName: number;
    candidates: number;
    erased: number;
  };
  dealing: {
    batches: {
      seed: string | null;
      commitment: string;
      candidates: number[];
      questions: number[];
      reviewers: number[];
      reviewsPerAnswer: number;
      planVersion: number | null;
      sentAt: string;
      releasedAt: string | null;
    }[];
  };
  plan: { versions: { n: number }[]; deviations: { n: number; reason: string }[] };
  diversity: { published: unknown; unpublished: unknown };
  advert: { versions: { n: number; by: string | null; advert: { title: string } }[] };
};

export type DecisionRecordCandidateContent = {
  ref: string;
  submittedOn: string | null;
  place: number | null;
  overall: number | null;
  person?: { firstName: string; lastName: string };
  marks: { item: number; reviewer: number; stars: number | null }[];
  decisions: {
    number: number;
    by: string;
    to: string;
    undoes: number | null;
    passedOver: number | null;
    reason: string | null;
  }[];
  openings: { by: string; reason: string }[];
};

export const addressOfDecisionRecord = (
  { job }: ReviewRoundWithRecord,
  edition: Edition = 'merit',
  format: 'json' | 'html' = 'json',
) => `/api/manage/${job.id}/record?edition=${edition}&format=${format}`;

/** A record as a program reads it. */
export async function readDecisionRecordJson(
  { as }: TestServer,
  round: ReviewRoundWithRecord,
  { edition, who = round.admin }: { edition?: Edition; who?: PlantedMember } = {},
) {
  const reply = await as(who).get(addressOfDecisionRecord(round, edition));
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  const { leaves } = JSON.parse(reply.body) as { leaves: { name: string; content: unknown }[] };
  const found = (name: string) => leaves.find((leaf) => leaf.name === name)?.content;
  return {
    text: reply.body,
    name: String(reply.headers['content-disposition']),
    // Written by the sections of the same names.
    section: <Name extends keyof Sections>(name: Name) => found(name) as Sections[Name],
    candidate: (name: string) => found(name) as DecisionRecordCandidateContent,
    candidates: leaves
      .filter(({ name }) => name.startsWith('candidate '))
      .map(({ content }) => content as DecisionRecordCandidateContent),
  };
}

export const verifyDecisionRecordText = (text: string) =>
  verifyDecisionRecordFile(text, {
    sha256: async (bytes) => createHash('sha256').update(bytes).digest(),
    utf8: (part) => new TextEncoder().encode(part),
  });

/** Everybody is scored: the first candidate best. */
export async function givenScoredReviewRound(
  server: TestServer,
  candidates = 6,
): Promise<PlantedReviewRound> {
  const round = await givenReviewRound(server, { candidates });
  const acts = makeHiringRoundActionsOverHttp(server);
  const { rows } = await server.given.owner.query<{ item: string; n: number }>(
    `select r.item_id as item, dense_rank() over (order by r.application_id)::int as n
     from core.review r where r.batch_id = $1`,
    [round.batchId],
  );
  const places = new Map(rows.map(({ item, n }) => [item, n]));
  for (const hash of round.hashes) {
    const items = await acts.items(hash);
    await acts.scoreAll(hash, (n) => Math.max(1, 6 - (places.get(items[n] ?? '') ?? 5)));
    await acts.finish(hash);
  }
  return round;
}
