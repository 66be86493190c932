import type { AccessMatrixPreparation } from './access-matrix-preparation-types.ts';
import { testInterviewSettings } from './interview-test-actions.ts';

const DAY_MS = 86_400_000;
const VERSION = { version: 1 };

const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS);

/** As in access-matrix-preparations.ts, for what is done with interviews and their times. */
export const interviewAccessPreparations: Record<string, AccessMatrixPreparation> = {
  'POST /api/manage/{jobId}/interviews/{interviewId}/book': async ({ things }) => ({
    ...VERSION,
    slotId: things.interviewSlot.id,
  }),
  'POST /api/manage/{jobId}/interviews/{interviewId}/cancel': async () => VERSION,
  'POST /api/manage/{jobId}/interviews/{interviewId}/outcome': async () => ({
    ...VERSION,
    outcome: 'done',
  }),
  'PUT /api/job/{id}/interview-rounds/{roundId}': async ({ things }) => ({
    ...testInterviewSettings,
    ...VERSION,
    panel: [things.member.id],
  }),
  'POST /api/job/{id}/interview-rounds/{roundId}/slots': async ({ things }) => ({
    kind: 'single',
    startsAt: daysAhead(9),
    panel: [things.member.id],
  }),
  'POST /api/job/{id}/interview-rounds/{roundId}/slots/busy': async ({ things }) => ({
    kind: 'single',
    startsAt: daysAhead(9),
    panel: [things.member.id],
  }),
  'PUT /api/member-calendar': async () => ({
    kind: 'ics',
    url: 'https://calendars.example/busy.ics',
  }),
  'PUT /api/job/{id}/interview-slots/{slotId}': async ({ things }) => ({
    ...VERSION,
    startsAt: daysAhead(8),
    roomId: null,
    panel: [things.member.id],
  }),
  'POST /api/job/{id}/interview-slots/withdraw': async ({ things }) => ({
    slotIds: [things.interviewSlot.id],
  }),
  'PUT /api/org/interview-rooms/{roomId}': async () => ({
    ...VERSION,
    name: 'Beech',
    seats: 8,
    accessNotes: '',
  }),
};
