import { endImpersonation } from '@evenhand/contract/operator.ts';
import { call, callWithoutProof, type Proof } from '../../net/api.ts';
import { paths } from '../../net/paths.ts';

/**
 * For an operator who looks through somebody's eyes, and cannot prove to be them: where that has ended meanwhile, they are
 * themselves again, by a full load. What wants another proof is refused.
 */
export async function goBackToOwnAccount(proof: Proof): Promise<boolean> {
  if (proof !== 'log-in-again') return false;
  await callWithoutProof(endImpersonation, {}).catch(goOn);
  location.assign(paths.dashboard());
  return false;
}

/** By a full load, so that nothing of the other account stays in memory. */
export async function endVisit(): Promise<void> {
  await call(endImpersonation, {});
  location.assign(paths.dashboard());
}

/** Without a session of their own any more they meet the log-in page. */
function goOn() {}
