import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findJobPlan } from '@evenhand/contract/plan/plan-versions.ts';
import { dateTimeInWords } from '../../../time/date-time-in-words.ts';
import { planParts } from './plan-parts.ts';
import type { RecordPart, RecordSection } from './record-section.ts';
import type {
  AdvertOfRecord,
  EmailCount,
  ItemOfRecord,
  JobOfRecord,
  WeightsOfRecord,
  WordingOfRecord,
} from './record-facts.ts';

const nobody = 'the server';

/** What candidates read of the role, each time that it changed. */
export function advertSection(adverts: readonly AdvertOfRecord[], zone: string): RecordSection {
  return {
    name: 'advert',
    title: 'The advert, as it was published',
    content: { versions: adverts },
    parts: adverts.flatMap(({ n, keptAt, by, advert }): RecordPart[] => [
      { heading: `Version ${n}, ${dateTimeInWords(keptAt, zone)}, by ${by ?? nobody}` },
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
      return [[label, dateTimeInWords(new Date(value), zone)]];
    if (Array.isArray(value)) return value.length === 0 ? [] : [[label, value.join(', ')]];
    if (value === null || value === undefined || value === '') return [];
    return [[label, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
}

/** The plan in every version, with its hash and what each changed: criteria, stages, items and guides as they were frozen. */
export function planSection(
  { versions, deviations }: ResponseOf<typeof findJobPlan>,
  zone: string,
): RecordSection {
  return {
    name: 'plan',
    title: 'The plan, as it was frozen',
    content: { versions, deviations },
    parts: versions.flatMap(({ n, sha256, frozenAt, plan }): RecordPart[] => {
      const change = deviations.find((one) => one.n === n);
      return [
        { heading: `Version ${n}, ${dateTimeInWords(frozenAt, zone)}` },
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
        ...planParts(plan),
      ];
    }),
  };
}

/** What marks refer to, and by which weights candidates were ranked. */
export function scoringSection(
  { items, versions }: { items: readonly ItemOfRecord[]; versions: readonly WeightsOfRecord[] },
  zone: string,
): RecordSection {
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
          dateTimeInWords(madeAt, zone),
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
export function timetableSection(job: JobOfRecord, others: readonly Moment[]): RecordSection {
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
        rows: moments.map(({ what, at }) => [dateTimeInWords(at, job.zone), what]),
      },
    ],
  };
}

/** How many adjustments were agreed, and nothing else of them. */
export function adjustmentsSection(agreed: number): RecordSection {
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

export function emailsSection(
  { counts, wordings }: { counts: readonly EmailCount[]; wordings: readonly WordingOfRecord[] },
  zone: string,
): RecordSection {
  return {
    name: 'mails',
    title: 'What candidates were written',
    content: { counts, wordings },
    parts: [
      { head: ['E-mail', 'Sent'], rows: counts.map(({ kind, sent }) => [kind, String(sent)]) },
      {
        text: 'Where none of the words below are for an e-mail, it was sent in the words that Evenhand brings along.',
      },
      ...wordings.flatMap(({ kind, of, name, subject, body, at, by }): RecordPart[] => [
        {
          heading: `${kind}: ${whose[of]}${name === null ? '' : ` “${name}”`}, ${dateTimeInWords(at, zone)}${by === null ? '' : `, by ${by}`}`,
        },
        { facts: [['Subject', subject]] },
        { text: body },
      ]),
    ],
  };
}
