import {
  type CurrentUser,
  recordDailyUsageEndpoint,
} from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { callEndpointWithoutReauthentication } from '../../net/call-endpoint-and-download-or-upload-file.ts';

const COOKIE = 'evenhand-login-noted';
const A_DAY_S = 86_400;
/** The page itself comes first. */
const LATER_MS = 1_500;

/** Notes at most once a day that this person logged in; it stays with the server of this server. */
export function scheduleDailyLoginCall({ id, inImpersonatedAccount }: CurrentUser): () => void {
  const mark = `${COOKIE}=${id}`;
  if (inImpersonatedAccount) return () => {};
  const timer = setTimeout(() => {
    // Looked up only now: reading cookies makes the page wait for the browser.
    if (document.cookie.split('; ').includes(mark)) return;
    document.cookie = `${mark}; Path=/; Max-Age=${A_DAY_S}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
    // Nobody waits for it, and nobody misses it.
    callEndpointWithoutReauthentication(recordDailyUsageEndpoint, {
      body: { eventId: 'login', value: 1 },
    }).catch(() => {});
  }, LATER_MS);
  return () => clearTimeout(timer);
}
