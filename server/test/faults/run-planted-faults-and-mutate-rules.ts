import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { listFilesOfPureFunctions } from './list-files-of-pure-functions.ts';
import { plantedFaultsByArea } from './all-planted-faults-by-area.ts';

/**
 * Plants faults, and mutates rules. A word chooses an area of the one, a folder of the other, or both where they have the same name;
 * any other word chooses planted faults by name.
 */
const word = process.argv[2] ?? '';
const hasRules =
  listFilesOfPureFunctions(fileURLToPath(new URL('../../../', import.meta.url)), word).length > 0;
const hasPlanted = word === '' || plantedFaultsByArea.has(word) || !hasRules;
const outcomes = [
  ...(hasPlanted ? ['run-planted-faults.ts'] : []),
  ...(hasRules ? ['mutate-rules.ts'] : []),
].map((name) => {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return spawnSync(process.execPath, [script, word], { stdio: 'inherit' }).status;
});
process.exitCode = outcomes.every((status) => status === 0) ? 0 : 1;
