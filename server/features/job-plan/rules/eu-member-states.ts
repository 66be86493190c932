/**
 * Where an employer may not ask applicants what they earned: "An employer shall not ask applicants about their pay history during
 * their current or previous employment relationships", Directive (EU) 2023/970, article 5(2), to be law of the member states since
 * 7 June 2026 (article 34).
 */
export const euMemberStates: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
