import { experienceFigureDefinitions } from '../reporting/experience-figure-definitions.ts';
import { adverseImpactAndJobFigureDefinitions } from '../reporting/adverse-impact-and-job-figure-definitions.ts';

/** What a figure means: said to whoever asks on the screen, in the API reference and in docs/figures.md, in these words. */
export type ReportFigureDefinition = {
  title: string;
  /** One sentence. */
  says: string;
  /** Whose applications, roles or answers are counted. */
  population: string;
  formula: string;
  /** Which date decides whether something falls in the period. */
  dates: string;
  /** Whose days these are. */
  zone: string;
};

const IN_YOUR_ZONE =
  'Days begin and end at midnight in your organisation’s time zone; the first and the last day both count.';
const EXACT_BETWEEN =
  'The day of the hire is one of your organisation’s time zone; the time between is exact to the second.';
const SENT = 'Applications sent to any role that is not a draft or a practice role';
const HIRES = 'Everybody hired on any role that is not a practice role';
const BEGUN =
  'Everybody whose application was begun in the period, on any role that is not a practice role; whoever withdrew, was rejected or was erased since still counts';
const BEGUN_DATE = 'The day the application was begun, whenever the step itself was reached.';
const THIS_SOURCE = 'Applications begun in the period that came by this source';
const AS_PUBLISHED =
  'The closed periods within your dates, in your organisation’s time zone; the screen says which. Where the server publishes live counts: exactly your dates.';

const step = (title: string, says: string, formula: string): ReportFigureDefinition => ({
  title,
  says,
  population: `${BEGUN}.`,
  formula,
  dates: BEGUN_DATE,
  zone: IN_YOUR_ZONE,
});
const ofSource = (title: string, says: string, formula: string): ReportFigureDefinition => ({
  title,
  says,
  population: `${THIS_SOURCE}. The source is the first one seen: the utm_source of the link, else the site that linked to the role, else Direct. Sources that are one another’s alias count as one.`,
  formula,
  dates: BEGUN_DATE,
  zone: IN_YOUR_ZONE,
});

export const reportFigureDefinitions = {
  candidates: {
    title: 'Candidates',
    says: 'How many applications were sent in the period.',
    population: `${SENT}; whoever withdrew, was rejected or was erased since still counts.`,
    formula: 'A count.',
    dates: 'The day the application was sent.',
    zone: IN_YOUR_ZONE,
  },
  quickApplyCandidates: {
    title: 'Quick-apply candidates',
    says: 'How many people showed interest with quick apply in the period.',
    population:
      'Everybody who left a name and an e-mail address for any role that is not a practice role, whether or not they have applied since.',
    formula: 'A count.',
    dates: 'The day they showed interest.',
    zone: IN_YOUR_ZONE,
  },
  jobs: {
    title: 'Roles',
    says: 'How many roles were open at some moment of the period.',
    population: 'Roles that have been published and are not practice roles.',
    formula:
      'A count of those published by the end of the last day, and neither closed nor archived before the first day.',
    dates: 'The days on which the role was published, closed and archived.',
    zone: IN_YOUR_ZONE,
  },
  hired: {
    title: 'Hired',
    says: 'How many people were hired in the period.',
    population: `${HIRES}, whenever they applied.`,
    formula: 'A count.',
    dates: 'The day of the hire, which can be put in later.',
    zone: IN_YOUR_ZONE,
  },
  timeToHire: {
    title: 'Time to hire',
    says: 'How long it took from an application being sent to its hire, on average.',
    population: `${HIRES} in the period, whenever they applied.`,
    formula:
      'The mean of (hire − application sent). The API gives hours; the screen divides by 24 and shows days. Nothing without a hire.',
    dates: 'The day of the hire.',
    zone: EXACT_BETWEEN,
  },
  timeToHireMedian: {
    title: 'Time to hire, median',
    says: 'The time from an application being sent to its hire that half of the hires stayed below.',
    population: `${HIRES} in the period, whenever they applied.`,
    formula:
      'The median of (hire − application sent), midway between the middle two where there is an even number. Hours in the API, days on the screen.',
    dates: 'The day of the hire.',
    zone: EXACT_BETWEEN,
  },
  timeToFill: {
    title: 'Time to fill',
    says: 'How long it took from publishing a role to its first hire, on average.',
    population: 'Roles whose first hire falls in the period; not practice roles.',
    formula:
      'The mean of (first hire of the role − role first published). Hours in the API, days on the screen. Nothing without such a role.',
    dates: 'The day of the role’s first hire.',
    zone: EXACT_BETWEEN,
  },
  timeToFillMedian: {
    title: 'Time to fill, median',
    says: 'The time from publishing a role to its first hire that half of the roles stayed below.',
    population: 'Roles whose first hire falls in the period; not practice roles.',
    formula: 'The median of (first hire of the role − role first published).',
    dates: 'The day of the role’s first hire.',
    zone: EXACT_BETWEEN,
  },
  rejected: {
    title: 'Rejected',
    says: 'How many candidates were rejected in the period.',
    population:
      'Candidates who had sent their application, on any role that is not a practice role.',
    formula: 'A count of those who stand rejected; a rejection that was undone is none.',
    dates: 'The day of the rejection.',
    zone: IN_YOUR_ZONE,
  },
  jobCandidates: {
    title: 'Candidates of a role',
    says: 'How many applications were sent to the role in the period.',
    population: 'Applications sent to this role.',
    formula: 'A count. Over all roles they add up to “Candidates”, unless a role was not open.',
    dates: 'The day the application was sent.',
    zone: IN_YOUR_ZONE,
  },
  jobHired: {
    title: 'Hired on a role',
    says: 'How many people were hired on the role in the period.',
    population: 'Everybody hired on this role.',
    formula: 'A count.',
    dates: 'The day of the hire.',
    zone: IN_YOUR_ZONE,
  },
  jobTimeToHire: {
    title: 'Time to hire of a role',
    says: 'How long it took from an application being sent to its hire, on average, on this role.',
    population: 'Everybody hired on this role in the period.',
    formula: 'The mean of (hire − application sent), in days.',
    dates: 'The day of the hire.',
    zone: EXACT_BETWEEN,
  },
  started: step(
    'Started',
    'How many of those begun in the period got as far as the application form.',
    'Reached when the equal-opportunities page was answered or skipped; where the role has no such page, when the application was begun.',
  ),
  submit: step(
    'Submitted',
    'How many of those begun in the period sent their application.',
    'Reached when the application was sent.',
  ),
  review: step(
    'Reviewed',
    'How many of those begun in the period were reviewed.',
    'Reached when the answers first went to reviewers, or the candidate was moved on by hand.',
  ),
  cvreview: step(
    'CV reviewed',
    'How many of those begun in the period had their CV reviewed.',
    'Reached when the CV first went to reviewers. A role without a CV review counts here whom it counts in “Reviewed”.',
  ),
  interview: step(
    'Interviews & tasks',
    'How many of those begun in the period came to interviews and tasks.',
    'Reached when the candidate was first moved to “Interviews & Tasks”, or to a later step.',
  ),
  stepHired: step(
    'Hired',
    'How many of those begun in the period were hired, whenever that was.',
    'Reached when the candidate was hired. Differs from the key number “Hired”, which goes by the day of the hire.',
  ),
  dropOff: step(
    'Drop-off',
    'Which share of those at the step before did not reach this step.',
    '1 − (reached this step) ÷ (reached the step before). Whoever reached a later step counts in every one before it.',
  ),
  diversity: {
    title: 'Diversity by step',
    says: 'How many people of each group reached a step, as published.',
    population: `${BEGUN}; in a published period with at least 25 who answered the equal-opportunities questions.`,
    formula:
      'Sums of stored numbers of those who got just so far, each rounded at random to a multiple of 5 once and kept; of 20 or 40 where answers are about as common as each other. So they may not add up; sums under 5 are not shown. Where one to four people got just so far, they are counted with the step before.',
    dates: BEGUN_DATE,
    zone: AS_PUBLISHED,
  },
  share: {
    title: 'Share of a group',
    says: 'Which share a group has among those at a step who told us.',
    population: 'Everybody at the step who gave an answer in the category.',
    formula:
      '(published number of the group) ÷ (sum of the published numbers of all groups, without “unknown”). Only where that sum is 20 or more.',
    dates: BEGUN_DATE,
    zone: AS_PUBLISHED,
  },
  groupPassRate: {
    title: 'Pass rate of a group',
    says: 'Which share of a group at the step before reached this step.',
    population: 'Everybody of the group who reached the step before.',
    formula:
      '(published number at this step) ÷ (published number at the step before), within the group. Only where the latter is 20 or more.',
    dates: BEGUN_DATE,
    zone: AS_PUBLISHED,
  },
  unknown: {
    title: 'Unknown',
    says: 'How many did not tell: they were not asked, skipped the question or preferred not to say.',
    population: `${BEGUN}.`,
    formula: 'A published number like those of the groups; it is in no percentage.',
    dates: BEGUN_DATE,
    zone: AS_PUBLISHED,
  },
  sourceCandidates: ofSource(
    'Candidates of a source',
    'How many who came by this source sent their application.',
    'A count of those who reached “Submitted”.',
  ),
  sourceReview: ofSource(
    'Reviewed, of a source',
    'How many who came by this source were reviewed.',
    'A count of those who reached “Reviewed”.',
  ),
  sourceInterview: ofSource(
    'Interviews, of a source',
    'How many who came by this source came to interviews and tasks.',
    'A count of those who reached “Interviews & tasks”.',
  ),
  sourceHired: ofSource(
    'Hired, of a source',
    'How many who came by this source were hired.',
    'A count of those who reached “Hired”.',
  ),
  sourceMeanScore: ofSource(
    'Mean score of a source',
    'How those who came by this source did in blind review.',
    'The mean, over candidates whose reviews are released, of their mean stars in blind review, from 1 to 5. Nothing under five of them.',
  ),
  sourceDiversity: {
    title: 'Diversity of a source',
    says: 'Of which groups those are who came by this source and sent their application, as published.',
    population: `${THIS_SOURCE} and were sent.`,
    formula:
      'As “Diversity by step”. Sources with fewer than 25 who answered have no figures of their own.',
    dates: BEGUN_DATE,
    zone: AS_PUBLISHED,
  },
  ...experienceFigureDefinitions,
  ...adverseImpactAndJobFigureDefinitions,
} as const satisfies Record<string, ReportFigureDefinition>;

export type ReportFigureId = keyof typeof reportFigureDefinitions;
