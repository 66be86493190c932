import { strFromU8, unzipSync } from 'fflate';
import { buildAndExpireDataExports } from '../features/data-requests/build-and-expire-data-exports.ts';
import type { AllDataOfApplication } from '../features/data-requests/rules/all-data-of-application-type.ts';
import type { TestServer } from './start-test-server.ts';
import type { TestCandidateClient } from './test-candidate-client.ts';

/** What the last file of a candidate holds, by the names of its parts, as they download it. */
export async function downloadOwnDataInTest(candidate: Pick<TestCandidateClient, 'get'>): Promise<{
  status: number;
  files: Record<string, string>;
  data: AllDataOfApplication | undefined;
}> {
  const response = await candidate.get('your-data/your-data.zip');
  if (response.statusCode !== 200)
    return { status: response.statusCode, files: {}, data: undefined };
  const files = Object.fromEntries(
    Object.entries(unzipSync(response.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  // Written by the server in this shape.
  const data = JSON.parse(files['everything.json'] ?? 'null') as AllDataOfApplication;
  return { status: 200, files, data };
}

/** Asks for the file, has it built, and downloads it. */
export async function requestBuildAndDownloadOwnData(
  { services }: Pick<TestServer, 'services'>,
  candidate: Pick<TestCandidateClient, 'get' | 'post'>,
): ReturnType<typeof downloadOwnDataInTest> {
  await candidate.post('your-data/file');
  await buildAndExpireDataExports(services);
  return downloadOwnDataInTest(candidate);
}

export type WrittenTestEmail = { kind: string; to: string; subject: string; text: string };

export async function listWrittenEmailsOfKinds(
  { given }: Pick<TestServer, 'given'>,
  { orgId, kinds }: { orgId: number; kinds: string[] },
): Promise<WrittenTestEmail[]> {
  const { rows } = await given.owner.query<WrittenTestEmail>(
    `select kind, to_address as "to", subject, text from pii.email_message
     where org_id = $1 and kind = any ($2) order by id`,
    [orgId, kinds],
  );
  return rows;
}
