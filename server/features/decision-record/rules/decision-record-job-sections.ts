import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findJobPlanEndpoint } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { formatDateTimeInWords } from '../../../time/format-date-time-and-weekday-in-words.ts';
import { frozenPlanAsRecordParts } from './frozen-plan-as-record-parts.ts';
import type {
  DecisionRecordSectionPart,
  DecisionRecordSectionContent,
} from './decision-record-section-content-types.ts';
import type {
  DecisionRecordAdvert,
  SentEmailCountOfKind,
  DecisionRecordPlanItem,
  DecisionRecordJob,
  DecisionRecordWeights,
  DecisionRecordEmailWording,
} from './decision-record-fact-types.ts';

const nobody = 'the server';

/** What candidates read of the role, each time that it changed. */
export function decisionRecordAdvertSection(
  adverts: readonly DecisionRecordAdvert[],
  zone: string,
): DecisionRecordSectionContent {
  return {
    name: 'advert',
    title: 'The advert, as it was published',
    content: { versions: adverts },
    parts: adverts.flatMap(({ n, keptAt, by, advert }): DecisionRecordSectionPart[] => [
      { heading: `Version ${n}, ${formatDateTimeInWords(keptAt, zone)}, by ${by ?? nobody}` },
      {
        facts: advertFacts(advert, zone),
      },
    ]),
  };
}

const advertFields: Record<string, string> = {
  title: 'Title',
  team: 'Team',
  grade: 'Grade',
  description: 'Description',
  location: 'Location',
  remotePreference: 'Where the work is done',
  employmentType: 'Employment',
  hours: 'Hours',
  openings: 'Openings',
  salaryMin: 'Salary from',
  salaryMax: 'Salary to',
  salaryCurrency: 'Currency',
  salaryPeriod: 'Salary for each',
  perks: 'Perks',
  closesAt: 'Closes',
};

function advertFacts(advert: Record<string, unknown>, zone: string): [string, string][] {
  return Object.entries(advertFields).flatMap(([field, label]): [string, string][] => {
    const value = advert[field];
    if (field === 'closesAt' && typeof value === 'string')
      return [[label, formatDateTimeInWords(new Date(value), zone)]];
    if (Array.isArray(value)) return value.length === 0 ? [] : [[label, value.join(', ')]];
    if (value === null || value === undefined || value === '') return [];
    return [[label, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

/** The plan in every version, with its hash and what each changed: criteria, stages, items and guides as they were frozen. */
export function decisionRecordPlanSection(
  { versions, deviations }: ResponseOf<typeof findJobPlanEndpoint>,
  zone: string,
): DecisionRecordSectionContent {
  return {
    name: 'plan',
    title: 'The plan, as it was frozen',
    content: { versions, deviations },
    parts: versions.flatMap(({ n, sha256, frozenAt, plan }): DecisionRecordSectionPart[] => {
      const change = deviations.find((one) => one.n === n);
      return [
        { heading: `Version ${n}, ${formatDateTimeInWords(frozenAt, zone)}` },
        {
          facts: [
            ['SHA-256', sha256],
            ...(change === undefined
              ? []
              : ([
                  ['Changed by', change.by ?? nobody],
                  ['What changed', change.what],
                  ['Why', change.reason],
                ] as const)),
          ],
        },
        ...frozenPlanAsRecordParts(plan),
      ];
    }),
  };
}

/** What marks refer to, and by which weights candidates were ranked. */
export function decisionRecordScoringSection(
  {
    items,
    versions,
  }: { items: readonly DecisionRecordPlanItem[]; versions: readonly DecisionRecordWeights[] },
  zone: string,
): DecisionRecordSectionContent {
  return {
    name: 'scoring',
    title: 'What was scored, and by which weights',
    content: { items, versions, adjusted: null },
    parts: [
      {
        text: 'Marks count as they were given: nothing is added or taken away for strict or mild reviewers. Between equals the lot decides, which follows from the seed of the dealing.',
      },
      {
        head: ['Item', 'Stage', 'Text'],
        rows: items.map(({ id, stage, text }) => [String(id), stage, text]),
      },
      {
        head: ['Scoring version', 'When', 'By', 'Plan', 'Weights by id'],
        rows: versions.map(({ n, madeAt, by, planVersion, weights }) => [
          String(n),
          formatDateTimeInWords(madeAt, zone),
          by ?? nobody,
          planVersion === null ? '–' : `version ${planVersion}`,
          JSON.stringify(weights),
        ]),
      },
    ],
  };
}

type Moment = { what: string; at: Date | null };

/** When what happened, in the order of time. */
export function decisionRecordTimetableSection(
  job: DecisionRecordJob,
  others: readonly Moment[],
): DecisionRecordSectionContent {
  const moments = [
    { what: 'The role was begun', at: job.createdAt },
    { what: 'It was published', at: job.publishedAt },
    { what: 'Applications closed', at: job.closesAt },
    { what: 'It was archived', at: job.archivedAt },
    ...others,
  ]
    .flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    name: 'timetable',
    title: 'Timetable',
    content: { moments, outcome: job.outcome },
    parts: [
      {
        head: ['When', 'What'],
        rows: moments.map(({ what, at }) => [formatDateTimeInWords(at, job.zone), what]),
      },
    ],
  };
}

/** How many adjustments were agreed, and nothing else of them. */
export function decisionRecordAdjustmentsSection(agreed: number): DecisionRecordSectionContent {
  return {
    name: 'adjustments',
    title: 'Adjustments',
    content: { agreed },
    parts: [
      {
        text: `Agreed with candidates of this role: ${agreed}. With whom and what is kept apart from everything that decides.`,
      },
    ],
  };
}

const whose = {
  role: 'This role’s own words',
  template: 'The organisation’s template',
  round: 'Written to chosen candidates',
} as const;

export function decisionRecordEmailsSection(
  {
    counts,
    wordings,
  }: { counts: readonly SentEmailCountOfKind[]; wordings: readonly DecisionRecordEmailWording[] },
  zone: string,
): DecisionRecordSectionContent {
  return {
    name: 'mails',
    title: 'What candidates were written',
    content: { counts, wordings },
    parts: [
      { head: ['E-mail', 'Sent'], rows: counts.map(({ kind, sent }) => [kind, String(sent)]) },
      {
        text: 'Where none of the words below are for an e-mail, it was sent in the words that Evenhand brings along.',
      },
      ...wordings.flatMap(
        ({ kind, of, name, subject, body, at, by }): DecisionRecordSectionPart[] => [
          {
            heading: `${kind}: ${whose[of]}${name === null ? '' : ` “${name}”`}, ${formatDateTimeInWords(at, zone)}${by === null ? '' : `, by ${by}`}`,
          },
          { facts: [['Subject', subject]] },
          { text: body },
        ],
      ),
    ],
  };
}
