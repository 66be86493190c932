import * as z from 'zod/mini';

/** A day (yyyy-MM-dd) or an instant, which stands for the day it falls on in the organisation's zone. */
const When = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'Use a date such as 2026-03-31.',
});

/**
 * Both dates are days in the organisation's zone, the last one included; without them the last three months.
 * `teams`: percent-encoded values joined by a comma; `grades`: percent-encoded values joined by `||`.
 */
export const OrganisationReportQuery = {
  from: z.optional(When),
  until: z.optional(When),
  teams: z.optional(z.string()),
  grades: z.optional(z.string()),
} as const;

/** Of reports that know neither period nor filter: as elsewhere, what means nothing is refused. */
export const EmptyReportQuery = z.strictObject({});
