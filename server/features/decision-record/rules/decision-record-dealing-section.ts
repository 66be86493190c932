import { formatDateTimeInWords } from '../../../time/format-date-time-and-weekday-in-words.ts';
import type {
  DecisionRecordSectionPart,
  DecisionRecordSectionContent,
} from './decision-record-section-content-types.ts';
import type {
  DecisionRecordReviewBatch,
  DecisionRecordVoiding,
} from './decision-record-fact-types.ts';

type Facts = {
  batches: readonly DecisionRecordReviewBatch[];
  voidings: readonly DecisionRecordVoiding[];
  /** By the id of their application; whoever was erased has none. */
  sectionOf: (applicationId: number) => number | null;
  /** In hexadecimal digits; null where it is not told yet, or its key is gone. */
  seedOf: (batch: DecisionRecordReviewBatch) => string | null;
  zone: string;
};

const HOW_TO_DEAL_AGAIN =
  'The server committed itself to a seed before it dealt: its SHA-256 stood in the audit trail first. Whoever has the seed deals again with server/features/review/rules/deal-answers.ts: candidates, questions and reviewers in the order given here, as many reviews of each answer, around whoever had seen a name. All chance is HMAC-SHA256 of the seed with a label and a counter. Candidates are told by the number of their section; 0 stands for somebody who was erased.';

/** Who was to read what, and how anybody can check that nobody chose it. */
export function decisionRecordDealingSection({
  batches,
  voidings,
  sectionOf,
  seedOf,
  zone,
}: Facts): DecisionRecordSectionContent {
  const dealt = batches.map((batch) => {
    const { id, kind, sentAt, sentBy, dueOn, reviewsPerAnswer, commitment, planVersion } = batch;
    const { releasedAt, releasedBy, releaseReason, questions, reviewers } = batch;
    const place = new Map(batch.applications.map((application, n) => [application, n]));
    return {
      batch: id,
      isDealtAgain: kind === 'reviews-dealt-again',
      sentAt,
      sentBy,
      dueOn,
      planVersion,
      reviewsPerAnswer,
      commitment: commitment.toString('hex'),
      seed: seedOf(batch),
      candidates: batch.applications.map((application) => sectionOf(application) ?? 0),
      questions,
      reviewers,
      // By place in the list of candidates, as no number is left of whoever was erased.
      dealtAround: seenWhenDealt(batch).map(({ application, reviewer }) => ({
        place: place.get(application) ?? 0,
        reviewer,
      })),
      releasedAt,
      releasedBy,
      releaseReason,
    };
  });
  const voided = voidings.map(({ at, by, reviewer, reason, marks }) => ({
    at,
    by,
    reviewer,
    reason,
    marks,
  }));
  return {
    name: 'dealing',
    title: 'How answers were dealt',
    content: { batches: dealt, voided, howToDealAgain: HOW_TO_DEAL_AGAIN },
    parts: [
      { text: HOW_TO_DEAL_AGAIN },
      ...dealt.flatMap((one): DecisionRecordSectionPart[] => [
        { heading: `Batch ${one.batch}, ${formatDateTimeInWords(one.sentAt, zone)}` },
        {
          facts: [
            [
              'Sent by',
              `${one.sentBy ?? 'somebody who is gone'}${one.isDealtAgain ? ', dealt again for somebody who left' : ''}`,
            ],
            [
              'Plan',
              one.planVersion === null
                ? 'before plans were frozen'
                : `version ${one.planVersion}: items and guides as reviewers were given them`,
            ],
            ['Reviews of each answer', String(one.reviewsPerAnswer)],
            ['Commitment', one.commitment],
            ['Seed', one.seed ?? 'told once the reviews are released, while its key is kept'],
            ['Reviewers, by number', one.reviewers.join(', ')],
            ['Questions, by number', one.questions.join(', ')],
            ['Candidates, by section', one.candidates.join(', ')],
            [
              'Dealt around',
              one.dealtAround.length === 0 ? 'nobody' : `${one.dealtAround.length} pairs`,
            ],
            [
              'Released',
              one.releasedAt === null
                ? 'not yet'
                : `${formatDateTimeInWords(one.releasedAt, zone)} by ${one.releasedBy ?? 'somebody who is gone'}${one.releaseReason === null ? '' : `, before the last review: ${one.releaseReason}`}`,
            ],
          ],
        },
      ]),
      ...(voided.length === 0
        ? []
        : [
            { heading: 'Voided marks' },
            {
              head: ['When', 'By', 'Reviewer', 'Marks', 'Why'],
              rows: voided.map(({ at, by, reviewer, marks, reason }) => [
                formatDateTimeInWords(at, zone),
                by ?? 'somebody who is gone',
                String(reviewer),
                String(marks),
                reason,
              ]),
            },
          ]),
    ],
  };
}

/** The day alone is kept of who has seen a name: where that leaves two readings, the one that fits how many were dealt around. */
function seenWhenDealt({ seenByThatDay, dealtAround }: DecisionRecordReviewBatch) {
  const before = seenByThatDay.filter(({ isBefore }) => isBefore);
  return dealtAround === before.length ? before : seenByThatDay;
}
