import { gzipSync } from 'node:zlib';
import { emptyCareersPageContent } from '../../server/features/careers-page/rules/empty-careers-page-content.ts';
import {
  compareRealWithBareLatency,
  type BareAndRealCalls,
  warmUpServerUnderTest,
} from '../compare-real-with-bare.ts';
import { issueJobLinkWithQuestionIds } from '../benchmark-session-headers-and-links.ts';
import { loadPageWithFiles } from '../load-page-with-files.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RunningBenchmark } from '../start-benchmark-and-server-under-test.ts';
import { formatRealAndBareMs } from './measure-job-list-and-format-real-and-bare-ms.ts';

/** Goal 12, of the two public pages: what a passer-by waits for and loads, beside a handler that reads the rows and writes them down. */
export async function measurePublicPages({
  port,
  owner,
  large,
}: RunningBenchmark): Promise<BenchmarkResult[]> {
  const careers = await publishPage(owner, large.orgId);
  const { hash } = await issueJobLinkWithQuestionIds(owner, large.orgId, large.hotJobId);
  return [
    ...(await measurePage(port, {
      name: 'careers page',
      bare: { path: `/bench/careers/${large.orgId}` },
      real: { path: careers },
    })),
    ...(await measurePage(port, {
      name: 'job page',
      bare: { path: `/bench/apply/${hash}` },
      real: { path: `/apply/${hash}` },
    })),
  ];
}

async function measurePage(
  port: number,
  { name: what, ...pair }: BareAndRealCalls & { name: string },
): Promise<BenchmarkResult[]> {
  await warmUpServerUnderTest(port, pair);
  const times = await compareRealWithBareLatency(port, pair);
  const { html, files } = await loadPageWithFiles(port, pair.real.path);
  const sum = (parts: Buffer[]) => parts.reduce((bytes, part) => bytes + part.length, 0) / 1000;
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return [
    {
      what: `${what}: p50 of the answer, real ÷ bare`,
      measured: times.p50.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: `${formatRealAndBareMs(times.p50)}; ${times.bytes.real} and ${times.bytes.bare} bytes`,
    },
    {
      what: `${what}: all that it loads without pictures, gzipped`,
      measured: sum([gzipSync(html), ...files.map(({ packed }) => packed)]),
      unit: ' kB',
      goal: { atMost: 50 },
      seen: `the page, ${files.map(({ name }) => name.replace(/^.*\//, '')).join(', ')}`,
    },
    {
      what: `${what}: scripts, gzipped`,
      measured: sum(scripts.map(({ packed }) => packed)),
      unit: ' kB',
      goal: { atMost: 15 },
    },
  ];
}

async function publishPage(owner: RunningBenchmark['owner'], orgId: number): Promise<string> {
  const { rows } = await owner.query<{ slug: string }>(
    `with page as (insert into core.careers_page (org_id, draft, published, published_at, asset_key)
       values ($1, $2, $2, now(), 'a-key-of-colours-bench') on conflict do nothing)
     update core.organisation set features = array_append(array_remove(features, 'careers-page'), 'careers-page')
     where org_id = $1 returning slug`,
    [orgId, JSON.stringify(emptyCareersPageContent)],
  );
  return `/careers/${rows[0]?.slug}`;
}
