/** What the server itself writes into links, and what links often call themselves. */
const standardTitles: Readonly<Record<string, string>> = {
  invitation: 'Invitation',
  'past-application': 'Past applicants',
  'careers-page': 'Careers page',
  'staff-referral': 'Staff referral',
  email: 'E-mail',
  newsletter: 'Newsletter',
  qr: 'QR code',
};

type Board = { source: string; name: string };

/** By what links carry, what people call it: the name of its board, which may change, where there is one. */
export function mapSourcesToTitles(boards: readonly Board[]): Map<string, string> {
  return new Map([
    ...Object.entries(standardTitles),
    ...boards.map(({ source, name }): [string, string] => [source, name]),
  ]);
}

/** Of each source its title; where two would be called the same, with what tells them apart. */
export function disambiguateSourceTitles(
  sources: readonly string[],
  titles: ReadonlyMap<string, string>,
): Map<string, string> {
  const titleOf = (source: string) => titles.get(source) ?? source;
  const uses = Map.groupBy(new Set(sources), titleOf);
  return new Map(
    sources.map((source) => {
      const title = titleOf(source);
      const isShared = (uses.get(title)?.length ?? 0) > 1 && title !== source;
      return [source, isShared ? `${title} (${source})` : title];
    }),
  );
}
