import type { RecordEdition } from '@evenhand/contract/decision-record/decision-record.ts';
import type { Visit } from '../../access/visit.ts';
import type { Services } from '../../services.ts';
import type { PublishedJobDemographics } from '../disclosure/read-published-job-demographics.ts';
import { areScoresShown } from '../pipeline/rules/are-scores-shown.ts';
import { readJobPlan } from '../plan/read-job-plan.ts';
import { openDealingSeed } from '../review/seal-dealing-seed.ts';
import { readCertificate } from './read-certificate.ts';
import { readCandidateSections } from './read-candidate-sections.ts';
import { nameOfCandidateSection } from './rules/candidate-section.ts';
import { certificateSection } from './rules/certificate-section.ts';
import { dealingSection } from './rules/dealing-section.ts';
import { diversitySection } from './rules/diversity-section.ts';
import type { RecordSection } from './rules/record-section.ts';
import {
  adjustmentsSection,
  advertSection,
  emailsSection,
  planSection,
  scoringSection,
  timetableSection,
} from './rules/job-sections.ts';
import { countErased, findCandidatesInOrder } from './sql/candidates-of-record.ts';
import { findBatches, findVoidings } from './sql/dealing-facts.ts';
import { countAdjustments, countEmailsByKind, findWordings } from './sql/emails-of-job.ts';
import {
  findAdverts,
  findDecisionSpan,
  findItems,
  findMemberName,
  findJobOfRecord,
  findScoredStages,
  findScoringStanding,
  findWeightVersions,
} from './sql/job-facts.ts';

export type RecordRequest = {
  jobId: number;
  edition: RecordEdition;
  services: Services;
  /** Read before, in no transaction of the record's: what was published is the same whenever it is asked. */
  diversity: PublishedJobDemographics;
};

/** All sections of a record in their order, of one moment; candidates come a few at a time. */
export async function* readRecordSections(
  visit: Visit,
  { jobId, edition, services, diversity }: RecordRequest,
): AsyncIterable<RecordSection> {
  const { db, member, now, config } = visit;
  const job = await findJobOfRecord(db, jobId);
  const { zone } = job;
  const items = await findItems(db, jobId);
  const stages = await findScoredStages(db, jobId);
  const isOrderShown = areScoresShown({ ...(await findScoringStanding(db, jobId)), stages });
  const order = await findCandidatesInOrder(db, { jobId, isOrderShown });
  const numbers = new Map(order.map(({ id }, at) => [id, at + 1]));
  const sectionOf = (id: number) => numbers.get(id) ?? null;
  const { certificate, rows } = await readCertificate(db, {
    jobId,
    isSealed: job.isSealed,
    now,
  });
  const batches = await findBatches(db, jobId);
  yield certificateSection({
    job,
    edition,
    madeAt: now,
    madeBy: await findMemberName(db, member.actorId),
    certificate,
    whyIn: rows.map(({ applicationId }) => {
      const n = applicationId === null ? null : sectionOf(applicationId);
      return n === null ? null : nameOfCandidateSection(n);
    }),
    candidates: order.length,
    erased: await countErased(db, jobId),
  });
  yield advertSection(await findAdverts(db, jobId), zone);
  yield planSection(await readJobPlan(visit, { jobId }), zone);
  yield scoringSection({ items, versions: await findWeightVersions(db, jobId) }, zone);
  yield dealingSection({
    batches,
    voidings: await findVoidings(db, jobId),
    sectionOf,
    seedOf: ({ releasedAt, commitment, sealedSeed: sealed }) => {
      if (releasedAt === null) return null;
      const of = { orgId: member.orgId, jobId };
      const kept = { commitment, sealed };
      return openDealingSeed(kept, of, config.SECRET_KEY)?.toString('hex') ?? null;
    },
    zone,
  });
  const { first, last } = await findDecisionSpan(db, jobId);
  yield timetableSection(job, [
    ...batches.flatMap(({ id, sentAt, releasedAt }) => [
      { what: `Batch ${id} of answers was sent to reviewers`, at: sentAt },
      { what: `The reviews of batch ${id} were released, and its names opened`, at: releasedAt },
    ]),
    { what: 'The first decision was made', at: first },
    { what: 'The last decision so far was made', at: last },
  ]);
  yield adjustmentsSection(await countAdjustments(db, jobId));
  yield diversitySection(diversity);
  yield emailsSection(
    { counts: await countEmailsByKind(db, jobId), wordings: await findWordings(db, jobId) },
    zone,
  );
  yield* readCandidateSections(visit, {
    jobId,
    order,
    edition,
    services,
    reading: { zone, items, stages, isOrderShown },
  });
}
