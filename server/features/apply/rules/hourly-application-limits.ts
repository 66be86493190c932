/** Applications from one network in an hour: a school's computer room, not a machine. */
export const APPLICATIONS_AN_HOUR_MAX = 30;
/** How often one address is sent its link within an hour, whoever asks. */
export const APPLICATION_LINKS_AN_HOUR_MAX = 3;
