import type { DecisionRecordEdition } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { Services } from '../../services-type.ts';
import type { PublishedJobDemographics } from '../disclosure/read-published-job-demographics.ts';
import { areScoresShown } from '../pipeline/rules/are-scores-shown.ts';
import { readJobPlan } from '../job-plan/read-job-plan.ts';
import { openDealingSeed } from '../review/seal-reseal-or-open-dealing-seed.ts';
import { readBlindnessCertificate } from './read-record-overview-and-blindness-certificate.ts';
import { readDecisionRecordCandidates } from './read-decision-record-candidates.ts';
import { decisionRecordCandidateSectionName } from './rules/decision-record-candidate-section.ts';
import { decisionRecordCertificateSection } from './rules/decision-record-certificate-section.ts';
import { decisionRecordDealingSection } from './rules/decision-record-dealing-section.ts';
import { decisionRecordDiversitySection } from './rules/decision-record-diversity-section.ts';
import type { DecisionRecordSectionContent } from './rules/decision-record-section-content-types.ts';
import {
  decisionRecordAdjustmentsSection,
  decisionRecordAdvertSection,
  decisionRecordEmailsSection,
  decisionRecordPlanSection,
  decisionRecordScoringSection,
  decisionRecordTimetableSection,
} from './rules/decision-record-job-sections.ts';
import {
  countErasedCandidatesOfJob,
  findDecisionRecordCandidateOrder,
} from './sql/decision-record-candidates-and-names.ts';
import {
  findDecisionRecordReviewBatches,
  findDecisionRecordVoidings,
} from './sql/review-batches-and-voidings-of-record.ts';
import {
  countAgreedAdjustmentsOfJob,
  countSentEmailsOfJobByKind,
  findEmailWordingsOfJob,
} from './sql/emails-and-adjustment-count-of-job.ts';
import {
  findAdvertVersionsOfJob,
  findFirstAndLastDecisionTimes,
  findDecisionRecordItems,
  findNameOfMember,
  findDecisionRecordJob,
  findDecisionRecordStages,
  findJobScoringProgress,
  findWeightVersionsOfJob,
} from './sql/decision-record-job-queries.ts';

export type DecisionRecordRequest = {
  jobId: number;
  edition: DecisionRecordEdition;
  services: Services;
  /** Read before, in no transaction of the record's: what was published is the same whenever it is asked. */
  diversity: PublishedJobDemographics;
};

/** All sections of a record in their order, of one moment; candidates come a few at a time. */
export async function* readDecisionRecordSections(
  visit: VisitorRequestContext,
  { jobId, edition, services, diversity }: DecisionRecordRequest,
): AsyncIterable<DecisionRecordSectionContent> {
  const { db, member, now, config } = visit;
  const job = await findDecisionRecordJob(db, jobId);
  const { zone } = job;
  const items = await findDecisionRecordItems(db, jobId);
  const stages = await findDecisionRecordStages(db, jobId);
  const isOrderShown = areScoresShown({ ...(await findJobScoringProgress(db, jobId)), stages });
  const order = await findDecisionRecordCandidateOrder(db, { jobId, isOrderShown });
  const numbers = new Map(order.map(({ id }, at) => [id, at + 1]));
  const sectionOf = (id: number) => numbers.get(id) ?? null;
  const { certificate, rows } = await readBlindnessCertificate(db, {
    jobId,
    isSealed: job.isSealed,
    now,
  });
  const batches = await findDecisionRecordReviewBatches(db, jobId);
  yield decisionRecordCertificateSection({
    job,
    edition,
    madeAt: now,
    madeBy: await findNameOfMember(db, member.actorId),
    certificate,
    whyIn: rows.map(({ applicationId }) => {
      const n = applicationId === null ? null : sectionOf(applicationId);
      return n === null ? null : decisionRecordCandidateSectionName(n);
    }),
    candidates: order.length,
    erased: await countErasedCandidatesOfJob(db, jobId),
  });
  yield decisionRecordAdvertSection(await findAdvertVersionsOfJob(db, jobId), zone);
  yield decisionRecordPlanSection(await readJobPlan(visit, { jobId }), zone);
  yield decisionRecordScoringSection(
    { items, versions: await findWeightVersionsOfJob(db, jobId) },
    zone,
  );
  yield decisionRecordDealingSection({
    batches,
    voidings: await findDecisionRecordVoidings(db, jobId),
    sectionOf,
    seedOf: ({ releasedAt, commitment, sealedSeed: sealed }) => {
      if (releasedAt === null) return null;
      const of = { orgId: member.orgId, jobId };
      const kept = { commitment, sealed };
      return openDealingSeed(kept, of, config.SECRET_KEY)?.toString('hex') ?? null;
    },
    zone,
  });
  const { first, last } = await findFirstAndLastDecisionTimes(db, jobId);
  yield decisionRecordTimetableSection(job, [
    ...batches.flatMap(({ id, sentAt, releasedAt }) => [
      { what: `Batch ${id} of answers was sent to reviewers`, at: sentAt },
      { what: `The reviews of batch ${id} were released, and its names opened`, at: releasedAt },
    ]),
    { what: 'The first decision was made', at: first },
    { what: 'The last decision so far was made', at: last },
  ]);
  yield decisionRecordAdjustmentsSection(await countAgreedAdjustmentsOfJob(db, jobId));
  yield decisionRecordDiversitySection(diversity);
  yield decisionRecordEmailsSection(
    {
      counts: await countSentEmailsOfJobByKind(db, jobId),
      wordings: await findEmailWordingsOfJob(db, jobId),
    },
    zone,
  );
  yield* readDecisionRecordCandidates(visit, {
    jobId,
    order,
    edition,
    services,
    reading: { zone, items, stages, isOrderShown },
  });
}
