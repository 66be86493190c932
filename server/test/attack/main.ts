import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../build-web.ts';
import { closeHouse, type Damage, killUnderLoad, openHouseToKill, type Victim } from './kill.ts';

const KILLS = Number(process.env['KILLS'] ?? 20);
const FUZZ_RUNS = process.env['FUZZ_RUNS'] ?? '5000';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const names: Record<Victim, string> = { app: 'the app', postgres: 'PostgreSQL', both: 'both' };

/** The long versions: kills without mercy while people apply, then fuzzing of every call. */
const outcomes: boolean[] = [];
await buildWeb();
const house = await openHouseToKill();
try {
  for (const victim of ['app', 'postgres', 'both'] as const) {
    const damage = await killUnderLoad(
      house,
      Array.from({ length: KILLS }, () => victim),
    );
    outcomes.push(say(`${KILLS} kills of ${names[victim]}`, damage));
  }
} finally {
  await closeHouse(house);
}
outcomes.push(fuzz());
const failed = outcomes.filter((isGreen) => !isGreen).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function say(
  name: string,
  { problems, slowestReturnMs, begun, saved, submitted, interrupted }: Damage,
): boolean {
  const isGreen = problems.length === 0;
  console.log(
    `${isGreen ? '✓' : '✗'} ${name}: ${begun} applications begun, ${saved} answers saved and ${submitted} submissions acknowledged, ` +
      `${interrupted} requests interrupted, back in ${(slowestReturnMs / 1000).toFixed(1)} s at most`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  return isGreen;
}

function fuzz(): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=server', 'server/test/fuzz.test.ts'],
    { cwd: root, env: { ...process.env, FUZZ_RUNS }, stdio: 'inherit' },
  );
  console.log(`${status === 0 ? '✓' : '✗'} ${FUZZ_RUNS} runs of fuzzing for each call`);
  return status === 0;
}
