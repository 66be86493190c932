import type { RetentionHoldGround } from '@evenhand/contract/retention/retention-holds.ts';
import type { RetainedDataKind } from '@evenhand/contract/retention/retention-periods.ts';
import {
  homeCountryOfLocale,
  type OwnRetentionPeriod,
  pickRetentionPeriodOfCountry,
} from '../../organisation/rules/find-retention-periods-and-home-country.ts';
import { todayInZone } from '../../../time/today-in-zone.ts';
import { type JobOutcomeFacts, determineJobOutcome, type JobOutcomeRule } from './job-outcome.ts';

export type OrganisationRetentionRules = {
  locale: string;
  zone: string;
  periods: readonly OwnRetentionPeriod[];
};

export type ApplicationRetentionFacts = JobOutcomeFacts & {
  /** Of the role; null where it names none. */
  country: string | null;
  isUnfinished: boolean;
  /** Until when the person, of whom this is the newest application, has agreed to hear of other roles. */
  agreedUntil: Date | null;
  /** Those that stand; a day is the last on which one holds. */
  holds: readonly { ground: RetentionHoldGround; endsOn: string }[];
};

/**
 * Until when an application is kept. `until`: through that day, and erased in the night after it. `held`: through that day whatever
 * else is so; `withoutHold` is the day that its period says. `not-started`: its role is open, or has no outcome yet.
 */
export type ApplicationRetentionEnd =
  | {
      kind: 'until';
      day: string;
      ground: 'period' | 'agreed';
      rule: JobOutcomeRule;
      months: number;
      /** Printed beside the period. */
      reason: string;
    }
  | { kind: 'held'; day: string; ground: RetentionHoldGround; withoutHold: string | null }
  | { kind: 'not-started'; why: 'open' | 'undecided'; silentAt: Date | null };

/** When an application is to be erased, by which rule, or why not yet. The time runs from the outcome of its role. */
export function findApplicationRetentionEnd(
  facts: ApplicationRetentionFacts,
  place: OrganisationRetentionRules,
  now: Date,
): ApplicationRetentionEnd {
  const today = todayInZone(place.zone, now);
  const free = keptWithoutHolds(facts, place, now);
  const hold = facts.holds
    .filter(({ endsOn }) => endsOn >= today)
    .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn))
    .at(-1);
  if (hold === undefined) return free;
  return {
    kind: 'held',
    day: hold.endsOn,
    ground: hold.ground,
    withoutHold: free.kind === 'until' ? free.day : null,
  };
}

/** Whether the night of a day erases it. */
export function isApplicationToBeErased(kept: ApplicationRetentionEnd, today: string): boolean {
  return kept.kind === 'until' && kept.day < today;
}

/** Whether anything of a role can be over by a night: most roles need no look at their applications. */
export function mayAnyRetentionOfJobBeOver(
  job: JobOutcomeFacts & Pick<ApplicationRetentionFacts, 'country'>,
  { place, now, night }: { place: OrganisationRetentionRules; now: Date; night: string },
): boolean {
  const nobody = { agreedUntil: null, holds: [] };
  return [true, false].some((isUnfinished) =>
    isApplicationToBeErased(
      findApplicationRetentionEnd({ ...job, ...nobody, isUnfinished }, place, now),
      night,
    ),
  );
}

function storeOf({
  isUnfinished,
}: Pick<ApplicationRetentionFacts, 'isUnfinished'>): RetainedDataKind {
  return isUnfinished ? 'unfinished' : 'application';
}

function keptWithoutHolds(
  facts: ApplicationRetentionFacts,
  { locale, zone, periods }: OrganisationRetentionRules,
  now: Date,
): Exclude<ApplicationRetentionEnd, { kind: 'held' }> {
  const outcome = determineJobOutcome(facts, now);
  if (outcome.rule === null)
    return { kind: 'not-started', why: outcome.why, silentAt: outcome.silentAt };
  const { months, reason } = pickRetentionPeriodOfCountry(periods, {
    country: facts.country ?? homeCountryOfLocale(locale),
    store: storeOf(facts),
  });
  const { rule } = outcome;
  const day = addMonthsToDay(todayInZone(zone, outcome.at), months);
  const agreed = facts.agreedUntil === null ? null : todayInZone(zone, facts.agreedUntil);
  return agreed !== null && agreed > day
    ? { kind: 'until', day: agreed, ground: 'agreed', rule, months, reason }
    : { kind: 'until', day, ground: 'period', rule, months, reason };
}

/** The same day some months later; of a day that the month does not have, its last one. */
export function addMonthsToDay(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
