import { normaliseForSearch } from '../../../text/normalise-for-search.ts';

/** So much of the beginning of a name stays whatever case or ending it is put into. */
const STEM = 4;

type Person = { firstName: string; lastName: string; email: string };

/** Whether anything in a text begins like a part of somebody's name or address; rather too often than too rarely. */
export function mightTextNamePerson(text: string, { firstName, lastName, email }: Person): boolean {
  const words = normaliseForSearch(text);
  const [mailbox = ''] = email.split('@');
  return normaliseForSearch(`${firstName} ${lastName} ${mailbox.replaceAll(/[^\p{L}]+/gu, ' ')}`)
    .split(' ')
    .some((part) => part !== '' && words.includes(part.slice(0, STEM)));
}
