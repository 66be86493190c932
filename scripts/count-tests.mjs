import { existsSync, readFileSync } from 'node:fs';

/** Titles that are made of the contract's entries ("jobs.ts findJobCard: …") and of the list of screens ("manage: …"). */
const OF_CONTRACT = /^[\w/-]+\.ts \w+: /;
const OF_SCREENS = /^[\w-]+: (axe finds|on a phone with)/;
const TALLY = /^(\d+) passed, (\d+) failed$/m;

/**
 * What a step has counted: single tests where it left vitest's report, else those that its closing line speaks of.
 * @returns {{ passed: number, failed: number, skipped: number, kinds: Record<string, number> } | null} none where it counts nothing
 */
export function countTests({ report, kind }, output) {
  if (report && existsSync(report))
    return countReported(JSON.parse(readFileSync(report, 'utf8')), kind);
  const [, passed, failed] = (TALLY.exec(output) ?? []).map(Number);
  if (passed === undefined) return null;
  return { passed, failed, skipped: 0, kinds: { [kind ?? 'written']: passed } };
}

function countReported({ numPassedTests, numFailedTests, numPendingTests, testResults }, kind) {
  const kinds = {};
  for (const { title, status } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status !== 'passed') continue;
    const its = kind ?? kindOf(title);
    kinds[its] = (kinds[its] ?? 0) + 1;
  }
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, kinds };
}

function kindOf(title) {
  if (OF_CONTRACT.test(title)) return 'generated from the contract';
  return OF_SCREENS.test(title) ? 'generated from the list of screens' : 'written';
}
