import { beforeEach, expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer({ OPERATOR_EMAIL: 'operator@example.com' });
let admin: PlantedMember;
beforeEach(async () => {
  server.setNow(null);
  const org = await server.given.organisation({ name: 'Brown Bakery' });
  admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Ada', lastName: 'Okafor' });
});
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const toggle = (featureName: string, enabled: boolean) =>
  server.as(admin).post('/account/features/toggle', { featureName, enabled });
const request = (featureName: string) =>
  server.as(admin).post('/account/features/request', { featureName });

test.for(['quick-apply', 'careers-page', 'text-analysis'])(
  'admins switch %s on and off themselves',
  async (name) => {
    const isOn = async () =>
      (await server.as(admin).get('/api/user/current')).json().user.Org.features.includes(name);
    await toggle(name, true);
    await toggle(name, true);
    expect(await isOn()).toBe(true);
    const { features } = (await toggle(name, false)).json();
    expect(features.find((feature: { name: string }) => feature.name === name)).toMatchObject({
      isOn: false,
      isSelfServe: true,
    });
    expect(await isOn()).toBe(false);
  },
);

test.for(['global-reporting', 'limited-library', 'jobvite-import', 'impersonation', 'constructor'])(
  '%s is nothing an admin switches',
  async (name) => {
    expect(code(await toggle(name, true))).toEqual([403, 'not-self-serve']);
    expect((await server.as(admin).get('/api/user/current')).json().user).toMatchObject({
      Org: { features: [], hasGlobalReporting: false },
    });
  },
);

test('the database itself switches no other flag for the staff door', async () => {
  const { rows } = await server.given.owner.query(
    `select core.switch_feature('global-reporting', true) as switched`,
  );
  expect(rows).toEqual([{ switched: false }]);
});

test('a feature is asked for once in seven days: the operator gets one e-mail, and the admin hears when it was', async () => {
  const monday = new Date('2026-06-01T10:00:00Z');
  server.setNow(monday);
  const first = await server.as(admin).post('/account/send-global-reporting-access-request');
  expect([first.statusCode, first.json()]).toEqual([202, { requestedAt: monday.toISOString() }]);
  server.setNow(new Date('2026-06-08T09:59:00Z'));
  expect((await request('global-reporting')).json()).toEqual({ requestedAt: monday.toISOString() });
  server.setNow(new Date('2026-06-08T10:00:00Z'));
  expect((await request('global-reporting')).json()).toEqual({
    requestedAt: '2026-06-08T10:00:00.000Z',
  });
  const { owner } = server.given;
  const { rows: events } = await owner.query(
    `select id from core.event where org_id = $1 and kind = 'feature-requested'`,
    [admin.orgId],
  );
  expect(events).toHaveLength(2);
  await writeEmailOfOneEvent(server.services, { orgId: admin.orgId, eventId: events[0].id });
  const { rows: emails } = await owner.query(
    'select to_address, subject, text from pii.email_message where org_id = $1',
    [admin.orgId],
  );
  expect(emails).toMatchObject([
    {
      to_address: 'operator@example.com',
      subject: 'Brown Bakery asks for Global Reporting',
      text: expect.stringContaining('Ada Okafor'),
    },
  ]);
});

test('of many who ask at once, one request is made', async () => {
  await Promise.all([1, 2, 3, 4].map(() => request('jobvite-import')));
  const { rows } = await server.given.owner.query(
    'select count(*)::int as n from core.feature_request where org_id = $1',
    [admin.orgId],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('what is there already, unknown, or one’s own to switch is not asked for', async () => {
  await server.given.owner.query(
    `update core.organisation set features = '{limited-library}' where org_id = $1`,
    [admin.orgId],
  );
  expect(code(await request('limited-library'))).toEqual([409, 'feature-on']);
  expect(code(await request('quick-apply'))).toEqual([422, 'bad-input']);
  expect(code(await request('time-travel'))).toEqual([422, 'bad-input']);
});

test('the list says of each feature what it is, whether it is on, and when it was asked for', async () => {
  await toggle('careers-page', true);
  await request('global-reporting');
  const { features } = (await server.as(admin).get('/account/features')).json();
  expect(features).toHaveLength(6);
  expect(features).toContainEqual(
    expect.objectContaining({
      name: 'global-reporting',
      isOn: false,
      requestedAt: expect.any(String),
    }),
  );
  expect(features).toContainEqual(
    expect.objectContaining({ name: 'careers-page', isOn: true, isSelfServe: true }),
  );
});
