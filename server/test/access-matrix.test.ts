import { type Endpoint, isEndpointClosedToSupport } from '@evenhand/contract/endpoint.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type AccessOutcomeByMemberKind,
  type MemberAccessRule,
  type MemberKindInAccessRule,
  memberKindsInAccessRules,
} from '../access/access-rule-types-and-member-kinds.ts';
import { may } from '../access/may.ts';
import {
  endpointMethodAndPath,
  anonymousSessionId,
  callEndpointInTest,
  pathParamValuesFor,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import { expectedHttpStatusesForAllowedCallers } from './expected-http-statuses-for-allowed-callers.ts';
import {
  type GivenMembersOfEveryKindAndCall,
  givenMembersOfEveryKind,
} from './given-members-of-every-kind.ts';
import {
  approvedReadsClosedToSupport,
  approvedCallsOpenToSupport,
  expectedOperatorHttpStatuses,
} from './approved-operator-and-support-access.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const entries = await loadContractEndpoints();
const staff = entries.filter(([, { door }]) => door === 'staff');
/** Answers to somebody who may not. */
const refusals = ['not-allowed', 'not-found', 'library-limited', 'no-global-reporting'];
const operators = entries.filter(([, { door }]) => door === 'operator');
/** Looked at, and never changed. */
let read: ReturnType<typeof server.given.furnishedOrganisation> | undefined;

test.for(staff)(
  '%s: each kind of member is answered as the rule of its route says, and a stranger finds nothing',
  async ([, endpoint]) => {
    const { outcomes, limit } = ruleOf(endpoint);
    const given = await givenMembersOfEveryKind(server, endpoint);
    const stranger = await server.given.member(await server.given.organisation(), {
      role: 'ADMIN',
    });
    if (namesThing(endpoint)) expect(await answerTo(stranger, endpoint, given)).toBe('not-found');
    expect(await answersTo(endpoint, outcomes, given)).toEqual(outcomes);
    if (limit !== undefined) {
      const limited = await givenMembersOfEveryKind(server, endpoint, { limit });
      expect(await answersTo(endpoint, limit.outcomes, limited)).toEqual(limit.outcomes);
    }
    await expectNobodyServedAfterDeactivation(endpoint, given);
  },
);

test('a page of the staff door answers each kind of member as the rule of its route says', async () => {
  const pages = server.running.pages.filter(({ door }) => door === 'staff');
  expect(pages.length).toBeGreaterThan(5);
  const statuses: Record<string, number> = { served: 200, 'not-allowed': 403, 'not-found': 404 };
  for (const { may: rule, ...address } of pages) {
    const names = [...address.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])));
    const page: Endpoint = { ...address, summary: '', ...(names.length > 0 && { params }) };
    const given = await givenMembersOfEveryKind(server, page);
    const ids = { ...given.ids, ...(names.includes('file') && { file: 'colours-1.css' }) };
    for (const kind of memberKindsInAccessRules) {
      const { session } = given.members[kind];
      const reply = await callEndpointInTest(server, { endpoint: page, session, ids });
      expect([address.path, kind, reply.statusCode]).toEqual([
        address.path,
        kind,
        statuses[rule?.outcomes[kind] ?? ''],
      ]);
    }
  }
});

test('a rule says who may, and bears the name by which routes declare it', () => {
  for (const [name, rule] of Object.entries(may)) {
    expect(rule.name).toBe(name);
    expect(rule.who).toMatch(/^[A-Z].{10,}\.$/);
  }
  const declared = new Set([...server.running.accessRules.values()].map(({ name }) => name));
  expect([...declared].sort()).toEqual(Object.keys(may).sort());
});

test.for(staff)(
  '%s: support, through an admin’s eyes, gets what the admin gets, or nothing where it is closed to support',
  async ([, endpoint]) => {
    const address = endpointMethodAndPath(endpoint);
    // Whoever looks through somebody's eyes cannot prove to be them.
    const isClosed =
      endpoint.method === 'GET'
        ? approvedReadsClosedToSupport.includes(address)
        : !approvedCallsOpenToSupport.includes(address);
    const refusal = isClosed
      ? 'closed-to-support'
      : endpoint.requiresRecentLogin && 'confirm-first';
    const { members, ...call } = await givenMembersOfEveryKind(
      server,
      endpoint,
      refusal ? { changesNothing: true } : {},
    );
    const support = { session: await server.given.support(members.admin) };
    expect(await answerTo(support, endpoint, call)).toBe(
      refusal || ruleOf(endpoint).outcomes.admin,
    );
  },
);

test('support looks and changes nothing: what it may call that is no GET, and may not read, is what somebody has looked at', () => {
  const [reads, others] = [
    staff.filter(([, { method }]) => method === 'GET'),
    staff.filter(([, { method }]) => method !== 'GET'),
  ];
  const addresses = (list: typeof staff) =>
    list.map(([, endpoint]) => endpointMethodAndPath(endpoint)).sort();
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
    const mine =
      endpoint.method === 'GET'
        ? await (read ??= server.given.furnishedOrganisation())
        : await server.given.furnishedOrganisation();
    const ids = pathParamValuesFor(endpoint, mine);
    const status = async (session: string) =>
      (await callEndpointInTest(server, { endpoint, session, ids })).statusCode;
    const others = [
      mine.member.session,
      (await server.given.member(mine)).session,
      await server.given.support(mine.member),
    ];
    for (const session of others) expect(await status(session)).toBe(404);
    expect(await status(anonymousSessionId())).toBe(401);
    expect(await status((await server.given.operator()).session)).toBe(
      expectedOperatorHttpStatuses[endpointMethodAndPath(endpoint)],
    );
  },
);

type Call = Pick<GivenMembersOfEveryKindAndCall, 'ids' | 'body'>;

function ruleOf(endpoint: Endpoint): MemberAccessRule {
  const rule = server.running.accessRules.get(endpoint);
  if (rule === undefined)
    throw new Error(`no route says who may call ${endpointMethodAndPath(endpoint)}`);
  // Routes of the staff door declare rules for members, or they do not compile.
  return rule as MemberAccessRule;
}

/** Whether an address leads to something of one organisation. A category of figures is a word, and the same in every one. */
function namesThing({ params, path }: Endpoint): boolean {
  return params !== undefined && !path.includes('{category}');
}

/** Who is no longer let in is nobody, even an admin; and an organisation that is closed serves none of its members. */
async function expectNobodyServedAfterDeactivation(
  endpoint: Endpoint,
  { members, ...call }: GivenMembersOfEveryKindAndCall,
): Promise<void> {
  const { owner } = server.given;
  const { orgId, id } = members.observer;
  await owner.query(`update core.member set deactivated_at = now(), role = 'ADMIN' where id = $1`, [
    id,
  ]);
  expect(await answerTo(members.observer, endpoint, call)).toBe('not-logged-in');
  await owner.query('update core.organisation set deactivated_at = now() where org_id = $1', [
    orgId,
  ]);
  expect(await answerTo(members.reviewer, endpoint, call)).toBe('org-expired');
  // Others may read of the same organisation.
  await owner.query(`update core.member set deactivated_at = null, role = 'MEMBER' where id = $1`, [
    id,
  ]);
  await owner.query('update core.organisation set deactivated_at = null where org_id = $1', [
    orgId,
  ]);
}

/** What each kind of member is answered: first those who may not, since what the others do may change what is found. */
async function answersTo(
  endpoint: Endpoint,
  outcomes: AccessOutcomeByMemberKind,
  given: GivenMembersOfEveryKindAndCall,
): Promise<Partial<AccessOutcomeByMemberKind>> {
  const isServed = (kind: MemberKindInAccessRule) => outcomes[kind] === 'served';
  const answers: Record<string, string> = {};
  for (const kind of memberKindsInAccessRules.filter((each) => !isServed(each)))
    answers[kind] = await answerTo(given.members[kind], endpoint, given);
  const served = memberKindsInAccessRules.filter(isServed);
  // What everybody may do is done to what is their own.
  const isShared = endpoint.method !== 'GET' && served.length < memberKindsInAccessRules.length;
  for (const [i, kind] of served.entries()) {
    const fresh = isShared && i > 0 ? await givenMembersOfEveryKind(server, endpoint) : given;
    answers[kind] = await answerTo(fresh.members[kind], endpoint, fresh);
  }
  return answers as Partial<AccessOutcomeByMemberKind>;
}

/** The code of the refusal, or that the call was served: that it came to what it comes to for whoever may. */
async function answerTo(
  { session }: { session: string },
  endpoint: Endpoint,
  { ids, body }: Call,
): Promise<string> {
  const reply = await callEndpointInTest(server, { endpoint, session, ids, body });
  const { statusCode: status } = reply;
  const expected = expectedHttpStatusesForAllowedCallers[endpointMethodAndPath(endpoint)];
  if (status >= 200 && status < 300 && expected === undefined) return 'served';
  const { code } = reply.json<{ code?: string }>();
  const isRefusal = refusals.includes(code ?? '');
  return status === expected && !isRefusal ? 'served' : (code ?? String(status));
}
