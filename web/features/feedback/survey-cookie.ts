import { type Pace, readPace, writePace } from './survey-pacing.ts';

const COOKIE = 'evenhand-survey';
/** As long as browsers keep a cookie at all. */
const KEPT_S = 400 * 86_400;

export function readStoredPace(): Pace {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return readPace(found?.slice(COOKIE.length + 1) ?? '');
}

export function storePace(pace: Pace) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${writePace(pace)}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax${secure}`;
}
