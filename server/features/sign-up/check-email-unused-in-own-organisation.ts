import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { checkEmailAddressAvailableEndpoint } from '@evenhand/contract/sign-up.ts';
import { switchTransactionToDoor } from '../../access/transactions-by-door-or-token.ts';
import { findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { findSessionMember } from '../../access/authenticate-member.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { networkOfNormalisedIpAddress } from '../sign-in/rules/normalised-and-coarse-ip-networks.ts';
import { isEmailOfOwnOrganisationMember } from './sql/sign-up-queries.ts';

const CHECKS_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const NETWORKS_MAX = 10_000;

/** Kept in this process: strangers are told the same whatever they ask, so there is nothing that two processes must agree on. */
const requested = new Map<string, number>();
let minute = 0;

/**
 * A stranger may use every address there is: whether somebody has it, only its owner is told, by mail. A member is told
 * of colleagues, whom they can see anyway.
 * @throws Refusal too-many
 */
export async function checkEmailUnusedInOwnOrganisation({
  visit,
  db,
  query,
  services,
  request,
}: EndpointContext<typeof checkEmailAddressAvailableEndpoint>): Promise<
  ResponseOf<typeof checkEmailAddressAvailableEndpoint>
> {
  countCheck(networkOfNormalisedIpAddress(request.ip), visit.now);
  const session = findSessionId(request, services.config);
  const member = session === null ? undefined : await findSessionMember(db, session);
  if (member === undefined || member.orgDeactivated) return { available: true };
  const own = await switchTransactionToDoor(db, services.roles, 'staff', member);
  return { available: !(await isEmailOfOwnOrganisationMember(own, query.email)) };
}

function countCheck(network: string, now: Date): void {
  const present = Math.floor(now.getTime() / MINUTE_MS);
  if (present !== minute || requested.size > NETWORKS_MAX) requested.clear();
  minute = present;
  const n = (requested.get(network) ?? 0) + 1;
  requested.set(network, n);
  if (n > CHECKS_A_MINUTE) throw new Refusal('too-many', { retryAfterSeconds: 60 });
}
