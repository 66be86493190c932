import {
  OTHER_COUNTRIES_RETENTION_CODE,
  type RetentionPeriod,
  type RetainedDataKind,
  retainedDataKinds,
} from '@evenhand/contract/retention/retention-periods.ts';

export type OwnRetentionPeriod = {
  country: string;
  store: RetainedDataKind;
  months: number;
  reason: string;
};

type UsualPeriod = { months: number; reason: string };

const applicationPeriods: Record<string, UsualPeriod> = {
  GB: {
    months: 12,
    reason:
      'A claim can reach an employment tribunal until six months after the decision where it gives more time, and conciliation adds weeks to that.',
  },
  DE: {
    months: 6,
    reason:
      'A claim under the equal treatment act is raised within two months of the rejection and brought to court within three more.',
  },
};

const otherPeriods: Record<RetainedDataKind, UsualPeriod> = {
  application: {
    months: 12,
    reason: 'So long until a lawyer of that country names another period.',
  },
  unfinished: {
    months: 6,
    reason: 'What was never sent in was never decided on: nobody needs it to answer a claim.',
  },
};

/** The country of roles that name none; `*` where the organisation said "somewhere else". */
export function homeCountryOfLocale(locale: string): string {
  // Northern Ireland has no code among countries; the one of its letters is Nicaragua.
  if (locale === 'en-NI') return 'GB';
  return /-([A-Z]{2})$/.exec(locale)?.[1] ?? OTHER_COUNTRIES_RETENTION_CODE;
}

/** For how long something of a role of a country is kept, and why: what the organisation says, of the country or of all others. */
export function pickRetentionPeriodOfCountry(
  own: readonly OwnRetentionPeriod[],
  { country, store }: { country: string; store: RetainedDataKind },
): UsualPeriod {
  const ownOf = (of: string) => own.find((row) => row.country === of && row.store === store);
  const usual = usualOfCountry(country, store);
  return ownOf(country) ?? usual ?? ownOf(OTHER_COUNTRIES_RETENTION_CODE) ?? otherPeriods[store];
}

/** All that there is to read and change: the countries that the program knows, the organisation's own, and all others. */
export function listRetentionPeriodsWithDefaults(
  own: readonly OwnRetentionPeriod[],
  home: string,
): RetentionPeriod[] {
  const countries = new Set([
    home,
    ...Object.keys(applicationPeriods),
    ...own.map(({ country }) => country),
    OTHER_COUNTRIES_RETENTION_CODE,
  ]);
  return retainedDataKinds.flatMap((store) =>
    [...countries]
      .filter(
        (country) =>
          country === OTHER_COUNTRIES_RETENTION_CODE ||
          usualOfCountry(country, store) !== undefined ||
          own.some((row) => row.country === country && row.store === store),
      )
      .map((country) => ({
        country,
        store,
        ...pick(pickRetentionPeriodOfCountry(own, { country, store })),
        usualMonths: pickRetentionPeriodOfCountry(
          own.filter((row) => row.country !== country),
          { country, store },
        ).months,
        isOwn: own.some((row) => row.country === country && row.store === store),
      })),
  );
}

function usualOfCountry(country: string, store: RetainedDataKind): UsualPeriod | undefined {
  return store === 'application' && Object.hasOwn(applicationPeriods, country)
    ? applicationPeriods[country]
    : undefined;
}

function pick({ months, reason }: UsualPeriod): UsualPeriod {
  return { months, reason };
}
