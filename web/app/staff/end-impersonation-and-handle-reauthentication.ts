import { endImpersonationEndpoint } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import {
  callEndpoint,
  callEndpointWithoutReauthentication,
} from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { type ReauthenticationReason } from '../../net/reauthentication-handler.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

/**
 * For an operator who looks through somebody's eyes, and cannot prove to be them: where that has ended meanwhile, they are
 * themselves again, by a full load. What wants another proof is refused.
 */
export async function handleReauthenticationDuringImpersonation(
  proof: ReauthenticationReason,
): Promise<boolean> {
  if (proof !== 'log-in-again') return false;
  await callEndpointWithoutReauthentication(endImpersonationEndpoint, {}).catch(goOn);
  location.assign(staffPagePaths.dashboard());
  return false;
}

/** By a full load, so that nothing of the other account stays in memory. */
export async function endImpersonationAndReload(): Promise<void> {
  await callEndpoint(endImpersonationEndpoint, {});
  location.assign(staffPagePaths.dashboard());
}

/** Without a session of their own any more they meet the log-in page. */
function goOn() {}
