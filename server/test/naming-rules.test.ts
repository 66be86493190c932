import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Metaphors, and words that say in which tense a thing was met: the field has a term for each (CONTRIBUTING.md, "Names"). */
const AVOIDED =
  /^(house|houses|room|rooms|errand|knock|turnstile|fold|folds|folded|folding|foldings|deed|deeds|ear|ears|deaf|desk|keeper|keepers|letter|letters|mail|mails|told|tell|tells|telling|said|asked|whoever|doorstep|microsite|atom|atoms)$/;
/** A vacancy is a job in code. What is called a role is one of the database, or the part of a member or of an element. */
const ROLE_ALLOWED =
  /MemberRole|memberRole|DoorRole|DatabaseRole|databaseRole|TeamRole|teamRole|prepareRoles|roleNamed|member-role|db\/database-roles\.ts|jobRoles|job-team-roles|ROLE_ALLOWED/;
/** Letters of an alphabet are letters. */
const ALLOWED = new Set([
  'LETTERS',
  'LETTERS_MAX',
  'LETTERS_OF_SIGNS',
  'OWN_LETTERS_MIN',
  'SIGN_OF_LETTERS',
  'SINGLE_LETTERS',
  'capitaliseFirstLetter',
  'joinedLettersPattern',
  'letter',
  'letters',
  'lettersOf',
  'normaliseLetters',
  'normaliseNameLetters',
]);

const project = resolve(import.meta.dirname, '../..');
const files = ['contract', 'server', 'web', 'e2e', 'bench'].flatMap((workspace) =>
  readdirSync(join(project, workspace), { recursive: true, encoding: 'utf8' })
    .map((name) => `${workspace}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) => /\.(tsx?|css)$/.test(path) && !/node_modules|\/dist\/|\.generated\./.test(path),
    ),
);
const DECLARED =
  /^(export )?(?:declare )?(?:async )?(?:function\*?|class|type|interface|const|let) +([A-Za-z_$][\w$]*)/gm;
const declared = files.flatMap((path) =>
  [...readFileSync(join(project, path), 'utf8').matchAll(DECLARED)].map(
    ([, exported, name = '']) => ({
      path,
      name,
      isExported: exported !== undefined,
    }),
  ),
);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

test('every file and name is found, so that the other tests look at something', () => {
  expect(files.length).toBeGreaterThan(2000);
  expect(declared.filter(({ isExported }) => isExported).length).toBeGreaterThan(2500);
});

test('no file and no name says by a metaphor what the field has a term for', () => {
  const inFiles = files.filter((path) =>
    wordsOf(path.replace(/\.[a-z.]+$/, '')).some((word) => AVOIDED.test(word)),
  );
  const inNames = declared.filter(
    ({ name }) => !ALLOWED.has(name) && wordsOf(name).some((word) => AVOIDED.test(word)),
  );
  expect([...inFiles, ...inNames.map(({ path, name }) => `${path}: ${name}`)]).toEqual([]);
});

test('a vacancy is a job in code, and a role only on the screen', () => {
  const inFiles = files.filter(
    (path) =>
      wordsOf(basename(path)).some((word) => /^roles?$/.test(word)) && !ROLE_ALLOWED.test(path),
  );
  const inNames = declared.filter(
    ({ name }) => wordsOf(name).some((word) => /^roles?$/.test(word)) && !ROLE_ALLOWED.test(name),
  );
  expect([...inFiles, ...inNames.map(({ path, name }) => `${path}: ${name}`)]).toEqual([]);
});

test('what a file exports has a name that no other file of its workspace exports', () => {
  const exported = declared.filter(({ isExported }) => isExported);
  const homes = Map.groupBy(exported, ({ path, name }) => `${path.split('/')[0]} ${name}`);
  const shared = [...homes].flatMap(([name, found]) => {
    const paths = [...new Set(found.map(({ path }) => path))];
    return paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : [];
  });
  expect(shared).toEqual([]);
});

/** Where a name is declared, whose names they are, and how they end or begin, so that no other kind of thing is thought of. */
const kinds = [
  {
    what: 'row of the database',
    at: /^server\/features\/.+\/sql\//,
    names: /^[A-Z]\w*Rows?$/,
    must: /DbRows?$/,
  },
  {
    what: 'statement that writes rows, or a call of a function of the database that does',
    at: /^server\/features\/.+\/sql\//,
    names: /^(insert|update|upsert|delete|replace|remove|save|store|set|mark|record)[A-Z]/,
    must: /Rows?([A-Z]|$)|InDatabase$|Expression$/,
  },
  {
    what: 'e-mail',
    at: /^server\/emails\/types\//,
    names: /^[a-z]\w*Email(Type)?$/,
    must: /EmailType$/,
  },
  {
    what: 'planted faults',
    at: /^server\/test\/faults\//,
    names: /^[a-z]\w*Faults$/,
    must: /^planted/,
  },
  {
    what: 'component',
    at: /^web\/.+\.tsx$/,
    names: /^[A-Z][a-z]\w*(Step|Row)$/,
    must: /TableRow$/,
  },
];

test.for(kinds)('a name tells that it is of this kind: $what', ({ at, names, must }) => {
  const ofKind = declared.filter(
    ({ path, name, isExported }) => isExported && at.test(path) && names.test(name),
  );
  expect(ofKind.length).toBeGreaterThan(0);
  expect(ofKind.filter(({ name }) => !must.test(name))).toEqual([]);
});
