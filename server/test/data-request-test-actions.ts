import { strFromU8, unzipSync } from 'fflate';
import { buildDataExports } from '../features/data-requests/build-data-exports.ts';
import type { OwnData } from '../features/data-requests/rules/own-data.ts';
import type { TestServer } from './start-test-server.ts';
import type { TestCandidate } from './test-candidate.ts';

/** What the last file of a candidate holds, by the names of its parts, as they download it. */
export async function downloadOwnData(
  candidate: Pick<TestCandidate, 'get'>,
): Promise<{ status: number; files: Record<string, string>; data: OwnData | undefined }> {
  const response = await candidate.get('your-data/your-data.zip');
  if (response.statusCode !== 200)
    return { status: response.statusCode, files: {}, data: undefined };
  const files = Object.fromEntries(
    Object.entries(unzipSync(response.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  // Written by the server in this shape.
  const data = JSON.parse(files['everything.json'] ?? 'null') as OwnData;
  return { status: 200, files, data };
}

/** Asks for the file, has it built, and downloads it. */
export async function askForOwnData(
  { services }: Pick<TestServer, 'services'>,
  candidate: Pick<TestCandidate, 'get' | 'post'>,
): ReturnType<typeof downloadOwnData> {
  await candidate.post('your-data/file');
  await buildDataExports(services);
  return downloadOwnData(candidate);
}

export type WrittenEmail = { kind: string; to: string; subject: string; text: string };

export async function listEmailsOfKinds(
  { given }: Pick<TestServer, 'given'>,
  { orgId, kinds }: { orgId: number; kinds: string[] },
): Promise<WrittenEmail[]> {
  const { rows } = await given.owner.query<WrittenEmail>(
    `select kind, to_address as "to", subject, text from pii.email_message
     where org_id = $1 and kind = any ($2) order by id`,
    [orgId, kinds],
  );
  return rows;
}
