import { globSync } from 'node:fs';

/** What takes long, in seconds on a quiet machine; only how much longer than the rest matters. */
const SECONDS = {
  axe: 258,
  kill: 25,
  'start-up': 150,
  'global-reporting': 30,
  'hire-status': 25,
  'lost-answers': 70,
  keyboard: 20,
  'getting-around': 20,
  'staying-in': 20,
  dashboard: 20,
  'signing-in': 18,
  'two-processes': 35,
  round: 16,
  settings: 16,
  operator: 15,
  applying: 15,
  backup: 15,
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
