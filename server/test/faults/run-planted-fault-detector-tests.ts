import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { PlantedFault } from './planted-fault-types.ts';
import { replaceTextForPlantedFault } from './replace-text-for-planted-fault.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const PATIENT = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
const SILENT = { watch: false, reporters: [{}] };

/** Tests of one file by their titles, on a template database. */
export type DetectorTestsToRun = { file: string; titles: string[]; templateUrl: string };
type TextChange = NonNullable<PlantedFault['change']>[number];

/**
 * Runs every one in the workers of one vitest, which read the sources only once: the query makes it another file, with a
 * database of its own. The titles that failed, for each run.
 */
export async function runPlantedFaultDetectorTests(
  runs: DetectorTestsToRun[],
): Promise<string[][]> {
  const first = runs[0];
  if (first === undefined) return [];
  process.env['EVENHAND_TEMPLATE_URL'] = first.templateUrl;
  const vitest = await createVitest('test', { ...SILENT, root });
  const paths = runs.map(({ file }, n) => `${root}${file}?planted=${n}`);
  vitest.provide(
    'plantedTemplates',
    Object.fromEntries(runs.map(({ templateUrl }, n) => [paths[n], templateUrl])),
  );
  const specifications = runs.map(({ file, titles }, n) => {
    const project = vitest.projects.find((one) => one.matchesTestGlob(`${root}${file}`));
    if (project === undefined) throw new Error(`${file} is a test of no project`);
    return project.createSpecification(paths[n] ?? '', {
      testNamePattern: makeTestTitlesPattern(titles),
    });
  });
  return failuresOf(vitest, specifications);
}

/**
 * Runs one with sources that are changed on their way into vitest; the files stay as they are. Whatever is read from the disk, or
 * runs in a process or thread of its own, sees no change.
 */
export async function runDetectorTestsWithChangedSources(
  { file, titles, templateUrl }: DetectorTestsToRun,
  changes: TextChange[],
): Promise<string[]> {
  const vitest = await createVitest(
    'test',
    { ...SILENT, ...PATIENT, root, config: false, include: [file], maxWorkers: 1 },
    { plugins: [changing(changes)] },
  );
  vitest.provide('templateUrl', templateUrl);
  const project = vitest.getRootProject();
  const specification = project.createSpecification(`${root}${file}`, {
    testNamePattern: makeTestTitlesPattern(titles),
  });
  const [red = []] = await failuresOf(vitest, [specification]);
  return red;
}

function changing(changes: TextChange[]): Plugin {
  const changesOf = (id: string) => changes.filter(({ file }) => id === `${root}${file}`);
  return {
    name: 'planted-change',
    enforce: 'pre',
    // What was changed never gets into the cache, where others would find it.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (changesOf(id).length > 0 ? false : undefined)),
    transform: (text, id) =>
      changesOf(id).reduce((code, change) => replaceTextForPlantedFault(change, code), text),
  };
}

async function failuresOf(
  vitest: Vitest,
  specifications: TestSpecification[],
): Promise<string[][]> {
  try {
    const { testModules } = await vitest.runTestSpecifications(specifications);
    const byId = new Map(testModules.map((module) => [module.moduleId, module]));
    return specifications.map(({ moduleId }) => failedTitles(moduleId, byId.get(moduleId)));
  } finally {
    await vitest.close();
  }
}

function failedTitles(moduleId: string, module: TestModule | undefined): string[] {
  const tests = [...(module?.children.allTests() ?? [])];
  if (!tests.some((test) => ['passed', 'failed'].includes(test.result().state))) {
    const reasons = module?.errors().map(({ message }) => message) ?? [];
    return [`no test ran of ${moduleId}: ${reasons.join(' ').slice(0, 400)}`];
  }
  return tests.filter((test) => test.result().state === 'failed').map(({ name }) => name);
}

/** As vitest looks for them. */
export function makeTestTitlesPattern(titles: string[]): RegExp {
  const literal = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(${literal.join('|')})`);
}
