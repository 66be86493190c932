import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const folder = 'server/features/disclosure';
const frozen = (title: string): PlantedFaultDetector => ({
  file: `${folder}/publish-due-demographics.test.ts`,
  title,
});
const reported = (title: string): PlantedFaultDetector => ({
  file: `${folder}/read-demographics-report.test.ts`,
  title,
});
const rule = (name: string, title: string): PlantedFaultDetector => ({
  file: `${folder}/rules/${name}.test.ts`,
  title,
});
const safeOneByOne: PlantedFaultDetector = {
  file: `${folder}/published-sums.test.ts`,
  title: 'what is stored is never a whole step off a true count of the group, and no draw shows',
};
const inPublishing = (from: string, to: string) => [
  { file: `${folder}/publish-withhold-and-revise-demographics-tables.ts`, from, to },
];

/** Ways of publishing figures that can be worked back to somebody. */
export const plantedPublishedFigureDisclosureFaults: PlantedFault[] = [
  {
    name: 'diversity figures drawn again at each freeze',
    change: inPublishing(
      'return { ...cell, draw: before.draw, step: before.step };',
      'return { ...cell, draw: randomInt(before.step), step: before.step };',
    ),
    net: frozen('a cell is rounded by one draw for good, also when what it counts has changed'),
  },
  {
    name: 'answers that are as common as each other rounded to five like the rest',
    change: [
      {
        file: `${folder}/rules/disclosure-limits.ts`,
        from: 'EQUALLY_COMMON_ANSWERS_ROUNDING_STEP = 20',
        to: 'EQUALLY_COMMON_ANSWERS_ROUNDING_STEP = 5',
      },
    ],
    net: rule(
      'choose-and-find-demographic-rounding-steps',
      'what is coarse is told of every answer, whoever gave it',
    ),
  },
  {
    name: 'diversity figures of groups of five',
    change: [
      {
        file: `${folder}/rules/disclosure-limits.ts`,
        from: 'RESPONDENTS_OF_PUBLISHED_GROUP_MIN = 25',
        to: 'RESPONDENTS_OF_PUBLISHED_GROUP_MIN = 5',
      },
    ],
    net: frozen(
      'a month is published once it has closed in the organisation’s zone, and with 25 who answered',
    ),
  },
  {
    name: 'diversity figures that follow every day what happens',
    change: [
      {
        file: `${folder}/rules/disclosure-limits.ts`,
        from: 'REVISE_PUBLISHED_TABLE_AFTER_DAYS = 90',
        to: 'REVISE_PUBLISHED_TABLE_AFTER_DAYS = 1',
      },
    ],
    net: frozen(
      'a figure that stands is replaced after 90 days, where five people of a step have changed, by the same draw',
    ),
  },
  {
    name: 'diversity figures that one person can change',
    change: [
      {
        file: `${folder}/rules/revise-demographics-cells.ts`,
        from: 'Math.max(come, gone) >= PEOPLE_AT_PUBLISHED_STEP_MIN',
        to: 'Math.max(come, gone) >= PEOPLE_AT_PUBLISHED_STEP_MIN - 4',
      },
    ],
    net: frozen('erasing a person changes no published figure'),
  },
  {
    name: 'diversity figures of a month that is not over',
    change: [
      {
        file: `${folder}/publish-due-demographics.ts`,
        from: 'return previousCalendarDay(firstDayOfMonth(await findTodayOfOrganisation(db, now)));',
        to: 'return lastDayOfMonth(await findTodayOfOrganisation(db, now));',
      },
      {
        file: `${folder}/publish-due-demographics.ts`,
        from: '  nextCalendarDay,\n  previousCalendarDay,\n  firstDayOfMonth,\n',
        to: '  nextCalendarDay,\n  lastDayOfMonth,\n',
      },
    ],
    net: frozen(
      'a month is published once it has closed in the organisation’s zone, and with 25 who answered',
    ),
  },
  {
    name: 'a role published although the rest of the organisation is three people',
    change: [
      {
        file: `${folder}/publish-due-demographics.ts`,
        from: 'others >= least ? null',
        to: 'others >= 0 ? null',
      },
    ],
    net: reported(
      'a role is published once it has closed, when it and all the others are groups, and says why it is not',
    ),
  },
  {
    name: 'a role that takes its candidates along to another team',
    change: [
      {
        file: `${folder}/sql/demographic-counts-and-closed-jobs-to-publish.ts`,
        from: 'id !== undefined && isOfJobs(dimension)',
        to: 'id !== undefined && dimension === null',
      },
    ],
    net: frozen(
      'a role that moves to another team, or a team that is renamed, changes no figure of a team',
    ),
  },
  {
    name: 'three quick applications that are told apart',
    change: [
      {
        file: `${folder}/rules/split-into-named-and-pooled-groups.ts`,
        from: 'return peopleOf(others) > 0 && respondents < least;',
        to: 'return peopleOf(others) > 3 && respondents < least;',
      },
    ],
    net: reported('three quick applications make no group, whatever the toggle'),
  },
  {
    name: 'diversity figures of a team at whose step a handful stand',
    change: [
      {
        file: `${folder}/rules/demographics-dimensions-and-thresholds.ts`,
        from: 'const part = {\n  respondents: RESPONDENTS_OF_PUBLISHED_GROUP_MIN,\n  people: PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN,\n};',
        to: 'const part = { respondents: RESPONDENTS_OF_PUBLISHED_GROUP_MIN, people: PEOPLE_AT_PUBLISHED_STEP_MIN };',
      },
    ],
    net: safeOneByOne,
  },
  {
    name: 'diversity figures of all the others together, beside those told apart',
    change: [
      {
        file: `${folder}/rules/omit-unneeded-demographics-cells.ts`,
        from: 'if (cell.group === POOLED_GROUP_OF_ALL_OTHERS) return [];',
        to: 'if (cell.group === `${POOLED_GROUP_OF_ALL_OTHERS}!`) return [];',
      },
    ],
    net: safeOneByOne,
  },
  {
    name: 'diversity figures of each source, step by step',
    change: [
      {
        file: `${folder}/rules/omit-unneeded-demographics-cells.ts`,
        from: "[{ ...cell, furthest: 'submit' }]",
        to: '[cell]',
      },
    ],
    net: safeOneByOne,
  },
  {
    name: 'diversity figures by draws that can be foretold',
    change: inPublishing('draw: randomInt(step)', 'draw: Math.floor(Math.random() * step)'),
    net: safeOneByOne,
  },
  {
    name: 'diversity figures of a source that follow who is moved to it',
    change: [
      {
        file: `${folder}/sql/published-demographics-tables-and-rounding-draws.ts`,
        from: " and dimension <> 'source'",
        to: '',
      },
    ],
    net: reported(
      'candidates without quick apply, and each source, have figures of their own where both sides are groups',
    ),
  },
  {
    name: 'staff that read the draws of diversity figures',
    sql: `grant usage on schema eo to ${testDatabaseRolePrefix}_staff; grant select on eo.rounding_draw to ${testDatabaseRolePrefix}_staff`,
    net: {
      file: 'server/test/kept-apart.test.ts',
      title: 'no door but the one that adds up reads the answers or the link to them',
    },
  },
];
