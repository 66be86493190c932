import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listSourceFiles } from './test/list-source-and-test-files-and-feature-folders.ts';

const module = fileURLToPath(new URL('end-process.ts', import.meta.url));

test.each([
  ['with the code that is given', 'endProcess(3)', 3],
  ['with the code that was set', 'process.exitCode = 4; endProcess()', 4],
  ['with 0 where there is none', 'endProcess()', 0],
  ['all the same where something still holds it', 'setInterval(() => {}, 1000); endProcess(5)', 5],
])('a process ends %s', (_, program, code) => {
  const { status, stdout } = run(`${program}; process.stdout.write('done')`);
  expect([status, stdout]).toEqual([code, 'done']);
});

test('a process that nothing holds ends by itself, and V8 with it, before it would be ended', () => {
  const { status, stdout } = run(`
    process.reallyExit = () => process.stdout.write('ended hard');
    endProcess(0);
  `);
  expect([status, stdout]).toEqual([0, '']);
});

test('no program of the server ends itself in another way', () => {
  const found = listSourceFiles('server')
    .filter(({ text }) => /process\.(exit|reallyExit|abort)\(/.test(text))
    .map(({ path }) => path);
  expect(found).toEqual(['server/end-process.ts']);
});

function run(program: string) {
  return spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { endProcess } from ${JSON.stringify(module)};${program}`,
    ],
    { encoding: 'utf8' },
  );
}
