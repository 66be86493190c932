import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no other file knows what the specification calls the parts of a job', () => {
  const names =
    /\b(UserId|submittedApplicationCount|publishedAtShortDescription|addedData|reviewCounts|totalReviewCount|scoredReviewCount|pipelineStats|interviewProgress|sampleRole)\b/;
  const root = new URL('../../', import.meta.url);
  const knowing = ['contract', 'server', 'web'].flatMap((workspace) =>
    readdirSync(new URL(workspace, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${workspace}/${name.replaceAll('\\', '/')}`)
      .filter(
        (path) =>
          /\.tsx?$/.test(path) && !/node_modules|\/dist\/|\.test\.tsx?$|\/test\//.test(path),
      )
      .filter((path) => names.test(readFileSync(new URL(path, root), 'utf8'))),
  );
  expect(knowing).toEqual(['contract/jobs/legacy-job-summary-wire-codec.ts']);
});
