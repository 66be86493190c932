import type { WebAddressQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';
import { trimmedTextOfRawAnswer } from './trimmed-text-of-raw-answer.ts';

const LINK_CHARACTERS_MAX = 2000;
/** The colon after a host is that of a port. */
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** An address that a browser opens, with http or https; without either, https is meant. */
export const parseLinkAnswer: ParseItemAnswer<WebAddressQuestion, string> = (_, raw) => {
  const text = trimmedTextOfRawAnswer(raw);
  if (text === '') return { value: null, readAs: null };
  if (text.length > LINK_CHARACTERS_MAX)
    return { problem: `Use at most ${LINK_CHARACTERS_MAX} characters.` };
  const url = URL.parse(SCHEME.test(text) ? text : `https://${text}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.'))
    return { problem: 'Write the whole address of the page, such as https://example.org/work.' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'Leave the user name and the password out of the address.' };
  return { value: url.href, readAs: null };
};
