import {
  type ApplicationState,
  applicationStateFacts,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { LEADERBOARD_POINTS_PER_STAR } from '@evenhand/contract/pipeline/leaderboard.ts';
import {
  formatDateTimeInWords,
  formatDateInWords,
} from '../../../time/format-date-time-and-weekday-in-words.ts';
import { storedOrCalculatedScoreRangeHalfWidth } from '../../pipeline/rules/stored-or-calculated-score-range-half-width.ts';
import type {
  DecisionRecordSectionPart,
  DecisionRecordSectionContent,
} from './decision-record-section-content-types.ts';
import type {
  DecisionRecordCandidate,
  DecisionRecordPlanItem,
  CandidateNameAndEmail,
  DecisionRecordStage,
} from './decision-record-fact-types.ts';

export type CandidateSectionContext = {
  zone: string;
  items: readonly DecisionRecordPlanItem[];
  stages: readonly DecisionRecordStage[];
  /** Whether scores may be told by now. */
  isOrderShown: boolean;
};

type Facts = {
  /** Of the section, counted from 1. */
  n: number;
  place: number | null;
  candidate: DecisionRecordCandidate;
  /** Null in the edition of references. */
  person: CandidateNameAndEmail | null;
  /** Takes out of what colleagues wrote whatever tells who it is about. */
  redact: (text: string) => string;
};

export function decisionRecordCandidateSectionName(n: number): string {
  return `candidate ${n}`;
}

/** One candidate: what their answers brought, where that put them, and every decision with its reason. */
export function decisionRecordCandidateSection(
  { n, place, candidate, person, redact }: Facts,
  { zone, items, stages, isOrderShown }: CandidateSectionContext,
): DecisionRecordSectionContent {
  const { ref, state, isOpen, submittedAt, withdrawnAt, planVersion } = candidate;
  const spread = isOrderShown
    ? storedOrCalculatedScoreRangeHalfWidth(candidate, {
        stages,
        pooled: stages.map(({ id, variance }) => ({ stageId: id, variance })),
      })
    : null;
  const content = {
    ref,
    state,
    ...(person !== null && {
      person: { firstName: person.firstName, lastName: person.lastName, email: person.email },
    }),
    // A moment would tell who it is, as long as nobody knows.
    submittedOn: isOpen ? formatDateInWords(submittedAt, zone) : null,
    withdrawnOn: isOpen && withdrawnAt !== null ? formatDateInWords(withdrawnAt, zone) : null,
    planVersion,
    place,
    overall: isOrderShown ? candidate.overall : null,
    range: spread,
    stages: isOrderShown ? stageScores(candidate, stages) : [],
    reviews: { scored: candidate.scored, expected: candidate.expected },
    marks: candidate.marks,
    decisions: candidate.decisions.map(({ id, at, reason, ...decision }) => ({
      ...decision,
      number: id,
      at: new Date(at),
      reason: reason === null ? null : redact(reason),
    })),
    openings: candidate.openings.map(({ at, by, reason }) => ({
      at: new Date(at),
      by,
      reason: redact(reason),
    })),
    interviews: candidate.interviews.map(({ startsAt, agreed, ...interview }) => ({
      ...interview,
      startsAt: startsAt === null ? null : new Date(startsAt),
      agreed: agreed.map(({ at, reason, ...one }) => ({
        ...one,
        at: new Date(at),
        reason: redact(reason),
      })),
    })),
  };
  const title = `${n}. ${ref}${person === null ? '' : `, ${person.firstName} ${person.lastName}`}: ${wordsOf(state)}`;
  return {
    name: decisionRecordCandidateSectionName(n),
    title,
    content,
    parts: [
      { facts: factsOf(content) },
      ...marksPart(content, items),
      ...decisionParts(content, zone),
      ...content.openings.flatMap(({ at, by, reason }): DecisionRecordSectionPart[] => [
        { text: `${by} opened the name on ${formatDateTimeInWords(at, zone)}: ${reason}` },
      ]),
      ...interviewParts(content, { zone, items }),
    ],
  };
}

type Content = {
  person?: { firstName: string; lastName: string; email: string };
  submittedOn: string | null;
  withdrawnOn: string | null;
  planVersion: number | null;
  place: number | null;
  overall: number | null;
  range: number | null;
  stages: { stage: string; score: number | null }[];
  reviews: { scored: number; expected: number };
  marks: DecisionRecordCandidate['marks'];
  decisions: (Omit<DecisionRecordCandidate['decisions'][number], 'id' | 'at'> & {
    number: number;
    at: Date;
  })[];
  interviews: (Omit<DecisionRecordCandidate['interviews'][number], 'startsAt' | 'agreed'> & {
    startsAt: Date | null;
    agreed: (Omit<DecisionRecordCandidate['interviews'][number]['agreed'][number], 'at'> & {
      at: Date;
    })[];
  })[];
};

function stageScores({ stages }: DecisionRecordCandidate, of: readonly DecisionRecordStage[]) {
  return of.map(({ id, name }) => ({
    stage: name,
    score: stages.find(({ stageId }) => stageId === id)?.mean ?? null,
  }));
}

function factsOf(content: Content): [string, string][] {
  const { person, submittedOn, withdrawnOn, planVersion, place, overall, range } = content;
  const { stages, reviews } = content;
  return [
    ...(person === undefined ? [] : [['E-mail', person.email] as [string, string]]),
    ['Applied', submittedOn ?? 'the day is told once the name is open'],
    ...(withdrawnOn === null ? [] : [['Withdrew', withdrawnOn] as [string, string]]),
    ['Began under', planVersion === null ? 'no frozen plan' : `version ${planVersion} of the plan`],
    ['Place', place === null ? 'none so far' : String(place)],
    [
      'Overall, of 100',
      overall === null ? 'none so far' : `${overall}${range === null ? '' : ` ± ${range} (80 %)`}`,
    ],
    ...stages.map(({ stage, score }): [string, string] => [
      stage,
      score === null
        ? 'not complete'
        : `${round(score)} of 100 (${round(1 + score / LEADERBOARD_POINTS_PER_STAR)} stars)`,
    ]),
    ['Reviews scored', `${reviews.scored} of ${reviews.expected}`],
  ];
}

function marksPart(
  { marks }: Content,
  items: readonly DecisionRecordPlanItem[],
): DecisionRecordSectionPart[] {
  if (marks.length === 0) return [];
  return [
    {
      head: ['Item', 'Stars, each by whom (number of the reviewer)', 'Mean'],
      rows: [...Map.groupBy(marks, ({ item }) => item)].map(([item, given]) => {
        const stars = given.flatMap((mark) => (mark.stars === null ? [] : [mark.stars]));
        const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length;
        return [
          itemInWords(item, items),
          given.map((mark) => `${mark.stars ?? '–'} (${mark.reviewer})`).join(', '),
          stars.length === given.length ? String(round(mean)) : '–',
        ];
      }),
    },
  ];
}

function decisionParts({ decisions }: Content, zone: string): DecisionRecordSectionPart[] {
  if (decisions.length === 0) return [];
  return [
    {
      head: ['When', 'By', 'Decision', 'Criteria', 'Reason', 'Order'],
      rows: decisions.map(({ at, by, from, to, undoes, criteria, reason, place, passedOver }) => [
        formatDateTimeInWords(at, zone),
        by,
        `${wordsOf(from)} → ${wordsOf(to)}${undoes === null ? '' : ' (taken back)'}`,
        criteria.join(', ') || '–',
        reason ?? (undoes === null ? 'none was given' : '–'),
        orderInWords(place, passedOver),
      ]),
    },
  ];
}

function orderInWords(place: number | null, passedOver: number | null): string {
  if (place === null) return '–';
  return passedOver === null || passedOver === 0
    ? `place ${place}`
    : `place ${place}: passed over ${passedOver} who stood above`;
}

function interviewParts(
  { interviews }: Content,
  { zone, items }: { zone: string; items: readonly DecisionRecordPlanItem[] },
): DecisionRecordSectionPart[] {
  return interviews.flatMap(
    ({ stage, startsAt, state, marks, agreed }): DecisionRecordSectionPart[] => [
      {
        text: `${stage}: ${state}${startsAt === null ? '' : `, ${formatDateTimeInWords(startsAt, zone)}`}`,
      },
      ...(marks.length === 0
        ? []
        : [
            {
              head: ['Item', 'By', 'Stars'],
              rows: marks.map(({ item, by, stars, isNotAsked }) => [
                itemInWords(item, items),
                by,
                isNotAsked ? 'not asked' : String(stars ?? '–'),
              ]),
            },
          ]),
      ...agreed.map(
        ({ item, by, stars, reason, at }): DecisionRecordSectionPart => ({
          text: `Agreed: ${stars} stars for “${itemInWords(item, items)}”, signed by ${by}, ${formatDateTimeInWords(at, zone)}: ${reason}`,
        }),
      ),
    ],
  );
}

function itemInWords(item: number, items: readonly DecisionRecordPlanItem[]): string {
  return items.find(({ id }) => id === item)?.text ?? `item ${item}, which is gone`;
}

function wordsOf(state: ApplicationState): string {
  return applicationStateFacts[state].words;
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}
