import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  type DetectorTestsToRun,
  makeTestTitlesPattern,
} from './run-planted-fault-detector-tests.ts';

/** Runs one in a copy of the sources, by a vitest of its own: the titles that failed. */
export async function runPlantedFaultDetectorInFolder(
  folder: string,
  { file, titles, templateUrl }: DetectorTestsToRun,
): Promise<string[]> {
  const place = join(tmpdir(), `evenhand-${process.hrtime.bigint()}.json`);
  const projects = ['server', 'rules', 'apart'].map((name) => `--project=${name}`);
  const reporter = ['--reporter=json', `--outputFile=${place}`];
  const only = ['-t', makeTestTitlesPattern(titles).source];
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporter, file, ...only],
    {
      cwd: folder,
      env: { ...process.env, EVENHAND_TEMPLATE_URL: templateUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const output = await text(vitest.stdout);
  const report = await readFile(place, 'utf8').catch(() => {
    throw new Error(output.slice(-500));
  });
  await rm(place);
  const { testResults } = JSON.parse(report) as {
    testResults: { message: string; assertionResults: { status: string; title: string }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (!results.some(({ status }) => status === 'passed' || status === 'failed'))
    return [`no test ran: ${testResults.map(({ message }) => message).join(' ')}`.slice(0, 400)];
  return results.filter(({ status }) => status === 'failed').map(({ title }) => title);
}
