import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInJobTemplates } from '../job-templates/catalogue/all-built-in-job-templates.ts';
import { startJobFromTemplate } from './start-job-from-template.ts';

const server = startTestServer();

async function start(templateId: string, owner: { id: number; orgId: number }): Promise<number> {
  const actor = { orgId: owner.orgId, actorId: owner.id };
  const { services } = server;
  return runTransactionByDoor({ services, door: 'staff', actor }, (db) =>
    startJobFromTemplate(
      { db, requestId: 'test', config: services.config },
      { templateId, ownerId: owner.id },
    ),
  );
}

test('a role that starts from a template is a draft with everything filled in, run by its owner', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  for (const template of builtInJobTemplates) {
    const id = await start(template.id, admin);
    const draft = (await as(admin).get(`/api/builder/${id}`)).json();
    expect(draft).toMatchObject({
      phase: 'DRAFT',
      title: template.title,
      description: template.description,
      questions: template.questions,
      version: 1,
    });
    expect(draft.members).toMatchObject([{ id: admin.id, role: 'admin' }]);
    // A closing time is all that is left to say.
    expect(draft.blockers.map(({ code }: { code: string }) => code)).toEqual(['closing-missing']);
  }
});

test('a template that there is not starts nothing', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  await expect(start('astronaut', admin)).rejects.toMatchObject({ code: 'not-found' });
  const jobs = await given.owner.query('select 1 from core.job where org_id = $1', [admin.orgId]);
  expect(jobs.rowCount).toBe(0);
});

test('the draft is changed like any other, and the template stays as it was', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const [one, other] = [await start('nurse-manager', admin), await start('nurse-manager', admin)];
  const change = await as(admin).patch(`/api/builder/${one}`, {
    version: 1,
    title: 'Ward manager',
  });
  expect(change.statusCode).toBe(200);
  expect((await as(admin).get(`/api/builder/${other}`)).json().title).toBe('Nurse Manager');
});
