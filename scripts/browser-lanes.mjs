import { globSync } from 'node:fs';

/** What takes long, in seconds on a quiet machine; only how much longer than the rest matters. */
const SECONDS = {
  axe: 258,
  'killed-server': 25,
  'killed-while-erasing': 60,
  'start-up': 150,
  'global-reporting': 30,
  'hire-status': 25,
  'lost-responses': 70,
  'keyboard-only': 20,
  navigation: 20,
  'staying-logged-in': 20,
  dashboard: 20,
  'signing-in': 18,
  'two-server-processes': 35,
  'hiring-round': 16,
  'people-account-profile-features': 16,
  operator: 15,
  applying: 15,
  'backup-and-restore': 15,
};
const REST_SECONDS = 8;

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
