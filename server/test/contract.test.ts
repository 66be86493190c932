import { beforeAll, expect, test } from 'vitest';
import {
  endpointMethodAndPath,
  anonymousSessionId,
  callEndpointInTest,
  pathParamValuesFor,
  needsCsrfToken,
  doesServerHaveRoute,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import { sampleFromJsonSchema, toJsonSchema } from './zod-to-json-schema-and-sample-from-it.ts';
import {
  fingerprintDatabase,
  freezeSessionSeenTimes,
} from './fingerprint-database-and-freeze-session-times.ts';
import type { PlantedMember } from './test-data-types.ts';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const entries = await loadContractEndpoints();
const staff = entries.filter(([, { door }]) => door === 'staff');
// A category of figures is a word, and the same one in every organisation.
const withIds = staff.filter(
  ([, { params, path }]) => params !== undefined && !path.includes('{category}'),
);
const guarded = entries.filter(
  ([, endpoint]) =>
    needsCsrfToken(endpoint) && ['staff', 'operator', 'public'].includes(endpoint.door),
);

let mine: Awaited<ReturnType<typeof server.given.furnishedOrganisation>>;
let stranger: PlantedMember;
let colleague: PlantedMember;
/** What was stored when somebody last looked; nothing here may change it. */
let stored: string;
beforeAll(async () => {
  mine = await server.given.furnishedOrganisation();
  colleague = await server.given.member(mine, { role: 'ADMIN' });
  stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  await freezeSessionSeenTimes(server.given.owner);
  stored = await fingerprintDatabase(server.given.owner);
});

/** Does it and proves that nothing in the database is other than before. */
async function unchanged<T>(work: () => Promise<T>): Promise<T> {
  const before = stored;
  const result = await work();
  stored = await fingerprintDatabase(server.given.owner);
  expect(stored).toBe(before);
  return result;
}

test('the contract makes promises', () => {
  expect(entries.length).toBeGreaterThan(8);
  expect(withIds.length).toBeGreaterThan(1);
  expect(guarded.length).toBeGreaterThan(3);
});

test('every promise of the contract has a route, and every route was promised', () => {
  expect(server.running.endpoints.map(endpointMethodAndPath).sort()).toEqual(
    entries.map(([, endpoint]) => endpointMethodAndPath(endpoint)).sort(),
  );
});

test('every address is there once', () => {
  const shapes = entries.map(([, endpoint]) =>
    endpointMethodAndPath(endpoint).replace(/\{\w+\}/g, '{}'),
  );
  expect(shapes.filter((shape, i) => shapes.indexOf(shape) !== i)).toEqual([]);
});

test.for(staff)('%s: nobody gets in without logging in', async ([, endpoint], { skip }) => {
  skip(!doesServerHaveRoute(server, endpoint));
  const reply = await unchanged(() =>
    callEndpointInTest(server, {
      endpoint,
      session: anonymousSessionId(),
      ids: pathParamValuesFor(endpoint, mine),
    }),
  );
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'not-logged-in']);
});

test.for(withIds)(
  "%s: another organisation's id is as unknown as one that never was",
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    const ids = pathParamValuesFor(endpoint, mine);
    const never = Object.fromEntries(
      Object.entries(ids).map(([name, id]) => [
        name,
        typeof id === 'number' ? 999_999_999 : 'x'.repeat(id.length),
      ]),
    );
    const [theirs, unknown] = await unchanged(async () => [
      await callEndpointInTest(server, { endpoint, session: stranger.session, ids }),
      await callEndpointInTest(server, { endpoint, session: stranger.session, ids: never }),
    ]);
    const told = ({ statusCode, headers, json }: typeof theirs) => ({
      statusCode,
      headers: { ...headers, date: '' },
      body: { ...json(), requestId: '' },
    });
    expect(theirs.statusCode).toBe(404);
    expect(told(theirs)).toEqual(told(unknown));
  },
);

test.for(withIds)('%s: an id that no id can be is not found', async ([, endpoint], { skip }) => {
  skip(!doesServerHaveRoute(server, endpoint));
  const ids = pathParamValuesFor(endpoint, mine);
  for (const odd of [
    '0',
    '-1',
    '1.5',
    'NaN',
    '9007199254740993',
    '1e400',
    'null',
    '%00',
    "1' or '1'='1",
  ]) {
    const reply = await callEndpointInTest(server, {
      endpoint,
      session: mine.member.session,
      ids: { ...ids, [Object.keys(ids)[0] ?? '']: odd },
    });
    expect([odd, reply.statusCode]).toEqual([
      odd,
      expect.toSatisfy((status) => status === 404 || status === 400),
    ]);
  }
});

test.for(guarded)(
  '%s: a call without its own anti-forgery token, or from another site, is refused and changes nothing',
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    const ids = pathParamValuesFor(endpoint, mine);
    const as = { endpoint, session: mine.member.session, ids };
    const replies = await unchanged(async () => ({
      absent: await callEndpointInTest(server, { ...as, csrf: null }),
      wrong: await callEndpointInTest(server, { ...as, csrf: 'A'.repeat(43) }),
      "another session's": await callEndpointInTest(server, { ...as, csrf: tokenOf(colleague) }),
      "another tenant's": await callEndpointInTest(server, { ...as, csrf: tokenOf(stranger) }),
      'right, but cross-site': await callEndpointInTest(server, {
        ...as,
        headers: { 'sec-fetch-site': 'cross-site' },
      }),
      'right, but same-site': await callEndpointInTest(server, {
        ...as,
        headers: { 'sec-fetch-site': 'same-site' },
      }),
    }));
    for (const [which, reply] of Object.entries(replies)) {
      expect([which, reply.statusCode, reply.json().code]).toEqual([which, 403, 'stale-token']);
    }
  },
);

const tokenOf = ({ session }: PlantedMember) => deriveCsrfToken(session, server.services.config);

test.for(entries.filter(([, { door, body }]) => /staff|operator/.test(door) && body !== undefined))(
  '%s: text and forms are not JSON',
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    await unchanged(async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
      ]) {
        const reply = await callEndpointInTest(server, {
          endpoint,
          session: mine.member.session,
          ids: pathParamValuesFor(endpoint, mine),
          body: 'title=Baker&archived=true',
          headers: { 'content-type': type },
        });
        expect([type, reply.statusCode, reply.json().code]).toEqual([type, 415, 'wrong-type']);
      }
    });
  },
);

test.for(staff.filter(([, { body }]) => body !== undefined))(
  '%s: a field that is not in the contract is refused',
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    const known = endpoint.body === undefined ? {} : (toJsonSchema(endpoint.body).properties ?? {});
    const foreign = [
      'org_id',
      'orgId',
      'OrgId',
      'role',
      'id',
      'owner_id',
      'tier',
      'state',
      'opened_at',
      '__proto__',
      'constructor',
    ];
    await unchanged(async () => {
      for (const field of foreign.filter((name) => !Object.hasOwn(known, name))) {
        const body = JSON.stringify({
          ...Object(endpoint.body && sampleFromJsonSchema(toJsonSchema(endpoint.body))),
          planted: 1,
        }).replace('planted', field);
        const reply = await callEndpointInTest(server, {
          endpoint,
          session: mine.member.session,
          ids: pathParamValuesFor(endpoint, mine),
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect([field, reply.statusCode]).toEqual([
          field,
          expect.toSatisfy((status) => status === 400 || status === 422),
        ]);
      }
    });
  },
);
