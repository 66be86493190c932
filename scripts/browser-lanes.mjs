import { globSync } from 'node:fs';

/** What takes long, in seconds on a quiet machine; only how much longer than the rest matters. */
const SECONDS = {
  axe: 180,
  'killed-while-erasing': 70,
  'start-up': 65,
  'lost-responses': 60,
  'two-server-processes': 43,
  'hiring-round': 25,
  'killed-server': 20,
  'keyboard-only': 20,
  'interview-story': 18,
  dashboard: 18,
  navigation: 17,
  'emailing-candidates': 16,
  'hire-status': 16,
  'question-library': 16,
  'backup-and-restore': 15,
  'signing-in': 13,
  'reporting-charts': 13,
  'building-a-job': 11,
  applying: 11,
  'global-reporting': 10,
  operator: 10,
  'staying-logged-in': 9,
};
const REST_SECONDS = 4;

/** The files of the browser tests in lanes that take about as long: the longest first, each into the lane that has least. */
export function browserLanes(count) {
  const lanes = Array.from({ length: count }, () => ({ seconds: 0, files: [] }));
  const files = globSync('e2e/*.e2e.ts').map((path) => path.replaceAll('\\', '/'));
  const nameOf = (path) => path.replace(/^e2e\/|\.e2e\.ts$/g, '');
  const gone = Object.keys(SECONDS).filter((name) => !files.some((path) => nameOf(path) === name));
  if (gone.length > 0)
    throw new Error(`scripts/browser-lanes.mjs: no such test ${gone.join(', ')}`);
  const secondsOf = (path) => SECONDS[nameOf(path)] ?? REST_SECONDS;
  for (const path of files.sort((a, b) => secondsOf(b) - secondsOf(a) || (a < b ? -1 : 1))) {
    const [least] = lanes.toSorted((a, b) => a.seconds - b.seconds);
    least.files.push(path);
    least.seconds += secondsOf(path);
  }
  return lanes.map(({ files: own }) => own);
}
