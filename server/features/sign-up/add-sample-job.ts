import { randomInt } from 'node:crypto';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { addSampleJobEndpoint } from '@evenhand/contract/sign-up.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { randomApplicationReference } from '../apply/rules/random-application-reference.ts';
import { changeDraftQuestions } from '../builder/change-draft-questions.ts';
import { changeJobDetails } from '../jobs/change-job-details.ts';
import { publishSampleJob } from '../jobs/publish-sample-job.ts';
import { freezeJobPlan } from '../job-plan/freeze-plan.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { createCriteriaAndStagesOfNewJob } from '../job-plan/create-criteria-and-stages-of-new-job.ts';
import { startSampleJob } from '../jobs/start-sample-job.ts';
import { sendAnswersToReview } from '../review/send-to-review.ts';
import { sampleJobCandidates } from './content/sample-job-candidates.ts';
import { sampleJob } from './content/sample-job.ts';
import {
  isOrganisationOnFreeTrial,
  insertSampleCandidatesInDatabase,
} from './sql/sample-candidate-rows-and-free-trial-check.ts';

const SAMPLE_DUE_MS = 365 * 86_400_000;

/**
 * Adds the sample role and deals its answers to whoever asks for it, so that they see a blind review from the inside.
 * @throws Refusal not-allowed outside a free trial, sample-role-exists
 */
export async function addSampleJobWithReview({
  visit,
  db,
  visitor: member,
  services,
}: EndpointContext<typeof addSampleJobEndpoint>): Promise<ResponseOf<typeof addSampleJobEndpoint>> {
  if (!(await isOrganisationOnFreeTrial(db)))
    throw new Refusal('not-allowed', { message: 'The sample role is part of the free trial.' });
  const { title, team, location, description, questions } = sampleJob;
  const id = await startSampleJob(visit, { title });
  await createCriteriaAndStagesOfNewJob(db, id);
  const edit = { id };
  const wanted = { team, location, description, openUntilFilled: true, reviewsPerAnswer: 1 };
  await changeJobDetails(visit, { ...edit, version: 1, wanted });
  await changeDraftQuestions(visit, { ...edit, version: 2, questions: [...questions] });
  await publishSampleJob(visit, { ...edit, version: 3 });
  await freezeJobPlan(visit, { jobId: id });
  const applicationIds = await insertSampleCandidatesInDatabase(db, id, people());
  await sendAnswersToReview(visit, {
    ...edit,
    jobId: id,
    applicationIds,
    reviewerIds: [member.actorId],
    reviewsPerAnswer: 1,
    // It is looked at some day, and nobody waits for it.
    dueOn: new Date(visit.now.getTime() + SAMPLE_DUE_MS).toISOString().slice(0, 10),
    confirmed: true,
    seed: services.randomSeed(),
  });
  await writeAuditEntry(db, {
    kind: 'sample-role-added',
    actorKind: 'member',
    subject: `job ${id}`,
    requestId: visit.requestId,
  });
  return { id };
}

function people() {
  const references = new Set<string>();
  while (references.size < sampleJobCandidates.length)
    references.add(randomApplicationReference(0, randomInt));
  const given = [...references];
  return sampleJobCandidates.map(({ firstName, lastName, email, answers }, n) => ({
    firstName,
    lastName,
    email,
    normalised: normaliseForSearch(`${firstName} ${lastName} ${email}`),
    reference: given[n],
    answers: answers.map(({ text }) => text),
  }));
}
