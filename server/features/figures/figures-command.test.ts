import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkStoredApplicationFacts } from '../../../bench/compare-stored-with-naive-application-facts.ts';
import { checkStoredFigureSums } from '../../../bench/naive-sql-figures-and-stored-sum-check.ts';
import { testSecretKey } from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { refreshRollupsBeforeReading } from './refresh-rollups-of-one-or-all-organisations.ts';
import { packCandidatesByStartMonth } from './pack-candidates-by-start-month.ts';

const server = startTestServer();
const script = fileURLToPath(
  new URL('../../../bench/check-or-rebuild-figures.ts', import.meta.url),
);

function figures(...words: string[]): Promise<{ code: number; said: string }> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: server.url,
    SECRET_KEY: testSecretKey,
    DATA_DIR: tmpdir(),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: stdout + stderr }),
    );
  });
}

test('the command names every stored figure that is wrong, of which organisation, and counts them anew', async () => {
  const { owner } = server.given;
  const right = await server.given.furnishedOrganisation();
  const wrong = await server.given.furnishedOrganisation();
  for (const { id } of [right, wrong]) await refreshRollupsBeforeReading(server.services, id);
  await owner.query('update core.rollup_month set submitted = submitted + 1 where org_id = $1', [
    wrong.id,
  ]);
  await owner.query(
    `update eo.application_fact set demo = '\\x0100000000000000000000' where org_id = $1`,
    [wrong.id],
  );
  await packCandidatesByStartMonth(server.services, right.id, new AbortController().signal);
  await owner.query(`update eo.packed_month set people = '\\x00' where org_id = $1`, [wrong.id]);
  const { code, said } = await figures('check');
  expect(code).toBe(1);
  expect(said).toMatch(/^org-\w+: every figure is right\norg-\w+: FIGURES ARE WRONG\n/);
  expect(said).toMatch(/core\.rollup_month: stored .*\n {2}core\.rollup_month: counted/);
  expect(said).toContain(`eo.application_fact: a fact of job ${wrong.application.jobId} is not`);
  expect(said).toContain(
    `eo.packed_month: not those of job ${wrong.application.jobId} who began in`,
  );
  expect(await figures('rebuild')).toMatchObject({ code: 0 });
  for (const { id } of [right, wrong]) {
    expect(await checkStoredFigureSums(owner, id)).toEqual([]);
    expect(await checkStoredApplicationFacts(owner, id, server.services.config)).toEqual([]);
  }
});
