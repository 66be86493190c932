/** Figures of fewer candidates are not shown. */
export const CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN = 5;

/** A percentage needs a denominator of so many. */
export const PERCENTAGE_DENOMINATOR_MIN = 20;

export const TOO_FEW_CANDIDATES_MESSAGE = 'You need 5+ candidates to see data';

export const TOO_FEW_CANDIDATES_CSV_MESSAGE = '5+ candidates required to see demographic data';

export const TOO_FEW_APPLICATIONS_IN_REPORT_MESSAGE = 'You need 5+ applications to see data';
