import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const IMPORTS = '/api/integrations/imports';

test('an imported role has the stage of written answers, in which it asks its first question', async () => {
  const { as, given } = server;
  const org = await given.organisation();
  await given.feature(org, 'jobvite-import');
  const admin = as(await given.member(org, { role: 'ADMIN' }));
  await admin.put(`${IMPORTS}/file`, { name: 'roles.csv', text: 'id,title\nA-1,Baker' });
  const wish = { params: { reqId: 'A-1' }, integration: 'file' };
  const { newRole } = (await admin.post('/dashboard-old/role/import', wish)).json();
  const path = `/api/builder/${/\d+/.exec(newRole)?.[0]}`;
  const { version } = (await admin.get(path)).json();
  const question = { text: 'Why?', guideOne: '', guideThree: '', guideFive: '', maxWords: 250 };
  const asked = await admin.put(`${path}/questions`, {
    version,
    questions: [{ ...question, skills: ['Care'] }],
  });
  expect([asked.statusCode, asked.json().questions]).toMatchObject([200, [{ skills: ['Care'] }]]);
});
