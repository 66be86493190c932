import { expect, test } from 'vitest';
import { readDatabaseFunctionFiles } from '../db/read-and-sort-database-function-files.ts';
import {
  featureOfFile,
  dependencyFloorOfFeature,
  featuresByImportFloor,
  isImportUpwards,
} from '../features/feature-floors-and-upward-import-check.ts';
import { approvedCallsOfOtherFeaturesFunctions } from './approved-sql-functions-across-features.ts';
import {
  listFeatureFolders,
  listSourceFiles,
  listTestFiles,
} from './list-source-and-test-files-and-feature-folders.ts';

const server = new Map(listSourceFiles('server').map((file) => [file.path, file]));
const inFeatures = [...server.values(), ...listTestFiles('server')].filter(
  ({ path }) => featureOfFile(path) !== undefined,
);
/** Each import of one feature by another, tests included. */
const between = inFeatures.flatMap(({ path, imports }) =>
  imports.flatMap((target) => {
    const [from, to] = [featureOfFile(path), featureOfFile(target)];
    return from === undefined || to === undefined || from === to
      ? []
      : [{ path, target, from, to }];
  }),
);

test('every feature stands on one floor, and the list names no other', () => {
  const listed = Object.values(featuresByImportFloor).flat();
  expect(listFeatureFolders('server').toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test('no feature imports one of a floor above it, not even a type, nor in a test', () => {
  expect(between.length).toBeGreaterThan(100);
  const upwards = between.filter(({ path, target }) => isImportUpwards(path, target));
  expect(upwards.map(({ path, target }) => `${path} → ${target}`)).toEqual([]);
});

test('features are no ring, not even those of one floor', () => {
  expect(ringsOf(between)).toEqual([]);
});

test('no feature reaches another through a file that belongs to none', () => {
  const detours = [...server.values()]
    .filter(({ path }) => featureOfFile(path) !== undefined)
    .flatMap(({ path }) =>
      outsideOf(path)
        .filter(knowsFeature)
        .map((list) => `${path} → ${list}`),
    );
  expect(detours).toEqual([]);
});

test('no feature calls a function of the database that belongs to one of a floor above it', async () => {
  const owners = new Map(
    (await readDatabaseFunctionFiles()).map(({ key, text }) => [
      key,
      /^-- owner: (\S+)/.exec(text)?.[1],
    ]),
  );
  const calls = Object.keys(approvedCallsOfOtherFeaturesFunctions);
  expect(calls.length).toBeGreaterThan(10);
  const upwards = calls.filter((call) => {
    const [own = '', name = ''] = call.split(' → ');
    return (
      (dependencyFloorOfFeature(own) ?? -1) <
      (dependencyFloorOfFeature(owners.get(name) ?? '') ?? Number.POSITIVE_INFINITY)
    );
  });
  expect(upwards).toEqual([]);
});

test('a ring is found among other imports, and a way that only leads down is none', () => {
  const way = (from: string, to: string) => ({ from, to });
  const ring = [way('jobs', 'emails'), way('emails', 'apply'), way('apply', 'jobs')];
  expect(ringsOf([way('search', 'jobs'), ...ring])).toEqual(['apply, emails, jobs']);
  expect(ringsOf([way('search', 'jobs'), way('search', 'emails'), way('emails', 'jobs')])).toEqual(
    [],
  );
  expect(dependencyFloorOfFeature('a-feature-of-tomorrow')).toBeUndefined();
});

function knowsFeature(path: string): boolean {
  return (server.get(path)?.imports ?? []).some((target) => featureOfFile(target) !== undefined);
}

/** All files outside the features that a file needs, and what those need. */
function outsideOf(path: string): string[] {
  const found = new Set<string>();
  const follow = (at: string): void => {
    for (const target of server.get(at)?.imports ?? []) {
      if (featureOfFile(target) !== undefined || found.has(target)) continue;
      found.add(target);
      follow(target);
    }
  };
  follow(path);
  return [...found];
}

/** Features each of which leads to all of the others, by name. */
function ringsOf(ways: readonly { from: string; to: string }[]): string[] {
  const next = Map.groupBy(ways, ({ from }) => from);
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const follow = (at: string): void => {
      for (const { to } of next.get(at) ?? []) {
        if (found.has(to)) continue;
        found.add(to);
        follow(to);
      }
    };
    follow(start);
    return found;
  };
  const reach = new Map([...next.keys()].map((feature) => [feature, reached(feature)]));
  const rings = [...reach].flatMap(([feature, found]) =>
    found.has(feature)
      ? [
          [...found]
            .filter((other) => reach.get(other)?.has(feature))
            .toSorted()
            .join(', '),
        ]
      : [],
  );
  return [...new Set(rings)];
}
