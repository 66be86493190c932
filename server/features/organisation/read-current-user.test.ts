import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

test('whoever is logged in is told of themselves and their organisation in every field of the specification', async () => {
  const org = await server.given.organisation({ name: 'Larkfield Energy', tier: 'free-trial' });
  const admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Ada' });
  const { id: jobId } = await server.given.job(admin);
  const { user } = (await server.as(admin).get('/api/user/current')).json();
  expect(user).toMatchObject({
    id: admin.id,
    firstName: 'Ada',
    lastName: expect.any(String),
    photo: null,
    email: admin.email,
    OrgId: org.id,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    role: 'ADMIN',
    JobUsers: [{ JobId: jobId }],
    inImpersonatedAccount: false,
    jobTitle: null,
  });
  expect(user.Org).toMatchObject({
    id: org.id,
    name: 'Larkfield Energy',
    contactEmail: null,
    industry: null,
    size: null,
    locale: 'en-GB',
    tz: null,
    OrgTiers: [{ Tier: { title: 'Free trial', code: 'free-trial' } }],
    limitedLibraryEnabled: false,
    hasGlobalReporting: false,
    OrgStatements: [],
    features: [],
    OrgNotifications: [],
  });
});
