import * as contract from '@evenhand/contract/emails/email-templates.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { deleteEmailTemplate } from './delete-email-template.ts';
import { listEmailTemplates } from './list-email-templates.ts';
import { checkMayWriteEmailTemplates } from './check-may-write-email-templates.ts';
import { listJobEmails, resetJobEmail, writeJobEmail } from './job-emails.ts';
import {
  previewUnsavedEmailTemplate,
  queueEmailTemplateTest,
} from './preview-and-test-email-template.ts';
import {
  changeEmailTemplate,
  createEmailTemplate,
  listEmailTemplateVersions,
  restoreEmailTemplateVersion,
} from './write-email-template.ts';

/** Who runs a role may too, which only the database knows: each verb asks. */
export function addEmailTemplateRoutes(server: RoutedApp): void {
  const { services } = server;
  const { now } = services;

  addEndpointRoute(
    server,
    contract.allEmailTemplates,
    may.writeTemplates,
  )(async ({ db, visitor }) => {
    await checkMayWriteEmailTemplates(db, visitor);
    return listEmailTemplates(db);
  });

  addEndpointRoute(
    server,
    contract.createEmailTemplate,
    may.writeTemplates,
  )(async ({ db, visitor, body, request }) =>
    createEmailTemplate(db, { wanted: body, member: visitor, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.updateEmailTemplate,
    may.writeTemplates,
  )(async ({ db, visitor, params, body, request }) => {
    const author = { member: visitor, now: now(), requestId: request.id };
    return changeEmailTemplate(db, { id: params.templateId, wanted: body, ...author });
  });

  addEndpointRoute(
    server,
    contract.deleteEmailTemplate,
    may.writeTemplates,
  )(async ({ db, visitor, params, body, request }) => {
    const { templateId: id } = params;
    await deleteEmailTemplate(db, { id, seen: body, member: visitor, requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.listTemplateVersions,
    may.writeTemplates,
  )(async ({ db, visitor, params }) =>
    listEmailTemplateVersions(db, { id: params.templateId, member: visitor }),
  );

  addEndpointRoute(
    server,
    contract.restoreTemplateVersion,
    may.writeTemplates,
  )(async ({ db, visitor, params, body, request }) => {
    const author = { member: visitor, now: now(), requestId: request.id };
    return restoreEmailTemplateVersion(db, {
      id: params.templateId,
      version: body.version,
      ...author,
    });
  });

  addEndpointRoute(
    server,
    contract.previewEmailTemplate,
    may.writeTemplates,
  )(async ({ db, visitor, body }) =>
    previewUnsavedEmailTemplate(db, { tried: body, member: visitor, services }),
  );

  addEndpointRoute(
    server,
    contract.testEmailTemplate,
    may.writeTemplates,
  )(async ({ db, visitor, body }) =>
    queueEmailTemplateTest(db, { tried: body, member: visitor, services }),
  );

  addJobEmailRoutes(server);
}

function addJobEmailRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.findJobEmails,
    may.viewJob,
  )(async ({ db, visitor, params }) => listJobEmails(db, { jobId: params.jobId, member: visitor }));

  addEndpointRoute(
    server,
    contract.writeJobEmail,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) =>
    writeJobEmail(db, {
      ...params,
      words: body,
      member: visitor,
      now: now(),
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.resetJobEmail,
    may.editJob,
  )(async ({ db, visitor, params, request }) =>
    resetJobEmail(db, { ...params, member: visitor, requestId: request.id }),
  );
}
