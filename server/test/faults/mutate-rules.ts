import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../../end-process.ts';
import { Stryker } from '@stryker-mutator/core';
import { listFilesOfPureFunctions } from './list-files-of-pure-functions.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Of the mutants that a test of the rules reaches, as many must be caught. */
const CAUGHT_LEAST_PERCENT = 90;

/**
 * Mutates pure functions, of all folders or of one, and runs the tests of the project `rules` that reach each mutant. What was
 * found is kept: the next run only tries mutants whose file or tests have changed.
 */
const files = listFilesOfPureFunctions(root, process.argv[2]);
process.chdir(root);
const stryker = new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'server/test/faults/vitest.rules.config.ts' },
  mutate: files,
  // Words are no rules; and what is made once when a file is read would be tried by every test.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['/bench', '/e2e', '/pictures', '/.data', 'dist', 'dist.next-*'],
  tempDirName: join(tmpdir(), 'evenhand-mutants'),
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutants.json',
  reporters: ['progress-append-only'],
});
const mutants = await stryker.runMutationTest().catch((error: Error) => {
  if (!error.message.startsWith('No tests were executed')) throw error;
  return [];
});

const tried = mutants.filter(({ fileName }) => files.some((file) => fileName.endsWith(file)));
const countOf = (...states: string[]) =>
  tried.filter(({ status }) => states.includes(status)).length;
for (const { status, fileName, location, mutatorName, replacement } of tried)
  if (status === 'Survived')
    console.log(
      `✗ ${relative(root, fileName)}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement?.replaceAll(/\s+/g, ' ')}`,
    );
const caught = countOf('Killed', 'Timeout');
const reached = caught + countOf('Survived');
const percent = reached === 0 ? 100 : (100 * caught) / reached;
console.log(
  `${caught} of ${reached} mutants that a test of the rules reaches were caught: ${percent.toFixed(1)} %, and at least ${CAUGHT_LEAST_PERCENT} % must be; ${countOf('NoCoverage')} are reached by none (most of their functions are tested over HTTP)`,
);
endProcess(percent >= CAUGHT_LEAST_PERCENT ? 0 : 1);
