import { globSync } from 'node:fs';

/**
 * What takes long, in seconds; only how much longer than the rest matters. Files of one lane share a server, and the plan of
 * its demo has room for twelve open roles: another deal may bring too many of them together.
 */
const SECONDS = {
  axe: 180,
  'start-up': 70,
  kill: 60,
  operator: 40,
  'lost-answers': 40,
  dashboard: 35,
  'hire-status': 35,
  'global-reporting': 30,
  'getting-around': 25,
  applying: 25,
  backup: 25,
  'two-processes': 25,
  round: 20,
  'staying-in': 20,
  settings: 20,
  keyboard: 20,
};
const REST_SECONDS = 8;

/** The files of the browser tests in lanes that take about as long: the longest first, each into the lane that has least. */
export function browserLanes(count) {
  const lanes = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  const files = globSync('e2e/*.e2e.ts').map((path) => path.replaceAll('\\', '/'));
  const secondsOf = (path) => SECONDS[path.replace(/^e2e\/|\.e2e\.ts$/g, '')] ?? REST_SECONDS;
  for (const path of files.sort((a, b) => secondsOf(b) - secondsOf(a) || (a < b ? -1 : 1))) {
    const [least] = lanes.toSorted((a, b) => a.seconds - b.seconds);
    least.files.push(path);
    least.seconds += secondsOf(path);
  }
  return lanes.map(({ files: own }) => own);
}
