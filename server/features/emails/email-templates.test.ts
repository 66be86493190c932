import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import * as contract from '@evenhand/contract/emails/email-templates.ts';
import type { ClientRequestOf, Endpoint } from '@evenhand/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { callEndpointInTest } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { hostileHtml } from '../../test/hostile-html.ts';

const server = startTestServer();
const link = '<p><a href="*|URL|*">Go on</a></p>';

type Reply<Body> = { status: number; body: Body & { message: string; fields: object } };

async function ask<E extends Endpoint, Body = unknown>(
  member: PlantedMember,
  endpoint: E,
  { params = {}, body }: { params?: Record<string, string | number>; body?: unknown } = {},
): Promise<Reply<Body>> {
  const { session } = await server.given.sessionOf(member);
  const reply = await callEndpointInTest(server, { endpoint, session, ids: params, body });
  // What a call answers is looked at below.
  return {
    status: reply.statusCode,
    body: (reply.body === '' ? {} : reply.json()) as Reply<Body>['body'],
  };
}

type Template = { id: number; name: string; isDefault: boolean; version: number; body: string };

async function someone({ role = 'ADMIN' as MemberRole } = {}) {
  const org = await server.given.organisation({ name: 'Larkfield Energy' });
  return server.given.member(org, { role, firstName: 'Maren', lastName: 'Okoro' });
}

function words(
  { orgId }: PlantedMember,
  change: Partial<ClientRequestOf<typeof contract.createEmailTemplateEndpoint>['body']> = {},
) {
  return {
    type: 'application-invite' as const,
    name: 'Ours',
    subject: 'Join *|ORG_NAME|*',
    body: `<p>Hello {{candidate_first_name}},</p>${link}`,
    isDefault: true,
    orgId,
    ...change,
  };
}

const create = (member: PlantedMember, change = {}) =>
  ask<typeof contract.createEmailTemplateEndpoint, Template>(
    member,
    contract.createEmailTemplateEndpoint,
    {
      body: words(member, change),
    },
  );

async function listOf(member: PlantedMember, type: string) {
  const { body } = await ask<
    typeof contract.listAllEmailTemplatesEndpoint,
    { types: { type: string; templates: Template[] }[] }
  >(member, contract.listAllEmailTemplatesEndpoint);
  return body.types.find((each) => each.type === type)?.templates ?? [];
}

test('an admin writes a template, and it is listed under its type as it was written', async () => {
  const admin = await someone();
  const { status, body } = await create(admin);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    type: 'application-invite',
    name: 'Ours',
    orgId: admin.orgId,
    version: 1,
    changedBy: 'Maren Okoro',
  });
  expect(await listOf(admin, 'application-invite')).toEqual([body]);
});

test('who runs a role writes templates too; who only reviews one does not, and strangers find nothing', async () => {
  const admin = await someone();
  const job = await server.given.openJob(admin);
  const org = { id: admin.orgId };
  const runner = await server.given.member(org);
  const reviewer = await server.given.member(org);
  await server.given.part(job, runner, 'admin');
  await server.given.part(job, reviewer, 'reviewer');
  expect((await create(runner)).status).toBe(201);
  expect((await create(reviewer)).status).toBe(403);
  expect((await ask(reviewer, contract.listAllEmailTemplatesEndpoint)).status).toBe(403);
  const stranger = await someone();
  const [template] = await listOf(admin, 'application-invite');
  const params = { templateId: template?.id ?? 0 };
  const seen = { orgId: admin.orgId, name: 'Ours', isDefault: true };
  expect(
    (await ask(stranger, contract.updateEmailTemplateEndpoint, { params, body: words(stranger) }))
      .status,
  ).toBe(404);
  expect(
    (await ask(stranger, contract.deleteEmailTemplateEndpoint, { params, body: seen })).status,
  ).toBe(404);
  expect((await create(admin, { orgId: stranger.orgId })).status).toBe(404);
});

test.each([
  [{ body: '<p>No link</p>' }, 'Add the tag *|URL|*, or nobody can follow this e-mail.', 'body'],
  [{ body: `<p>*|SALARY|*</p>${link}` }, 'The tag *|SALARY|* is not known in this e-mail.', 'body'],
  [{ subject: 'For *|SALARY|*' }, 'The tag *|SALARY|* is not known in this e-mail.', 'subject'],
  [{ body: '<p> </p>' }, 'Write the text of the e-mail.', 'body'],
  [{ body: `<p>*|URL</p>${link}` }, 'A tag is not closed', 'body'],
])('%j is refused with a message that says what to do', async (change, message, field) => {
  const { status, body } = await create(await someone(), change);
  expect(status).toBe(422);
  expect(body.message).toContain(message);
  expect(Object.keys(body.fields)).toEqual([field]);
});

const storable = hostileHtml.filter((html) => !/\p{Cc}|\{\{/u.test(html));

test('hostile HTML is saved as nothing but our own elements', async () => {
  const admin = await someone();
  const { body } = await create(admin, { body: `${link}${storable.join('')}` });
  expect(body.body).not.toMatch(/<(?!\/?(p|strong|em|ul|ol|li|h2|h3|a|br)\b)/);
  expect(body.body).not.toMatch(/<[^>]*(\son\w+=|javascript:|style=)/i);
});

test('one template of a type is the default: setting one takes it from the other, however many at once', async () => {
  const admin = await someone();
  const first = await create(admin);
  const many = await Promise.all(['B', 'C', 'D'].map((name) => create(admin, { name })));
  expect(many.map(({ status }) => status)).toEqual([201, 201, 201]);
  const listed = await listOf(admin, 'application-invite');
  expect(listed.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  const params = { templateId: first.body.id };
  await ask(admin, contract.updateEmailTemplateEndpoint, { params, body: words(admin) });
  const now = await listOf(admin, 'application-invite');
  expect(now.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([first.body.id]);
});

test('a type of which there is one refuses a second, even at the same moment', async () => {
  const admin = await someone();
  const both = await Promise.all(
    ['A', 'B'].map((name) => create(admin, { type: 'application-start', name })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toMatch(
    /one template of this type/,
  );
});

test('a type of which there is one cannot be saved as never sent', async () => {
  const admin = await someone();
  const wanted = { type: 'application-start', isDefault: false };
  expect(await create(admin, wanted)).toMatchObject({
    status: 422,
    body: { fields: { isDefault: expect.stringContaining('always the default') } },
  });
  expect((await create(admin, { ...wanted, isDefault: true })).status).toBe(201);
});

test('each change is kept as a version, and any of them comes back as a new one', async () => {
  const admin = await someone();
  const { body: made } = await create(admin);
  const params = { templateId: made.id };
  await ask(admin, contract.updateEmailTemplateEndpoint, {
    params,
    body: words(admin, { name: 'Second' }),
  });
  await ask(admin, contract.updateEmailTemplateEndpoint, {
    params,
    body: words(admin, { name: 'Second' }),
  });
  await ask(admin, contract.updateEmailTemplateEndpoint, {
    params,
    body: words(admin, { name: 'Second', isDefault: false }),
  });
  const versions = async () =>
    (
      await ask<
        typeof contract.listVersionsOfEmailTemplateEndpoint,
        { name: string; version: number }[]
      >(admin, contract.listVersionsOfEmailTemplateEndpoint, { params })
    ).body;
  expect((await versions()).map(({ version, name }) => [version, name])).toEqual([
    [2, 'Second'],
    [1, 'Ours'],
  ]);
  const restored = await ask(admin, contract.restoreVersionOfEmailTemplateEndpoint, {
    params,
    body: { version: 1 },
  });
  expect(restored.body).toMatchObject({ name: 'Ours', version: 3, isDefault: false });
  expect(
    (
      await ask(admin, contract.restoreVersionOfEmailTemplateEndpoint, {
        params,
        body: { version: 9 },
      })
    ).status,
  ).toBe(404);
  expect(
    (
      await ask(admin, contract.updateEmailTemplateEndpoint, {
        params,
        body: words(admin, { type: 'other' }),
      })
    ).status,
  ).toBe(422);
});

test('who writes over a version that a colleague has replaced is told, and nothing is lost', async () => {
  const admin = await someone();
  const { body: made } = await create(admin);
  const save = (name: string, version?: number) =>
    ask<typeof contract.updateEmailTemplateEndpoint, { version: number; code?: string }>(
      admin,
      contract.updateEmailTemplateEndpoint,
      { params: { templateId: made.id }, body: { ...words(admin, { name }), version } },
    );
  const theirs = await save('Theirs', made.version);
  expect(theirs.status).toBe(200);
  const mine = await save('Mine', made.version);
  expect([mine.status, mine.body.code]).toEqual([409, 'newer-version']);
  expect((await listOf(admin, 'application-invite'))[0]).toMatchObject({ name: 'Theirs' });
  // The same text again is saved already; and whoever has seen theirs, or says nothing of versions, replaces it.
  expect((await save('Theirs', made.version)).status).toBe(200);
  expect((await save('Mine', theirs.body.version)).status).toBe(200);
  expect((await save('Without a version')).status).toBe(200);
});

test('a template is deleted as it was seen; what comes with Evenhand is sent again', async () => {
  const admin = await someone();
  const { body: made } = await create(admin);
  const params = { templateId: made.id };
  const seen = { orgId: admin.orgId, name: 'Ours', isDefault: true };
  const remove = (change: object) =>
    ask(admin, contract.deleteEmailTemplateEndpoint, { params, body: { ...seen, ...change } });
  expect((await remove({ name: 'Another' })).status).toBe(409);
  expect((await remove({ orgId: admin.orgId + 1 })).status).toBe(404);
  expect((await remove({})).status).toBe(204);
  expect(await listOf(admin, 'application-invite')).toEqual([]);
  expect((await remove({})).status).toBe(404);
});

test('of a type without a text of ours, the next template is the default, and the last one can go too', async () => {
  const admin = await someone();
  const other = { type: 'other', body: '<p>Hello</p>' };
  const first = (await create(admin, { ...other, name: 'A' })).body;
  const second = (await create(admin, { ...other, name: 'B', isDefault: false })).body;
  const remove = ({ id, name }: Template) =>
    ask(admin, contract.deleteEmailTemplateEndpoint, {
      params: { templateId: id },
      body: { orgId: admin.orgId, name, isDefault: true },
    });
  expect((await remove(first)).status).toBe(204);
  expect(await listOf(admin, 'other')).toMatchObject([{ id: second.id, isDefault: true }]);
  expect((await remove(second)).status).toBe(204);
  expect(await listOf(admin, 'other')).toEqual([]);
});
