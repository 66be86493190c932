const LEAST_ALONE = 15;
const LEAST_WITH_CODE = 8;
const MOST = 256;
const PRODUCT = 'Evenhand';
/** Parts of a name shorter than this are everyday syllables. */
const PART_MIN = 4;
const REST_MIN = 8;
const DISTINCT_MIN = 5;
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl'];

type Owner = { email: string; orgName: string; hasTwoFactor: boolean };

/** Characters a password must have: fewer where a one-time code is asked for as well (NIST SP 800-63B-4, 3.1.1). */
export function leastPasswordLengthFor({ hasTwoFactor }: Pick<Owner, 'hasTwoFactor'>): number {
  return hasTwoFactor ? LEAST_WITH_CODE : LEAST_ALONE;
}

/**
 * Why a password cannot be chosen, as a sentence; null when it can. Any character counts, nothing must be mixed, and
 * no length up to 256 is cut. Whatever is typed is compared in one form (NFKC), in which it is also hashed.
 * @param common passwords that many people have, in small letters
 */
export function findPasswordProblem(
  typed: string,
  owner: Owner,
  common: ReadonlySet<string>,
): string | null {
  const password = typed.normalize('NFKC');
  const characters = Array.from(password);
  const least = leastPasswordLengthFor(owner);
  if (characters.length < least)
    return `Use at least ${least} characters. Three or four words in a row are easy to remember.`;
  if (characters.length > MOST) return `Use at most ${MOST} characters.`;
  const normalised = password.toLowerCase();
  if (new Set(normalised).size < DISTINCT_MIN || isRun(normalised))
    return 'This is one pattern over and over, which is tried first. Choose something less regular.';
  if (isCommon(normalised, common))
    return 'Many people have this password, so it is tried first. Choose another.';
  if (isAboutOwner(normalised, owner))
    return 'Do not build it from your e-mail address, your organisation’s name or “Evenhand”: these are tried first.';
  return null;
}

/** In the list itself, with figures and signs around it, or a listed one written twice or more. */
function isCommon(normalised: string, common: ReadonlySet<string>): boolean {
  const bare = normalised.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = normalised.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [normalised, bare, letters].some(
    (text) => common.has(text) || common.has(repeatedPart(text) ?? ''),
  );
}

/** `abcabc` → `abc`; null for what is not one part over and over. */
function repeatedPart(text: string): string | null {
  const at = (text + text).indexOf(text, 1);
  return at > 0 && at < text.length ? text.slice(0, at) : null;
}

function isRun(normalised: string): boolean {
  const backwards = RUNS.map((run) => Array.from(run).reverse().join(''));
  const part = repeatedPart(normalised) ?? normalised;
  return [...RUNS, ...backwards].some((run) => (run + run).includes(part));
}

/** What is left without the words that anybody would try for this person is too little. */
function isAboutOwner(normalised: string, { email, orgName }: Owner): boolean {
  const parts = [
    email,
    ...email.split(/[^\p{L}\p{N}]+/u),
    orgName,
    ...orgName.split(/[^\p{L}\p{N}]+/u),
    PRODUCT,
  ]
    .map((part) => part.normalize('NFKC').toLowerCase())
    .filter((part) => part.length >= PART_MIN)
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), normalised);
  return (
    rest !== normalised && Array.from(rest.replaceAll(/[^\p{L}\p{N}]/gu, '')).length < REST_MIN
  );
}
