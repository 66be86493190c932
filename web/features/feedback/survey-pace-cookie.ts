import { type SurveyPace, parseSurveyPace, formatSurveyPace } from './survey-pace.ts';

const COOKIE = 'evenhand-survey';
/** As long as browsers keep a cookie at all. */
const KEPT_S = 400 * 86_400;

export function readSurveyPaceCookie(): SurveyPace {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return parseSurveyPace(found?.slice(COOKIE.length + 1) ?? '');
}

export function writeSurveyPaceCookie(pace: SurveyPace) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${formatSurveyPace(pace)}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax${secure}`;
}
