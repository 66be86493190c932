/** Somebody invented, with what a disguise needs to know. */
export type InventedPerson = {
  language: string;
  firstName: string;
  lastName: string;
  email: string;
  isFamilyFirst: boolean;
  isUnspaced: boolean;
  isWord: boolean;
};

/** Ways of writing a name so that a reader knows it and a search for it does not; none where a way does not fit. */
export type NameDisguise = {
  name: string;
  write: (person: InventedPerson, form: string) => string | undefined;
};

const isLatin = (text: string) => /^[\p{Script=Latin}\p{M}\s’'-]+$/u.test(text);
const isCased = (text: string) => text.toLowerCase() !== text.toUpperCase();
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[łŁ]/gu, 'l')
    .replace(/ß/gu, 'ss')
    .replace(/[đĐ]/gu, 'd')
    .replace(/ı/gu, 'i');
const between =
  (sign: string, least: number) =>
  ({ isWord }: InventedPerson, form: string) => {
    const letters = form.match(/.\p{M}*/gu) ?? [];
    const middle = Math.ceil(letters.length / 2);
    if (letters.length < least || (isWord && sign.includes('\n')) || /[\s’'-]/u.test(form))
      return undefined;
    return letters.slice(0, middle).join('') + sign + letters.slice(middle).join('');
  };
const shifted = (capital: number, small: number) => (_: InventedPerson, form: string) =>
  isLatin(form)
    ? plain(form).replace(/[A-Za-z]/gu, (letter) =>
        String.fromCodePoint(
          letter < 'a' ? capital + letter.charCodeAt(0) - 65 : small + letter.charCodeAt(0) - 97,
        ),
      )
    : undefined;
const fullName = (
  { firstName, lastName, isFamilyFirst, isUnspaced }: InventedPerson,
  between = ' ',
) =>
  (isFamilyFirst ? [lastName, firstName] : [firstName, lastName]).join(isUnspaced ? '' : between);
const handle = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^a-z]/gu, '');
const ofHandle = (make: (person: InventedPerson) => string) => (person: InventedPerson) => {
  const made = make(person);
  return isLatin(`${person.firstName}${person.lastName}`) && handle(person.lastName).length >= 5
    ? made
    : undefined;
};

export const nameDisguises: NameDisguise[] = [
  { name: 'as it is, in each of its forms', write: (_, form) => form },
  {
    name: 'in small letters',
    write: ({ isWord }, form) => (isCased(form) && !isWord ? form.toLowerCase() : undefined),
  },
  { name: 'in capitals', write: (_, form) => (isCased(form) ? form.toUpperCase() : undefined) },
  { name: 'without accents', write: (_, form) => (isLatin(form) ? plain(form) : undefined) },
  { name: 'accents set apart', write: (_, form) => form.normalize('NFD') },
  {
    name: 'ä, ö, ü, å as ae, oe, ue, aa',
    write: (_, form) => {
      const spelt = form.replace(/[äöüå]/gu, (it) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[it] ?? 'aa');
      return isLatin(form) && spelt !== form ? spelt : undefined;
    },
  },
  { name: 'a zero-width space within', write: between('\u200b', 2) },
  { name: 'a soft hyphen within', write: between('\u00ad', 2) },
  { name: 'a mark of direction within', write: between('\u2067', 2) },
  { name: 'struck through', write: (_, form) => form.replace(/\p{L}/gu, '$&\u0336') },
  { name: 'in full width', write: shifted(0xff21, 0xff41) },
  { name: 'in mathematical bold', write: shifted(0x1d400, 0x1d41a) },
  {
    name: 'with ligatures',
    write: (_, form) => {
      const tied = form
        .replace(/ff/gu, 'ﬀ')
        .replace(/fi/gu, 'ﬁ')
        .replace(/fl/gu, 'ﬂ')
        .replace(/st/gu, 'ﬆ');
      return tied === form ? undefined : tied;
    },
  },
  { name: 'hyphen and line end within', write: between('-\n', 5) },
  { name: 'a line end within', write: between('\n', 6) },
  {
    name: 'gaps between the letters',
    write: (_, form) =>
      /^\p{L}{3,}$/u.test(form) && !/[\p{Script=Han}\p{Script=Thai}]/u.test(form)
        ? Array.from(form).join(' ')
        : undefined,
  },
  {
    name: 'without its apostrophe',
    write: (_, form) => (/’\p{Lu}/u.test(form) ? form.replace('’', '') : undefined),
  },
  {
    name: 'with another apostrophe',
    write: (_, form) => (/’\p{Lu}/u.test(form) ? form.replace('’', 'ʼ') : undefined),
  },
  { name: 'first and last name', write: (person) => fullName(person) },
  { name: 'no-break space between the names', write: (person) => fullName(person, '\u00a0') },
  { name: 'a line end between the names', write: (person) => fullName(person, '\n') },
  {
    name: 'last name, first name',
    write: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  },
  {
    name: 'an initial and the last name',
    write: ({ firstName, lastName, isUnspaced }) =>
      isCased(firstName) && !isUnspaced ? `${firstName.charAt(0)}. ${lastName}` : undefined,
  },
  {
    name: 'handle: names and a year',
    write: ofHandle((it) => `${handle(it.firstName)}${handle(it.lastName)}88`),
  },
  {
    name: 'handle: initial, last name, digits',
    write: ofHandle((it) => `${handle(it.firstName).charAt(0)}${handle(it.lastName)}99`),
  },
  { name: 'handle: last name and digits', write: ofHandle((it) => `${handle(it.lastName)}72`) },
  {
    name: 'handle with @',
    write: ofHandle((it) => `@${handle(it.lastName)}_${handle(it.firstName)}`),
  },
  {
    name: 'hashtag in humps',
    write: ofHandle((it) => `#${plain(it.firstName + it.lastName).replace(/[^A-Za-z]/gu, '')}`),
  },
  {
    name: 'profile address',
    write: ofHandle((it) => `linkedin.com/in/${handle(it.firstName)}-${handle(it.lastName)}`),
  },
  { name: 'e-mail address', write: ({ email }) => email },
  { name: 'first part of the address', write: ({ email }) => email.slice(0, email.indexOf('@')) },
];
