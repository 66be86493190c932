import {
  PEOPLE_AT_PUBLISHED_STEP_MIN,
  PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN,
  RESPONDENTS_OF_PUBLISHED_GROUP_MIN,
  RESPONDENTS_OF_NARROW_GROUP_MIN,
  RESPONDENTS_OF_NARROWEST_GROUP_MIN,
  RESPONDENTS_OF_PUBLISHED_JOB_MIN,
} from './disclosure-limits.ts';

/** By what published figures are told apart. */
export type DemographicsDimension =
  | 'org'
  /** The whole organisation again, over about a quarter: steps that few reach in a month are told by it. */
  | 'quarter'
  | 'team'
  | 'grade'
  | 'team-grade'
  | 'source'
  | 'quick'
  | 'job';

const whole = {
  respondents: RESPONDENTS_OF_PUBLISHED_GROUP_MIN,
  people: PEOPLE_AT_PUBLISHED_STEP_MIN,
};
const part = {
  respondents: RESPONDENTS_OF_PUBLISHED_GROUP_MIN,
  people: PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN,
};
const job = {
  respondents: RESPONDENTS_OF_PUBLISHED_JOB_MIN,
  people: PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN,
};
const narrow = {
  respondents: RESPONDENTS_OF_NARROW_GROUP_MIN,
  people: PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN,
};
const narrowest = {
  respondents: RESPONDENTS_OF_NARROWEST_GROUP_MIN,
  people: PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN,
};

/** How many must have answered in a group that is told apart, and have got exactly as far as a step of it. */
export const thresholdsByDemographicsDimension: Readonly<
  Record<DemographicsDimension, { respondents: number; people: number }>
> = {
  org: whole,
  quarter: whole,
  team: part,
  grade: part,
  'team-grade': narrowest,
  // Only who sent the application is told: one look, and no step before it to count anybody with.
  source: whole,
  quick: narrow,
  job: job,
};

/** Between a team and a grade, in the name of a group of both. */
export const TEAM_AND_GRADE_SEPARATOR = '\u001f';

/** The group of those who did not apply quickly. */
export const DEMOGRAPHICS_GROUP_WITHOUT_QUICK_APPLY = 'no';
