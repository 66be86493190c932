import {
  type ProductSurveyShownCountAndRestEnd,
  parseProductSurveyFrequency,
  formatProductSurveyFrequency,
} from './product-survey-frequency.ts';

const COOKIE = 'evenhand-survey';
/** As long as browsers keep a cookie at all. */
const KEPT_S = 400 * 86_400;

export function readProductSurveyFrequencyCookie(): ProductSurveyShownCountAndRestEnd {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return parseProductSurveyFrequency(found?.slice(COOKIE.length + 1) ?? '');
}

export function writeProductSurveyFrequencyCookie(pace: ProductSurveyShownCountAndRestEnd) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${formatProductSurveyFrequency(pace)}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax${secure}`;
}
