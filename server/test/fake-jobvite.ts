import { startTestWebhookReceiver } from './test-webhook-receiver.ts';

/** What the vendor is known to tell of a requisition; a test says what differs. */
export const fakeJobviteRequisition = {
  eId: 'oAbCdEfG',
  requisitionId: 'REQ-104',
  title: 'Turbine Technician',
  description:
    '<h3>What you will do</h3><p>You climb, you mend &amp; you <b>write it down</b>.</p><ul><li>Twelve towers</li><li>One van</li></ul><script>alert(1)</script>',
  briefDescription: 'You climb.',
  jobState: 'Open',
  department: 'Operations',
  category: 'Engineering',
  location: 'Hull, England, United Kingdom',
  locations: [{ city: 'Hull', state: 'England', country: 'United Kingdom' }],
  closeDate: Date.UTC(2099, 10, 30),
  lastUpdatedDate: 1_756_300_000_000,
  sentDate: 1_756_200_000_000,
  hiringManagers: [] as { email: string }[],
  recruiters: null as { email: string }[] | null,
  primaryHiringManagerEmail: '' as string | null,
  primaryRecruiterEmail: null as string | null,
};

/** Jobvite on this machine; until a test says otherwise it knows one requisition, whoever asks. */
export async function startFakeJobvite() {
  const sink = await startTestWebhookReceiver();
  const tell = (body: unknown, status = 200) =>
    sink.answer((reply) =>
      reply
        .writeHead(status, { 'content-type': 'application/json;charset=utf-8' })
        .end(typeof body === 'string' ? body : JSON.stringify(body)),
    );
  return {
    ...sink,
    base: `http://${sink.host}`,
    tell,
    tellJob: (changes: Partial<Record<keyof typeof fakeJobviteRequisition, unknown>> = {}) =>
      tell({
        total: 1,
        status: { code: 200, messages: null },
        requisitions: [{ ...fakeJobviteRequisition, ...changes }],
      }),
  };
}
