import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

/** All that is done with e-mail templates and the e-mails of a role, over HTTP: each call once. */
export async function callEachEmailTemplateEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const round = makeHiringRoundActionsOverHttp(server, send);
  const { staff } = round;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  const { id } = await given.emailTemplate(admin);
  const words = { subject: 'From us', body: '<p>*|URL|*</p>' };
  const wanted = {
    ...words,
    type: 'application-invite',
    name: 'Second',
    isDefault: true,
    orgId: org.id,
  };
  const tried = { ...words, type: 'application-invite', jobId: job.id };
  const at = '/api/email-templates';
  await staff(admin, 'GET', '/api/org/all-email-templates');
  await staff(admin, 'POST', `${at}/create`, wanted);
  await staff(admin, 'POST', `${at}/${id}/update`, { ...wanted, name: 'First' });
  await staff(admin, 'GET', `${at}/${id}/versions`);
  await staff(admin, 'POST', `${at}/${id}/restore`, { version: 1 });
  await staff(admin, 'POST', `${at}/preview`, tried);
  await staff(admin, 'POST', `${at}/test`, tried);
  const seen = { orgId: org.id, name: 'Ours', isDefault: true };
  await staff(admin, 'POST', `${at}/${id}/delete`, seen);
  await staff(admin, 'GET', `/api/job/${job.id}/emails`);
  await staff(admin, 'PUT', `/api/job/${job.id}/emails/application-start`, words);
  await staff(admin, 'DELETE', `/api/job/${job.id}/emails/application-start`);
  const other = await given.emailTemplate(admin, { type: 'other', body: '<p>We move.</p>' });
  const reviewers = [await given.member(org), await given.member(org)];
  const role = await round.publishedRole(admin, { reviewers });
  const applied = await round.apply(role, {
    firstName: 'Candidatez',
    lastName: 'Of The Letters',
    email: 'candidatez@example.com',
    source: 'Direct',
    answers: ['I call next door.', 'I bake elsewhere.'],
  });
  const mail = { applicationIds: [applied.id], templateId: other.id };
  const emails = `/api/manage/${role.id}/mails`;
  await staff(admin, 'POST', `${emails}/preview`, mail);
  const sent = await staff(admin, 'POST', emails, { ...mail, version: 1 });
  await staff(admin, 'POST', `${emails}/${sent.json<{ roundId: number }>().roundId}/cancel`);
}
