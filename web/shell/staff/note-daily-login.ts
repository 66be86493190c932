import type { CurrentUser } from '@evenhand/contract/sign-in.ts';
import { callPlainly } from '../../api.ts';

const COOKIE = 'evenhand-login-noted';
const A_DAY_S = 86_400;

/** Notes at most once a day that this person logged in; it stays with the server of this house. */
export function noteDailyLogin({ id, inImpersonatedAccount }: CurrentUser) {
  const mark = `${COOKIE}=${id}`;
  if (inImpersonatedAccount || document.cookie.split('; ').includes(mark)) return;
  document.cookie = `${mark}; Path=/; Max-Age=${A_DAY_S}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  // Nobody waits for it, and nobody misses it.
  import('@evenhand/contract/security.ts')
    .then(({ noteUsage }) => callPlainly(noteUsage, { body: { eventId: 'login', value: 1 } }))
    .catch(() => {});
}
