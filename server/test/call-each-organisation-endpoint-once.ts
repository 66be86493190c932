import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import type { PlantedMember } from './test-data-types.ts';
import { onePixelPng } from './call-endpoint-and-fill-sample-request-in-test.ts';
import { queryFirstColumn } from './database-doors-logins-and-table-lists.ts';
import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

/** All that admins set of their organisation and its people, and everybody of themselves, over HTTP: each call once. */
export async function callEachOrganisationEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given, services } = server;
  // What draws pictures has tests of its own.
  const { redrawImage } = services;
  services.redrawImage = async (bytes) => bytes;
  const { staff, ...round } = makeHiringRoundActionsOverHttp(server, send);
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const colleague = await given.member(org);
  const other = await given.member(org);
  const leaver = await given.member(org);
  const picture = (url: string) => sendPicture(server, send, { by: admin, url });

  await staff(admin, 'GET', '/api/org/current');
  await staff(admin, 'GET', `/api/org/${org.id}/admins`);
  await staff(admin, 'GET', `/api/org/${org.id}/users`);
  await staff(admin, 'GET', `/api/org/${org.id}/brands`);
  await staff(admin, 'GET', '/account/features');
  await staff(admin, 'PUT', `/api/rest/org/${org.id}`, {
    contactEmail: 'jobs@example.com',
    brands: [{ name: 'Oven & Co' }],
  });
  const statement = { type: 'about', text: 'We bake.' };
  await staff(admin, 'POST', `/api/org/${org.id}/statement`, statement);
  const logo = await picture(`/api/org/${org.id}/logo`);
  await server.running.app.inject({ url: logo.json<{ logo: string }>().logo });
  await staff(admin, 'DELETE', `/api/org/${org.id}/logo`);
  const toggle = { featureName: 'careers-page', enabled: true };
  await staff(admin, 'POST', '/account/features/toggle', toggle);
  const cover = await picture(`/api/org/${org.id}/careers-pictures`);
  const { key, address } = cover.json<{ key: string; address: string }>();
  await server.running.app.inject({ url: address });
  await staff(admin, 'GET', '/api/org/micrositeData');
  await staff(admin, 'POST', '/org/update-microsite-details', {
    headline: 'Bread for all',
    cover: { key, alt: 'Rolls.' },
  });
  await staff(admin, 'POST', '/org/publish-microsite', { isPublished: true });
  await readCareersPage(server, org);
  await staff(admin, 'POST', `/api/org/${org.id}/purge-logo-cache`);
  await staff(admin, 'POST', '/account/features/request', { featureName: 'jobvite-import' });
  await staff(admin, 'GET', '/account/equal-opportunities');
  await staff(admin, 'PUT', '/account/equal-opportunities/set', { eoSet: 'NI' });
  await staff(admin, 'POST', '/account/equal-opportunities/notice', {
    eoSet: 'NI',
    basis: 'explicit-consent',
    text: 'We ask to see whether our hiring is fair. Nobody need answer. '.repeat(2),
    extraFields: ['familyWealth'],
    ethnicityList: 'usual',
  });
  await staff(admin, 'POST', '/account/equal-opportunities/notice/end', { eoSet: 'NI' });
  const asking = await given.job(admin);
  await staff(admin, 'GET', `/api/job/${asking.id}/equal-opportunities`);
  await staff(admin, 'PUT', `/api/job/${asking.id}/equal-opportunities`, { isWanted: false });
  await staff(admin, 'POST', '/account/send-global-reporting-access-request');

  const newcomer = { email: `new.${org.id}@example.com`, firstName: 'New', lastName: 'Comer' };
  await staff(admin, 'POST', `/org/${org.id}/admin`, newcomer);
  await staff(admin, 'PUT', `/api/rest/user/${other.id}`, { totpRequired: true });
  await staff(admin, 'POST', `/api/user/${admin.id}`, { jobTitle: 'Head baker' });
  const photo = await picture(`/api/user/${admin.id}/photo`);
  await staff(admin, 'GET', photo.json<{ photo: string }>().photo);
  await staff(admin, 'POST', `/api/account/${colleague.id}/grant`);

  await staff(admin, 'POST', `/api/account/users/${leaver.id}/deactivate`, {});
  await staff(admin, 'POST', `/api/account/users/${leaver.id}/reactivate`);
  await round.work();
  services.redrawImage = redrawImage;
}

/** As anybody does who follows the links of the page. */
async function readCareersPage({ given, running }: TestServer, org: { id: number }): Promise<void> {
  const [slug] = await queryFirstColumn(
    given.owner,
    'select slug from core.organisation where org_id = $1',
    [org.id],
  );
  const at = `/careers/${slug}`;
  const { body } = await running.app.inject({ url: at });
  const colours = /colours-[\w-]+\.css/.exec(body)?.[0];
  for (const file of ['feed.xml', 'feed.json', 'indeed.xml', colours])
    await running.app.inject({ url: `${at}/${file}` });
}

async function sendPicture(
  { services }: TestServer,
  send: SendRequest,
  { by, url }: { by: PlantedMember; url: string },
) {
  const reply = await send({
    method: 'PUT',
    url,
    payload: onePixelPng,
    headers: {
      cookie: `sid=${by.session}`,
      'x-csrf-token': deriveCsrfToken(by.session, services.config),
      'content-type': 'image/png',
    },
  });
  if (reply.statusCode !== 200) throw new Error(`PUT ${url}: ${reply.statusCode} ${reply.body}`);
  return reply;
}
