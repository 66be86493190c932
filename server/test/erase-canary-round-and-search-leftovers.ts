import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eraseApplicationOnItsPersonsRequest } from '../features/retention/erase-application-on-its-persons-request.ts';
import { readDecisionRecordJson } from './decision-record-test-actions.ts';
import { type CanaryRound, crawlAllAddresses } from './canary-crawl.ts';
import {
  findWordsInDatabase,
  findWordsInFiles,
  isAnyWordInText,
} from './find-words-in-database-and-files.ts';

/**
 * Erases everybody who took part in a round, and looks for what they were called, where they are reached and what they wrote: in every
 * table, among the files beside the database, in each log line, and in all that an admin is answered afterwards, searches and records
 * among it.
 */
export async function eraseCanaryRoundAndFindRemains(
  walk: CanaryRound,
): Promise<{ erased: number; found: string[] }> {
  const { server, staff, canaries, role } = walk;
  const { owner } = server.given;
  const words = canaries
    // What sources there are is listed without the people.
    .filter(({ field }) => field !== 'source')
    .map(({ word }) => word);
  expect(await findWordsInDatabase(owner, words)).toEqual(
    expect.arrayContaining([
      'core.answer.text',
      'eo.response.answers',
      'pii.adjustment.words',
      'pii.candidate.last_name',
      'pii.email_message.text',
    ]),
  );
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'evenhand-erased-round-'));
  const services = { ...server.services, config: { ...server.services.config, DATA_DIR } };
  const { rows } = await owner.query<{ id: number }>(
    `select id from core.application where org_id = $1 and state <> 'erased' order by id`,
    [staff.admin.orgId],
  );
  for (const { id } of rows)
    expect(
      await eraseApplicationOnItsPersonsRequest(services, {
        orgId: staff.admin.orgId,
        applicationId: id,
      }),
    ).toBe('erased');
  const heardBefore = walk.heard.length;
  await crawlAllAddresses(walk, { name: 'admin after erasure', session: staff.admin.session });
  const replies = walk.heard.slice(heardBefore).map(({ address, text }) => ({ address, text }));
  for (const edition of ['merit', 'identity'] as const) {
    const round = { admin: staff.admin, job: { id: role.id, orgId: staff.admin.orgId, hash: '' } };
    const { text } = await readDecisionRecordJson(server, round, { edition });
    replies.push({ address: `record for ${edition}`, text });
  }
  const log = server.logged.map((line) => JSON.stringify(line)).join('\n');
  // The words that were looked for are in the addresses of the crawl, and in no answer.
  const told = replies
    .filter(({ text }) => isAnyWordInText(text, words))
    .map(({ address }) => address);
  return {
    erased: rows.length,
    found: [
      ...(await findWordsInDatabase(owner, words)),
      ...findWordsInFiles(DATA_DIR, words),
      ...(isAnyWordInText(log, words) ? ['the log'] : []),
      ...new Set(told),
    ],
  };
}
