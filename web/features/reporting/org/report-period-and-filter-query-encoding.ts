/** What a report is asked about: days (yyyy-MM-dd) in the organisation's zone, both included, and the roles it is narrowed to. */
export type ReportPeriodAndFilterValues = {
  from: string;
  until: string;
  teams: readonly string[];
  grades: readonly string[];
};

/** As every call of the report takes it; the same object for the same question, so that answers are shared. */
export function toOrganisationReportQuery({
  from,
  until,
  teams,
  grades,
}: ReportPeriodAndFilterValues) {
  return {
    from,
    until,
    ...(teams.length > 0 && { teams: encodeTeamNamesForQuery(teams) }),
    ...(grades.length > 0 && { grades: encodeGradeNamesForQuery(grades) }),
  };
}

/** A name may hold the very signs that stand between names: each is percent-encoded before they are joined. */
export const encodeTeamNamesForQuery = (teams: readonly string[]) =>
  teams.map(encodeURIComponent).join(',');
export const encodeGradeNamesForQuery = (grades: readonly string[]) =>
  grades.map(encodeURIComponent).join('||');

export const decodeTeamNamesOfQuery = (joined: string) => split(joined, ',');
export const decodeGradeNamesOfQuery = (joined: string) => split(joined, '||');

function split(joined: string, sign: string): string[] {
  return [...new Set(joined.split(sign).map(decoded))].filter((name) => name !== '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written by hand, with a percent sign that stands for itself.
    return text;
  }
}
