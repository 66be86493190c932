import { gzipSync } from 'node:zlib';
import {
  scheduleFeedbackRelease,
  releaseDueFeedbackReports,
} from '../../server/features/feedback-reports/schedule-and-release-feedback-reports.ts';
import { closeDatabasePools } from '../../server/access/database-pools-and-logins-by-door.ts';
import { loadPageWithFiles } from '../load-page-with-files.ts';
import { makeServicesForBenchmark } from '../make-services-for-benchmark.ts';
import { issueApplicationLinkById } from '../benchmark-session-headers-and-links.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import type { RetentionBench } from './start-retention-bench.ts';

const DAY_MS = 86_400_000;

/** The page of one who was read, compared with a thousand others and not chosen, with all that it loads. */
export async function measureFeedbackReportPage(bench: RetentionBench): Promise<BenchmarkResult[]> {
  const path = `${await releaseOne(bench)}/feedback`;
  const { html, files } = await loadPageWithFiles(bench.server.port, path);
  const text = html.toString();
  if (!text.includes('Answer by answer')) throw new Error('there is no report');
  const bytes = [gzipSync(html), ...files.map(({ packed }) => packed)];
  return [
    {
      what: 'feedback page with all that it loads, gzipped',
      measured: bytes.reduce((sum, part) => sum + part.length, 0) / 1000,
      unit: ' kB',
      goal: { atMost: 50 },
      seen: `the page itself ${(html.length / 1000).toFixed(1)} kB unpacked; ${files.map(({ name }) => name.replace(/^.*\//, '')).join(', ')}`,
    },
    {
      what: '– scripts',
      measured: text.match(/<script/g)?.length ?? 0,
      unit: '',
      goal: { atMost: 0 },
    },
  ];
}

async function releaseOne({ url, owner, kept }: RetentionBench): Promise<string> {
  const { rows } = await owner.query<{ id: number }>(
    `update core.application a set state = 'rejected', rejected_at = now() - interval '2 days', rejected_by = $3
     where a.org_id = $1 and a.id = (select id from core.application where org_id = $1 and job_id = $2
       and reviews_expected > 0 order by id limit 1) returning id`,
    [kept.orgId, kept.hotJobId, kept.adminId],
  );
  const applicationId = rows[0]?.id ?? 0;
  await owner.query(
    `insert into core.decision (org_id, application_id, member_id, from_state, to_state, at, reason)
     values ($1, $2, $3, 'in_review', 'rejected', now() - interval '2 days', 'Others came closer to what the role looks for.')`,
    [kept.orgId, applicationId, kept.adminId],
  );
  const services = {
    ...makeServicesForBenchmark(url),
    now: () => new Date(Date.now() + DAY_MS),
  };
  try {
    await scheduleFeedbackRelease(services, { orgId: kept.orgId, applicationId });
    await releaseDueFeedbackReports(services);
  } finally {
    await closeDatabasePools(services.pools);
  }
  return `/application/${await issueApplicationLinkById(owner, kept.orgId, applicationId)}`;
}
