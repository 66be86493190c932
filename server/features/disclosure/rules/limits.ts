/** A group is told apart when so many of its people have answered at least one question. */
export const RESPONDENTS_LEAST = 25;
/**
 * Of the narrowest parts it needs more: their people are in other figures already, each of which rounds them by draws of its
 * own, and each further look at the same people is a further clue.
 */
export const RESPONDENTS_LEAST_NARROW = 50;
/** Nothing is said of fewer people than these; and a figure that stands is replaced when so many of its people have changed. */
export const PEOPLE_LEAST = 5;
/** So many must have got exactly as far as a step of a part of the organisation, for the same reason. */
export const PEOPLE_LEAST_SPLIT = 50;
/** Published counts are multiples of this. */
export const STEP_OF_COUNTS = 5;
/** A dimension that cannot be split for so many quarters is left out for them. */
export const QUARTERS_WAITED = 4;
/** A published table is looked at again after so many days. */
export const LOOK_AGAIN_DAYS = 90;
