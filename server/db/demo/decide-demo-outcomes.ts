import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { DemoJob } from './content/jobs.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import type { DemoRandomNumbers } from './demo-random-numbers.ts';
import type { InventedDemoApplication } from './invent-demo-applications.ts';

const REVIEWS_PER_ANSWER = 3;
const INTERVIEWS = 12;
const INVITED = 0.08;
/** On a role whose names are still sealed. */
const EARLY_INTERVIEWS = 3;

export type DemoReview = {
  application: number;
  question: number;
  reviewer: number;
  stars: number | null;
};

export type DemoJobReviewBatch = {
  role: DemoJob;
  sentAt: Date;
  dueAt: Date;
  released: boolean;
  /** Indexes into the role's applications. */
  applications: number[];
  reviews: DemoReview[];
};

export type DemoApplicationOutcome = {
  state: ApplicationState;
  reviewsExpected: number;
  reviewsScored: number;
  interviewedAt: Date | null;
  rejectedAt: Date | null;
  hiredAt: Date | null;
};

export type DecidedDemoOutcomes = {
  outcomes: DemoApplicationOutcome[];
  batch: DemoJobReviewBatch | null;
};

/** What became of a role's applications: dealt, scored with human noise, decided by rank. */
export function decideDemoOutcomes(
  job: DemoJob,
  applications: InventedDemoApplication[],
  {
    reviewers,
    dice,
    today,
    now,
  }: { reviewers: number; dice: DemoRandomNumbers; today: Date; now: Date },
): DecidedDemoOutcomes {
  const outcomes = applications.map(startingPoint);
  const sentAt = batchDate(job, today);
  const inBatch = applications.flatMap((application, index) =>
    application.submittedAt !== null &&
    !application.withdrawn &&
    sentAt !== null &&
    application.submittedAt < sentAt
      ? [index]
      : [],
  );
  if (sentAt === null || sentAt > now || inBatch.length === 0) return { outcomes, batch: null };

  const complete = job.progress === 'decided' || job.progress === 'interviewing';
  const reviews = scoreAll(applications, inBatch, { reviewers, dice, complete });
  for (const index of inBatch) {
    const own = reviews.filter(({ application }) => application === index);
    const outcome = outcomes[index];
    if (outcome === undefined) continue;
    Object.assign(outcome, {
      state: 'in_review',
      reviewsExpected: own.length,
      reviewsScored: own.filter(({ stars }) => stars !== null).length,
    });
  }
  const ranked = inBatch.toSorted((a, b) => meanOf(reviews, b) - meanOf(reviews, a));
  const closes = dateFromToday(today, job.closesDay ?? 0);
  const after = (days: number) => dateFromToday(closes, days, dice.next() * 8);
  if (job.progress === 'decided') {
    const hires = job.hires ?? 0;
    const invited = Math.max(hires + 4, Math.round(ranked.length * (job.invited ?? INVITED)));
    // Whoever waited long has found something else: of those invited, the last to apply are still there to say yes.
    const hired = ranked
      .slice(0, invited)
      .toSorted((a, b) => submittedOf(applications, b) - submittedOf(applications, a))
      .slice(0, hires);
    ranked.forEach((index, rank) => {
      const decided = hired.includes(index)
        ? { state: 'hired', interviewedAt: after(9), hiredAt: after(18) }
        : rank < invited
          ? { state: 'rejected', interviewedAt: after(9), rejectedAt: after(19) }
          : { state: 'rejected', rejectedAt: after(8) };
      Object.assign(outcomes[index] ?? {}, decided);
    });
  }
  if (job.progress === 'interviewing') {
    ranked.forEach((index, rank) => {
      if (rank < INTERVIEWS)
        Object.assign(outcomes[index] ?? {}, {
          state: 'interviews_tasks',
          interviewedAt: dateFromToday(today, -9),
        });
      else if (rank >= ranked.length * 0.4)
        Object.assign(outcomes[index] ?? {}, {
          state: 'rejected',
          rejectedAt: dateFromToday(today, -8),
        });
    });
  }
  if (job.progress === 'reviewing' && closes < now) {
    for (const index of ranked.slice(0, EARLY_INTERVIEWS)) {
      const own = reviews.filter(({ application }) => application === index);
      const mean = Math.round(meanOf(reviews, index));
      // Nobody is asked to an interview whose answers were not all read.
      for (const review of own) review.stars ??= mean;
      Object.assign(outcomes[index] ?? {}, {
        state: 'interviews_tasks',
        reviewsScored: own.length,
        interviewedAt: dateFromToday(today, -2),
      });
    }
  }
  // The sample is looked at some day, and nobody waits for it.
  const dueAt = job.sample
    ? dateFromToday(today, SAMPLE_DUE_AFTER_DAYS, 0)
    : dateFromToday(sentAt, DAYS_TO_REVIEW, 0);
  const released = complete;
  return {
    outcomes,
    batch: { role: job, sentAt, dueAt, released, applications: inBatch, reviews },
  };
}

function startingPoint({
  submittedAt,
  withdrawn,
}: InventedDemoApplication): DemoApplicationOutcome {
  return {
    state: submittedAt === null ? 'started' : withdrawn ? 'withdrawn' : 'submitted',
    reviewsExpected: 0,
    reviewsScored: 0,
    interviewedAt: null,
    rejectedAt: null,
    hiredAt: null,
  };
}

function batchDate(job: DemoJob, today: Date): Date | null {
  if (job.sample) return dateFromToday(today, (job.publishedDay ?? 0) + SAMPLE_SENT_AFTER_DAYS);
  if (job.progress === 'reviewing')
    return dateFromToday(today, Math.min((job.closesDay ?? 0) + 1, -3));
  if (job.progress === 'none' || job.progress === 'submitted') return null;
  return dateFromToday(today, (job.closesDay ?? 0) + 2);
}

const SAMPLE_SENT_AFTER_DAYS = 20;
const SAMPLE_DUE_AFTER_DAYS = 365;
const DAYS_TO_REVIEW = 7;

/** Stars follow the quality of the answer, with a severity for each reviewer and the noise of a human day. */
function scoreAll(
  applications: InventedDemoApplication[],
  inBatch: number[],
  { reviewers, dice, complete }: { reviewers: number; dice: DemoRandomNumbers; complete: boolean },
): DemoReview[] {
  const severity = Array.from({ length: reviewers }, () => dice.normal() * 0.35);
  const pace = Array.from({ length: reviewers }, (_, reviewer) =>
    complete ? 1 : reviewer === 0 ? 0.35 : 0.5 + dice.next() * 0.45,
  );
  return inBatch.flatMap((application, place) =>
    (applications[application]?.answers ?? []).flatMap(({ quality }, question) =>
      Array.from({ length: Math.min(REVIEWS_PER_ANSWER, reviewers) }, (_, turn) => {
        const reviewer = (place * REVIEWS_PER_ANSWER + question + turn) % reviewers;
        const felt = quality - (severity[reviewer] ?? 0) + dice.normal() * 0.7;
        const stars = Math.round(Math.min(5, Math.max(1, felt)));
        return {
          application,
          question,
          reviewer,
          stars: dice.chance(pace[reviewer] ?? 1) ? stars : null,
        };
      }),
    ),
  );
}

function submittedOf(applications: InventedDemoApplication[], index: number): number {
  return applications[index]?.submittedAt?.getTime() ?? 0;
}

function meanOf(reviews: DemoReview[], application: number): number {
  const stars = reviews.flatMap((review) =>
    review.application === application && review.stars !== null ? [review.stars] : [],
  );
  return stars.reduce((sum, star) => sum + star, 0) / Math.max(1, stars.length);
}
