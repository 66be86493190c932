import * as contract from '@evenhand/contract/emails/email-templates.ts';
import * as jobEmails from '@evenhand/contract/emails/job-email-texts.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { deleteEmailTemplate } from './delete-email-template.ts';
import { listEmailTemplates } from './list-email-templates.ts';
import { checkMayWriteEmailTemplates } from './check-may-write-email-templates.ts';
import {
  listJobEmailTexts,
  resetJobEmailText,
  writeJobEmailText,
} from './list-write-reset-and-copy-job-email-texts.ts';
import {
  previewUnsavedEmailTemplate,
  queueEmailTemplateTest,
} from './preview-and-test-email-template.ts';
import {
  changeEmailTemplate,
  createEmailTemplate,
  listEmailTemplateVersions,
  restoreEmailTemplateVersion,
} from './write-and-restore-email-templates-list-versions.ts';

/** Who runs a role may too, which only the database knows: each verb asks. */
export function addEmailTemplateRoutes(server: RoutedApp): void {
  const { services } = server;
  addEndpointRoute(
    server,
    contract.listAllEmailTemplatesEndpoint,
    may.writeTemplates,
  )(async ({ db, visitor }) => {
    await checkMayWriteEmailTemplates(db, visitor);
    return listEmailTemplates(db);
  });

  addEndpointRoute(
    server,
    contract.createEmailTemplateEndpoint,
    may.writeTemplates,
  )(async ({ visit, body }) => createEmailTemplate(visit, body));

  addEndpointRoute(
    server,
    contract.updateEmailTemplateEndpoint,
    may.writeTemplates,
  )(async ({ visit, params, body }) =>
    changeEmailTemplate(visit, { id: params.templateId, wanted: body, version: body.version }),
  );

  addEndpointRoute(
    server,
    contract.deleteEmailTemplateEndpoint,
    may.writeTemplates,
  )(async ({ visit, params, body }) => {
    const { templateId: id } = params;
    await deleteEmailTemplate(visit, { id, seen: body });
  });

  addEndpointRoute(
    server,
    contract.listVersionsOfEmailTemplateEndpoint,
    may.writeTemplates,
  )(async ({ visit, params }) => listEmailTemplateVersions(visit, { id: params.templateId }));

  addEndpointRoute(
    server,
    contract.restoreVersionOfEmailTemplateEndpoint,
    may.writeTemplates,
  )(async ({ visit, params, body }) =>
    restoreEmailTemplateVersion(visit, { id: params.templateId, version: body.version }),
  );

  addEndpointRoute(
    server,
    contract.previewEmailTemplateEndpoint,
    may.writeTemplates,
  )(async ({ visit, body }) => previewUnsavedEmailTemplate(visit, { tried: body, services }));

  addEndpointRoute(
    server,
    contract.sendEmailTemplateTestEndpoint,
    may.writeTemplates,
  )(async ({ visit, body }) => queueEmailTemplateTest(visit, { tried: body, services }));

  addJobEmailRoutes(server);
}

function addJobEmailRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    jobEmails.findJobEmailTextsEndpoint,
    may.viewJob,
  )(async ({ visit, params }) => listJobEmailTexts(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    jobEmails.saveJobEmailTextEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) =>
    writeJobEmailText(visit, {
      ...params,
      words: body,
      over: body.over,
    }),
  );

  addEndpointRoute(
    server,
    jobEmails.resetJobEmailTextEndpoint,
    may.editJob,
  )(async ({ visit, params }) => resetJobEmailText(visit, params));
}
