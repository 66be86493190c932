import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import { isSealedWithCurrentKey, sealValue, unsealValue } from '../crypto/seal-value.ts';
import { refreshRollupsBeforeReading } from '../features/figures/refresh-rollups-of-one-or-all-organisations.ts';
import { surveyAnswerPseudonym } from '../features/apply/survey-answer-pseudonym.ts';
import {
  adoptNextSecretKey,
  readOrMakeNextSecretKey,
  refuseHalfRotatedSecretKey,
  readOrMakeInstallationSecretKey,
} from '../outside/stored-secret-key-and-rotation.ts';
import { beginTestApplication } from '../test/test-candidate-client.ts';
import { visiblePageText } from '../test/visible-page-text.ts';
import { checkStoredApplicationFacts } from '../../bench/compare-stored-with-naive-application-facts.ts';
import { queryFirstColumn } from '../test/database-doors-logins-and-table-lists.ts';
import { keyRotationTreatmentByByteColumn } from '../test/how-key-rotation-treats-byte-columns.ts';
import { findTestTemplateDatabaseUrl } from '../test/clone-test-database-and-open-owner-pool.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from '../test/start-test-server.ts';
import {
  type RoundApplication,
  makeHiringRoundActionsOverHttp,
} from '../test/hiring-round-over-http.ts';
import { refuseSecretKeyRotation, rotateSecretKey } from './rotate-secret-key.ts';

const server = startTestServer();
const NEW_KEY = 'another key that only tests use, 44 characters';
const rotation = () => ({
  services: server.services,
  url: server.url,
  prefix: testDatabaseRolePrefix,
  from: testSecretKey,
  to: NEW_KEY,
});

test('with the old key gone, everything that was encrypted opens, personal links work, and answers about oneself are found', async () => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const readers = [
    await server.given.member({ id: admin.orgId }),
    await server.given.member({ id: admin.orgId }),
  ];
  const round = makeHiringRoundActionsOverHttp(server);
  const role = await round.publishedRole(admin, { reviewers: readers });
  const writers: RoundApplication[] = [];
  for (const letter of 'abcde') {
    const written = { firstName: `Writer${letter}`, lastName: 'Of Letters', source: 'Direct' };
    const answers = ['I call next door.', 'I bake elsewhere.'];
    writers.push(
      await round.apply(role, { ...written, email: `writer-${letter}@example.com`, answers }),
    );
  }
  const [reviewHash = ''] = await round.sendToReview(admin, role, writers, readers);
  const [loginId = 0] = (
    await queryFirstColumn(server.given.owner, 'select id from auth.login where email = $1', [
      admin.email,
    ])
  ).map(Number);
  const place = { table: 'auth.login', row: loginId, column: 'totp_secret' };
  await server.given.owner.query('update auth.login set totp_secret = $2 where id = $1', [
    loginId,
    sealValue('JBSWY3DPEHPK3PXP', place, { SECRET_KEY: testSecretKey }),
  ]);
  const [answersBefore] = await queryFirstColumn(
    server.given.owner,
    'select count(*) from eo.response',
  );

  await refreshRollupsBeforeReading(server.services, admin.orgId);

  const done = await rotateSecretKey(rotation());
  expect(done).toMatchObject({ secrets: 1, seeds: 1 });
  expect(done.links).toBe(Number(answersBefore));
  expect(done.links).toBeGreaterThan(0);
  // What is folded of an application is found again, too.
  expect(
    await checkStoredApplicationFacts(server.given.owner, admin.orgId, { SECRET_KEY: NEW_KEY }),
  ).toEqual([]);

  const { rows } = await server.given.owner.query<{ secret: Buffer }>(
    'select totp_secret as secret from auth.login where id = $1',
    [loginId],
  );
  const secret = rows[0]?.secret ?? Buffer.alloc(0);
  expect(isSealedWithCurrentKey(secret, { SECRET_KEY: NEW_KEY })).toBe(true);
  expect(unsealValue(secret, place, { SECRET_KEY: NEW_KEY })).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unsealValue(secret, place, { SECRET_KEY: testSecretKey })).toThrow('another key');

  const renewed = await openSecondServer(server, {
    config: { ...server.services.config, SECRET_KEY: NEW_KEY },
  });
  const { app } = renewed;
  const [writer] = writers;
  const link = `/application/${writer?.token}`;
  expect((await app.inject({ url: `${link}/status` })).statusCode).toBe(200);
  expect((await app.inject({ url: `/freview/${reviewHash}/token-details` })).statusCode).toBe(200);
  // A link that is sent again is another one from now on; both lead there.
  expect(
    derivePersonalLinkToken(
      'application',
      { id: writer?.id ?? 0, serial: 1 },
      { SECRET_KEY: NEW_KEY },
    ),
  ).not.toBe(writer?.token);
  const session = await app.inject({
    url: '/api/user/current',
    headers: { cookie: `sid=${admin.session}` },
  });
  expect(session.statusCode).toBe(200);
  // Taking back one's own answers about oneself needs to find them.
  const token = writer?.token ?? '';
  const erased = await app.inject({
    method: 'POST',
    url: `${link}/about-you/erase`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({
      csrf: deriveCsrfToken(token, renewed.services.config),
    }).toString(),
  });
  expect(erased.statusCode).toBe(303);
  expect(
    Number((await queryFirstColumn(server.given.owner, 'select count(*) from eo.response'))[0]),
  ).toBe(done.links - 1);

  const again = await rotateSecretKey(rotation());
  expect(again).toMatchObject({ secrets: 0, seeds: 1, links: 0 });
});

test('whoever has answered a survey is not asked a second time because the key is another', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const candidate = await beginTestApplication(server, job);
  await given.owner.query(
    `update core.application set state = 'submitted', submitted_at = now() where id = $1`,
    [candidate.id],
  );
  await candidate.post('survey/applying', { rating: '9', text: 'Clear.' });
  const [linkId = 0] = (
    await queryFirstColumn(
      given.owner,
      'insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $3) returning id',
      [job.orgId, job.id, admin.id],
    )
  ).map(Number);
  const slips = (SECRET_KEY: string) => ({
    'post-apply': surveyAnswerPseudonym('post-apply', candidate.id, { SECRET_KEY }).toString('hex'),
    'post-feedback': surveyAnswerPseudonym('post-feedback', candidate.id, { SECRET_KEY }).toString(
      'hex',
    ),
    'post-review': surveyAnswerPseudonym('post-review', linkId, { SECRET_KEY }).toString('hex'),
  });
  for (const kind of ['post-feedback', 'post-review'] as const)
    await given.owner.query(
      `insert into core.experience_answer (org_id, job_id, kind, rating, slip, created_at)
       values ($1, $2, $3, 5, decode($4, 'hex'), now())`,
      [job.orgId, job.id, kind, slips(testSecretKey)[kind]],
    );
  const kept = async () => {
    const { rows } = await given.owner.query<{ kind: string; slip: string }>(
      `select kind, encode(slip, 'hex') as slip from core.experience_answer where job_id = $1 order by kind`,
      [job.id],
    );
    return rows;
  };
  const kinds = ['post-apply', 'post-feedback', 'post-review'] as const;
  const madeWith = (key: string) => kinds.map((kind) => ({ kind, slip: slips(key)[kind] }));
  expect(await kept()).toEqual(madeWith(testSecretKey));

  for (const _ of ['once', 'and again']) {
    await rotateSecretKey(rotation());
    expect(await kept()).toEqual(madeWith(NEW_KEY));
  }
  const { app } = await openSecondServer(server, {
    config: { ...server.services.config, SECRET_KEY: NEW_KEY },
  });
  const asked = await app.inject({ url: `/application/${candidate.token}/survey/applying` });
  expect(visiblePageText(asked)).toContain('until midnight');
});

test('it is refused while a server works on the database, and with a key that is not the one before', async () => {
  await server.as(null).get('/readyz');
  const keys = { from: testSecretKey, to: NEW_KEY };
  await expect(
    refuseSecretKeyRotation({ url: server.url, prefix: testDatabaseRolePrefix }, keys),
  ).rejects.toThrow('stop it first');
  const quiet = { url: findTestTemplateDatabaseUrl(), prefix: testDatabaseRolePrefix };
  await refuseSecretKeyRotation(quiet, keys);
  await expect(refuseSecretKeyRotation(quiet, { ...keys, from: NEW_KEY })).rejects.toThrow(
    'not the one that this database works with',
  );
});

test('a secret that neither key opens stops the change, and nothing is changed', async () => {
  const [loginId] = await queryFirstColumn(server.given.owner, 'select min(id) from auth.login');
  await server.given.owner.query('update auth.login set totp_secret = $2 where id = $1', [
    loginId,
    sealValue(
      'X',
      { table: 'auth.login', row: Number(loginId), column: 'totp_secret' },
      { SECRET_KEY: 'a third key, which nobody has any more, at all' },
    ),
  ]);
  await expect(
    rotateSecretKey({ ...rotation(), from: NEW_KEY, to: testSecretKey }),
  ).rejects.toThrow('sealed with another key');
  const { rows } = await server.given.owner.query<{ secret: Buffer }>(
    'select totp_secret as secret from auth.login where totp_secret is not null and id <> $1',
    [loginId],
  );
  for (const { secret } of rows)
    expect(isSealedWithCurrentKey(secret, { SECRET_KEY: NEW_KEY })).toBe(true);
});

test('the kept key is exchanged in one step, and an exchange that was interrupted is told at the next start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenhand-keys-'));
  const old = readOrMakeInstallationSecretKey(dataDir, 32);
  const next = readOrMakeNextSecretKey(dataDir);
  expect(next).not.toBe(old);
  expect(readOrMakeNextSecretKey(dataDir)).toBe(next);
  expect(() => refuseHalfRotatedSecretKey(dataDir)).toThrow('rotate-keys');
  adoptNextSecretKey(dataDir);
  refuseHalfRotatedSecretKey(dataDir);
  expect(readOrMakeInstallationSecretKey(dataDir, 32)).toBe(next);
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(next);
  rmSync(dataDir, { recursive: true });
});

test('every column of bytes was looked at: a hash, or with a way to be encrypted anew', async () => {
  const found = await queryFirstColumn(
    server.given.owner,
    `select n.nspname || '.' || c.relname || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
       join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.atttypid in ('bytea'::regtype, 'bytea[]'::regtype)
       and n.nspname !~ '^(pg_|information_schema|pgboss)' order by 1`,
  );
  expect(found).toEqual(Object.keys(keyRotationTreatmentByByteColumn).sort());
});
