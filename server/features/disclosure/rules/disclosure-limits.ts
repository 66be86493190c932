/** A group is told apart when so many of its people have answered at least one question. */
export const RESPONDENTS_OF_PUBLISHED_GROUP_MIN = 25;
/**
 * Of narrow parts it needs more: their people are in other figures already, each of which rounds them by draws of its
 * own, and each further look at the same people is a further clue.
 */
export const RESPONDENTS_OF_PUBLISHED_JOB_MIN = 50;
export const RESPONDENTS_OF_NARROW_GROUP_MIN = 100;
export const RESPONDENTS_OF_NARROWEST_GROUP_MIN = 200;
/** Nothing is said of fewer people than these; and a figure that stands is replaced when so many of its people have changed. */
export const PEOPLE_AT_PUBLISHED_STEP_MIN = 5;
/** So many must have got exactly as far as a step of a part of the organisation, for the same reason. */
export const PEOPLE_AT_PUBLISHED_STEP_OF_SPLIT_MIN = 50;
/** Published counts are multiples of this; */
export const PUBLISHED_COUNT_ROUNDING_STEP = 5;
/** of this, where several answers are about as common as each other, */
export const EQUALLY_COMMON_ANSWERS_ROUNDING_STEP = 20;
/** and of this in groups of so many. */
export const EQUALLY_COMMON_LARGE_GROUP_ROUNDING_STEP = 40;
export const PEOPLE_OF_COARSELY_ROUNDED_GROUP_MIN = 60;
/** Until so many people of an organisation are told of, nobody knows which answers are common. */
export const PEOPLE_TO_KNOW_COMMON_ANSWERS_MIN = 100;
/** A dimension that cannot be split for so many quarters is left out for them. */
export const QUARTERS_TO_WAIT_FOR_SPLIT_MAX = 4;
/** A published table is looked at again after so many days. */
export const REVISE_PUBLISHED_TABLE_AFTER_DAYS = 90;
