import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take more than ten seconds, the longest first: begun at the end, one of them would leave a core idle for as long. */
const LONG = [
  'nth-statement-failure',
  'access-matrix',
  'contract',
  'fuzz',
  'sql-rows',
  'start-embedded-postgres',
  'headers',
  'arrivals-hidden-from-reviewers',
  'backup',
  'two-server-histories',
  'migrate',
  'disclosure',
  'demo',
  'email-delivered',
  'webhook-delivered',
  'organisation-isolation',
  'bounded-lists',
  'stored-scores',
  'full-disk',
  'refresh-before-reading',
  'live',
  'redaction-figures',
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
