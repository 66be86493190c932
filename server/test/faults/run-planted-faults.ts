import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { endProcess } from '../../end-process.ts';
import pg from 'pg';
import {
  createTestDatabase,
  databaseUrlNamed,
  testDatabaseRolePrefix,
  startTestCluster,
  templateDatabaseNameOfTests,
} from '../start-test-cluster.ts';
import type { PlantedFault } from './planted-fault-types.ts';
import { plantedFaults, plantedFaultsByArea } from './all-planted-faults-by-area.ts';
import { copySourcesWithFault } from './copy-sources-with-fault.ts';
import {
  type DetectorTestsToRun,
  runPlantedFaultDetectorTests,
  runDetectorTestsWithChangedSources,
} from './run-planted-fault-detector-tests.ts';
import { runPlantedFaultDetectorInFolder } from './run-planted-fault-detector-in-folder.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const AT_A_TIME = Math.min(3, Math.max(2, availableParallelism()));
/** Then it is said what was caught, before the next are planted. */
const BATCH = 40;

type Planted = Omit<PlantedFault, 'net'> & { net: DetectorTestsToRun };

/**
 * Plants each fault on a copy, of the database or of the sources, and runs the one net that should
 * catch it. A net that stays green, or goes red for another reason, is a failure. A word chooses an area, or faults by name.
 */
const word = process.argv[2] ?? '';
const wanted =
  plantedFaultsByArea.get(word) ?? plantedFaults.filter(({ name }) => name.includes(word));
if (wanted.length === 0) {
  const areas = [...plantedFaultsByArea.keys()].sort().join(', ');
  console.error(`"${word}" is in no fault's name, and none of the areas: ${areas}.`);
  process.exit(1);
}
const cluster = await startTestCluster();
let failed = 0;
try {
  await compileTogether(wanted.filter(({ net }) => 'compiler' in net));
  const tested = wanted.filter(({ net }) => 'title' in net);
  for (let from = 0; from < tested.length; from += BATCH)
    await testBatch(tested.slice(from, from + BATCH), from);
} finally {
  await cluster.stop();
}
console.log(`${wanted.length - failed} passed, ${failed} failed`);
endProcess(failed === 0 ? 0 : 1);

/** All in one copy: the compiler must complain of each of their files, and of no other. */
async function compileTogether(faults: PlantedFault[]): Promise<void> {
  if (faults.length === 0) return;
  const folder = await copySourcesWithFault(root, {
    change: faults.flatMap(({ change = [] }) => change),
    add: faults.flatMap(({ add = [] }) => add),
  });
  try {
    const found = await filesCompilerComplainsOf(folder, faults.flatMap(changedFiles));
    for (const { name, net } of faults) {
      const file = 'compiler' in net ? net.compiler : '';
      say(name, found.delete(file) ? 'caught' : `the compiler stayed silent about ${file}`);
    }
    if (found.size > 0)
      say('without any fault', `the compiler complains of ${[...found].join(', ')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function testBatch(faults: PlantedFault[], from: number): Promise<void> {
  const planted: Planted[] = [];
  for (const [n, fault] of faults.entries()) {
    const one = await plantInDatabase(fault, `fault_${from + n}`).catch((error: Error) =>
      say(fault.name, notPlanted(error)),
    );
    if (one) planted.push(one);
  }
  const inDatabase = planted.filter((one) => !one.change && !one.add && !one.clusterSql);
  const healthy = healthyRuns(planted);
  const red = await runPlantedFaultDetectorTests([...inDatabase.map(({ net }) => net), ...healthy]);
  for (const [n, { name, net }] of inDatabase.entries()) say(name, verdict(net, red[n]));
  // Every net must be green without a fault, or its going red says nothing.
  for (const title of red.slice(inDatabase.length).flat())
    say('without any fault', `red: ${title}`);
  await inTurn(
    planted.filter((one) => one.change ?? one.add),
    async (one) => say(one.name, await verdictOfSources(one).catch(notPlanted)),
  );
  for (const { name, clusterSql, net } of planted) {
    if (clusterSql === undefined) continue;
    await asMigrator(clusterSql.plant);
    const [outcome] = await runPlantedFaultDetectorTests([net]).finally(() =>
      asMigrator(clusterSql.undo),
    );
    say(name, verdict(net, outcome));
  }
}

async function plantInDatabase(
  fault: PlantedFault,
  database: string,
): Promise<Planted | undefined> {
  if (!('title' in fault.net)) return undefined;
  const { file, title } = fault.net;
  if (fault.sql !== undefined) await plantSql(database, fault.sql);
  const templateUrl = databaseUrlNamed(
    cluster.url,
    fault.sql === undefined ? templateDatabaseNameOfTests : database,
  );
  return { ...fault, net: { file, titles: [title], templateUrl } };
}

function healthyRuns(faults: Planted[]): DetectorTestsToRun[] {
  const titles = new Map<string, Set<string>>();
  for (const { net } of faults)
    titles.set(net.file, new Set([...(titles.get(net.file) ?? []), ...net.titles]));
  return [...titles].map(([file, those]) => ({
    file,
    titles: [...those],
    templateUrl: cluster.url,
  }));
}

/** A change is planted on its way into vitest, unless its net reads the disk: then on a copy of all sources. */
async function verdictOfSources({ change = [], add = [], net }: Planted): Promise<string> {
  if (add.length === 0 && change.every(({ file }) => /\.tsx?$/.test(file))) {
    const red = await runDetectorTestsWithChangedSources(net, change);
    if (verdict(net, red) === 'caught') return 'caught';
  }
  const folder = await copySourcesWithFault(root, { change, add }, net.file);
  try {
    return verdict(net, await runPlantedFaultDetectorInFolder(folder, net));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function notPlanted({ message }: Error): string {
  return `could not be planted: ${message}`;
}

function verdict({ titles }: DetectorTestsToRun, red: string[] = []): string {
  if (red.some((title) => titles.some((wished) => title.endsWith(wished)))) return 'caught';
  return `"${titles.join()}" stayed green${red.map((title) => `; red: ${title}`).join('')}`;
}

async function plantSql(name: string, statements: string): Promise<void> {
  await createTestDatabase(cluster.url, name, templateDatabaseNameOfTests);
  const client = new pg.Client({
    connectionString: databaseUrlNamed(cluster.url, name),
    options: `-c role=${testDatabaseRolePrefix}_owner -c search_path=pg_catalog`,
  });
  await client.connect();
  try {
    await client.query(`begin; ${statements}; commit`);
  } finally {
    await client.end();
  }
}

async function asMigrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function changedFiles({ change = [], add = [] }: PlantedFault): string[] {
  return [...change, ...add].map(({ file }) => file);
}

/** Of files and what they import: what has no fault in it has been compiled by the check before. */
async function filesCompilerComplainsOf(folder: string, files: string[]): Promise<Set<string>> {
  const config = {
    extends: './server/tsconfig.json',
    // What requests and routes have wherever the whole server is compiled; not each of its files imports what says so.
    compilerOptions: { types: ['node', '@fastify/cookie'] },
    files: [...files, 'server/http/add-page-route.ts', 'server/http/compress-responses.ts'],
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const complaints = await text(compiler.stdout);
  return new Set([...complaints.matchAll(/^([^\s(]+)\(\d/gm)].map(([, file = '']) => file));
}

async function inTurn<T>(list: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...list];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
    }),
  );
}

function say(name: string, outcome: string): void {
  const isGood = outcome === 'caught';
  if (!isGood) failed += 1;
  console.log(`${isGood ? '✓' : '✗'} ${name}: ${outcome}`);
}
