import type { EventEmailDefinition } from '../../emails/event-email-definition-types.ts';
import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { formatDateTimeInWords } from '../../time/format-date-time-and-weekday-in-words.ts';
import { findAdminsToWarnOfTwinRun, findTwinRuns } from './sql/twin-runs-and-their-announcement.ts';

const LOOKED_AT = 100;

export const twinRunEventEmailDefinitions = {
  /** To every admin: each of them can have the reviewing stopped. */
  'twin-run-different': {
    kind: 'twin-run-different',
    async draft(db, { services, subjectId: runId }) {
      const run = (await findTwinRuns(db, LOOKED_AT)).find(({ id }) => id === runId);
      if (run === undefined) return null;
      return (await findAdminsToWarnOfTwinRun(db)).map(({ id, email, employer, zone }) => ({
        to: email,
        memberId: id,
        values: {
          ORG_NAME: employer,
          DUE_DATE: formatDateTimeInWords(run.begunAt, zone ?? 'UTC'),
          URL: `${services.config.BASE_URL}/settings/privacy`,
        },
      }));
    },
  },
} as const satisfies Partial<Record<EventKind, EventEmailDefinition>>;
