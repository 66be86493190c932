import { isEndpointClosedToSupport } from '@evenhand/contract/endpoint.ts';
import { expect, test } from 'vitest';
import {
  endpointAddress,
  anonymousSessionId,
  callEndpoint,
  loadContractEndpoints,
  fillPathParams,
  hasRoute,
} from './call-endpoint.ts';
import { expectedStaffStatuses } from './expected-staff-statuses.ts';
import {
  approvedReadsClosedToSupport,
  approvedCallsOpenToSupport,
  expectedOperatorStatuses,
} from './approved-operator-and-support-access.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const entries = await loadContractEndpoints();
const staff = entries.filter(([, { door }]) => door === 'staff');
const operators = entries.filter(([, { door }]) => door === 'operator');

test.for(staff)(
  '%s: an admin, a colleague without a part and a stranger get what the checked-in matrix says',
  async ([, endpoint], { skip }) => {
    skip(!hasRoute(server, endpoint));
    const mine = await server.given.furnishedOrganisation();
    const people = [
      mine.member,
      await server.given.member(mine),
      await server.given.member(await server.given.organisation(), { role: 'ADMIN' }),
    ];
    const ids = fillPathParams(endpoint, mine);
    const statuses: number[] = [];
    // The admin last: what they do may change what the others find.
    for (const { session } of people.toReversed())
      statuses.unshift((await callEndpoint(server, { endpoint, session, ids })).statusCode);
    expect(statuses, endpointAddress(endpoint)).toEqual(
      expectedStaffStatuses[endpointAddress(endpoint)],
    );
  },
);

test.for(staff)(
  '%s: support, through an admin’s eyes, gets what the admin gets, or nothing where it is closed to support',
  async ([, endpoint], { skip }) => {
    skip(!hasRoute(server, endpoint));
    const address = endpointAddress(endpoint);
    const theirs = await server.given.furnishedOrganisation();
    const session = await server.given.support(theirs.member);
    const reply = await callEndpoint(server, {
      endpoint,
      session,
      ids: fillPathParams(endpoint, theirs),
    });
    // Whoever looks through somebody's eyes cannot prove to be them.
    const isClosed =
      endpoint.method === 'GET'
        ? approvedReadsClosedToSupport.includes(address)
        : !approvedCallsOpenToSupport.includes(address);
    const refusal = isClosed
      ? 'closed-to-support'
      : endpoint.requiresRecentLogin && 'confirm-first';
    if (refusal) expect([reply.statusCode, reply.json().code]).toEqual([403, refusal]);
    else expect(reply.statusCode, address).toBe(expectedStaffStatuses[address]?.[0]);
  },
);

test('support looks and changes nothing: what it may call that is no GET, and may not read, is what somebody has looked at', () => {
  const [reads, others] = [
    staff.filter(([, { method }]) => method === 'GET'),
    staff.filter(([, { method }]) => method !== 'GET'),
  ];
  const addresses = (list: typeof staff) =>
    list.map(([, endpoint]) => endpointAddress(endpoint)).sort();
  expect(addresses(reads.filter(([, endpoint]) => isEndpointClosedToSupport(endpoint)))).toEqual(
    approvedReadsClosedToSupport.toSorted(),
  );
  expect(addresses(others.filter(([, endpoint]) => !isEndpointClosedToSupport(endpoint)))).toEqual(
    approvedCallsOpenToSupport.toSorted(),
  );
  // A reason is a sentence, and what is closed anyway says so nowhere.
  for (const [, { openToSupport }] of others)
    if (openToSupport !== undefined) expect(openToSupport).toMatch(/^[A-Z].{10,}\.$/);
  expect(addresses(others.filter(([, { closedToSupport }]) => closedToSupport))).toEqual([]);
  expect(addresses(reads.filter(([, { openToSupport }]) => openToSupport !== undefined))).toEqual(
    [],
  );
});

test.for(operators)(
  '%s: whoever runs the installation gets what the checked-in matrix says, everybody else finds nothing',
  async ([, endpoint]) => {
    const mine = await server.given.furnishedOrganisation();
    const ids = fillPathParams(endpoint, mine);
    const status = async (session: string) =>
      (await callEndpoint(server, { endpoint, session, ids })).statusCode;
    const others = [
      mine.member.session,
      (await server.given.member(mine)).session,
      await server.given.support(mine.member),
    ];
    for (const session of others) expect(await status(session)).toBe(404);
    expect(await status(anonymousSessionId())).toBe(401);
    expect(await status((await server.given.operator()).session)).toBe(
      expectedOperatorStatuses[endpointAddress(endpoint)],
    );
  },
);
