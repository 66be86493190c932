import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than ten seconds, the longest first: begun at the end, one of them would leave a core idle for as long. */
const LONG = [
  'nth-statement-failure',
  'canary-round',
  'access-matrix',
  'sql-rows',
  'two-server-histories',
  'run-reviewer-blindness-twin-run',
  'fuzz',
  'contract',
  'backup',
  'disclosure',
  'headers',
  'demo',
  'arrivals-hidden-from-reviewers',
  'start-embedded-postgres',
  'email-delivered',
  'redaction-figures',
  'stored-scores',
  'large-record',
  'restore-after-erasure',
  'migrate',
  'member-calendar',
  'check-database-logins',
  'bounded-lists',
  'announce-twin-run-that-found-difference',
  'refresh-before-reading',
  'live',
  'webhook-delivered',
  'busy-in-every-door',
  'interviews-nameless',
  'start-twin-runs-each-night',
  'full-disk',
];

/** Projects one after the other, as vitest has them; within each the long files first, then the larger ones. */
export class LongestTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((own) =>
      own.toSorted((a, b) => placeOf(a) - placeOf(b)),
    );
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.indexOf(basename(moduleId).replace('.test.ts', ''));
  return place === -1 ? LONG.length : place;
}
