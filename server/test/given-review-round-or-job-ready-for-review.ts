import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import { redactReviewBatchAndLetReviewersIn } from '../features/review/redact-review-batch-and-let-reviewers-in.ts';
import type { PlantedApplication, PlantedJob, PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';

export type PlantedReviewRound = {
  admin: PlantedMember;
  job: PlantedJob;
  questions: { id: number }[];
  applications: PlantedApplication[];
  reviewers: PlantedMember[];
  batchId: number;
  /** The reviewers' personal links, in the order of `reviewers`. */
  hashes: string[];
};

type Size = {
  candidates?: number;
  questions?: number;
  reviewers?: number;
  reviewsPerAnswer?: number;
};

/** A closed role with submitted candidates, before anything is sent. */
export async function givenJobReadyForReview(
  { given }: TestServer,
  { candidates = 6, questions = 2, reviewers = 3 }: Size = {},
) {
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.job(admin, {
    publishedAt: new Date(Date.now() - 7_200_000),
    closesAt: new Date(Date.now() - 3_600_000),
  });
  const asked: { id: number }[] = [];
  for (let n = 1; n <= questions; n += 1)
    asked.push(await given.question(job, { text: `Question ${n}?` }));
  const applications: PlantedApplication[] = [];
  for (let n = 0; n < candidates; n += 1) {
    const application = await given.application(job, {
      firstName: `Zyxanna${'abcdefghij'.charAt(n % 10)}`,
      lastName: 'Vorqualde',
    });
    for (const question of asked)
      await given.answer(
        application,
        question,
        `Answer ${n} says Zyxanna${'abcdefghij'.charAt(n % 10)} Vorqualde bakes.`,
      );
    applications.push(application);
  }
  const people = await Promise.all(Array.from({ length: reviewers }, () => given.member(org)));
  return { admin, job, questions: asked, applications, reviewers: people };
}

/** Sent to review by the admin, and redacted by the task. */
export async function givenReviewRound(
  server: TestServer,
  size: Size = {},
): Promise<PlantedReviewRound> {
  const ready = await givenJobReadyForReview(server, size);
  const reply = await server.as(ready.admin).post(`/api/manage/${ready.job.id}/send-to-review`, {
    applicationIds: ready.applications.map(({ id }) => id),
    reviewerIds: ready.reviewers.map(({ id }) => id),
    reviewsPerAnswer: size.reviewsPerAnswer ?? 2,
    confirmed: true,
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  await redactBatchesOfJob(server, ready.job);
  const { rows } = await server.given.owner.query<{
    id: number;
    serial: number;
    member_id: number;
  }>('select id, serial, member_id from core.reviewer_link where job_id = $1', [ready.job.id]);
  const hashes = ready.reviewers.flatMap(({ id }) =>
    rows
      .filter(({ member_id }) => member_id === id)
      .map((link) => derivePersonalLinkToken('review', link, server.services.config)),
  );
  return { ...ready, batchId: reply.json<{ batchId: number }>().batchId, hashes };
}

/** Does what the task does for every batch of the role. */
export async function redactBatchesOfJob(
  { services, given }: TestServer,
  job: PlantedJob,
): Promise<void> {
  const { rows } = await given.owner.query<{ id: number }>(
    `select id from core.event where job_id = $1 and kind = 'batch-dealt'`,
    [job.id],
  );
  for (const { id } of rows)
    await redactReviewBatchAndLetReviewersIn(services, { orgId: job.orgId, eventId: id });
}
