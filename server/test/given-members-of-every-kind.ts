import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import {
  type MemberKindInAccessRule,
  memberKindsInAccessRules,
} from '../access/access-rule-types-and-member-kinds.ts';
import {
  endpointMethodAndPath,
  needsCsrfToken,
  pathParamValuesFor,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import { accessMatrixPreparations } from './access-matrix-preparations.ts';

/** All features, so that what is refused is refused to the member and not to the organisation. */
const features = ['careers-page', 'text-analysis', 'quick-apply', 'jobvite-import'];

const partByKind = { jobAdmin: 'admin', reviewer: 'reviewer', observer: 'observer' } as const;

type Limit = { feature: string; isOn: boolean };

/** Of each server one organisation of which calls only read. */
const organisationsForReading = new WeakMap<TestServer, ReturnType<typeof plantMembers>>();

/** An organisation with one member of each kind to what the endpoint's address names, and a call that it can serve. */
export async function givenMembersOfEveryKind(
  server: TestServer,
  endpoint: Endpoint,
  {
    limit,
    changesNothing = !needsCsrfToken(endpoint),
  }: { limit?: Limit; changesNothing?: boolean } = {},
) {
  const prepare = accessMatrixPreparations[endpointMethodAndPath(endpoint)];
  const isShared = changesNothing && prepare === undefined && limit === undefined;
  const { things, members } = isShared
    ? await organisationForReading(server)
    : await plantMembers(server, limit);
  const body = await prepare?.({ given: server.given, things, members });
  return { members, ids: pathParamValuesFor(endpoint, things), body };
}

function organisationForReading(server: TestServer): ReturnType<typeof plantMembers> {
  const planted = organisationsForReading.get(server) ?? plantMembers(server);
  organisationsForReading.set(server, planted);
  return planted;
}

async function plantMembers({ given }: TestServer, limit?: Limit) {
  const furnished = await given.furnishedOrganisation();
  const { owner } = given;
  for (const feature of features) await given.feature(furnished, feature);
  if (limit?.isOn === true) await given.feature(furnished, limit.feature);
  if (limit?.isOn === false)
    await owner.query(
      'update core.organisation set features = array_remove(features, $2) where org_id = $1',
      [furnished.id, limit.feature],
    );
  const members = { admin: furnished.member } as Record<MemberKindInAccessRule, PlantedMember>;
  for (const kind of memberKindsInAccessRules) members[kind] ??= await given.member(furnished);
  for (const [kind, part] of Object.entries(partByKind))
    await given.part(furnished.job, members[kind as keyof typeof partByKind], part);
  await given.job(members.otherJobAdmin, { title: 'Driver' });
  const things = {
    ...furnished,
    member: members.self,
    feedback: await given.feedback(members.self),
    signedIn: await given.signedIn(members.self),
  };
  return { things, members };
}

export type GivenMembersOfEveryKindAndCall = Awaited<ReturnType<typeof givenMembersOfEveryKind>>;
