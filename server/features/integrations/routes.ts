import { WEBHOOK_DELIVERIES_PAGE_SIZE } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import * as contract from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import * as api from '@evenhand/contract/integrations/public-api.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { createOpenApiPrinter } from './create-open-api-printer.ts';
import { createApiKey, revokeApiKey } from './make-and-revoke-api-keys.ts';
import {
  readApiApplications,
  readApiCandidateIdentity,
  readApiJob,
  readApiJobs,
} from './read-api-jobs-applications-and-identity.ts';
import { requeueWebhookDelivery, queueWebhookTest } from './queue-webhook-test-or-resend.ts';
import {
  changeWebhook,
  deleteWebhook,
  loadWebhook,
  rotateWebhookSecret,
  createWebhook,
} from './manage-webhooks-and-secrets.ts';
import { findApiKeys } from './sql/api-keys.ts';
import {
  countWebhookDeliveries,
  findWebhookDeliveries,
} from './sql/find-count-test-and-resend-webhook-deliveries.ts';
import { findWebhooks } from './sql/webhooks.ts';

export function addWebhookAndApiRoutes(server: RoutedApp): void {
  addWebhookRoutes(server);
  addKeyRoutes(server);
  addApiRoutes(server);
}

function addWebhookRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listWebhooksEndpoint,
    may.admin,
  )(async ({ db }) => ({ webhooks: await findWebhooks(db) }));

  addEndpointRoute(
    server,
    contract.addWebhookEndpoint,
    may.admin,
  )(async ({ visit, body }) => createWebhook(visit, body));

  addEndpointRoute(
    server,
    contract.changeWebhookEndpoint,
    may.admin,
  )(async ({ visit, params, body }) =>
    changeWebhook(visit, {
      ...body,
      id: params.webhookId,
    }),
  );

  addEndpointRoute(
    server,
    contract.deleteWebhookEndpoint,
    may.admin,
  )(async ({ visit, params }) => {
    await deleteWebhook(visit, { id: params.webhookId });
  });

  addEndpointRoute(
    server,
    contract.rotateWebhookSecretEndpoint,
    may.admin,
  )(async ({ visit, params }) => rotateWebhookSecret(visit, { id: params.webhookId }));

  addEndpointRoute(
    server,
    contract.testWebhookEndpoint,
    may.admin,
  )(async ({ visit, params }) => queueWebhookTest(visit, { webhookId: params.webhookId }));

  addEndpointRoute(
    server,
    contract.listWebhookDeliveriesEndpoint,
    may.admin,
  )(async ({ db, params, query }) => {
    await loadWebhook(db, params.webhookId);
    const total = await countWebhookDeliveries(db, params.webhookId);
    return {
      deliveries: await findWebhookDeliveries(db, {
        webhookId: params.webhookId,
        page: query.page,
      }),
      total,
      pages: Math.max(Math.ceil(total / WEBHOOK_DELIVERIES_PAGE_SIZE), 1),
    };
  });

  addEndpointRoute(
    server,
    contract.resendWebhookDeliveryEndpoint,
    may.admin,
  )(async ({ db, params }) =>
    requeueWebhookDelivery(db, { id: params.deliveryId, webhookId: params.webhookId }),
  );
}

function addKeyRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listApiKeysEndpoint,
    may.admin,
  )(async ({ db }) => ({ keys: await findApiKeys(db) }));

  addEndpointRoute(
    server,
    contract.makeApiKeyEndpoint,
    may.admin,
  )(async ({ visit, body }) => createApiKey(visit, body));

  addEndpointRoute(
    server,
    contract.revokeApiKeyEndpoint,
    may.admin,
  )(async ({ visit, params }) => {
    await revokeApiKey(visit, { id: params.keyId });
  });
}

/** The versioned API. Which scope a call needs stands in the contract; the door has looked at it. */
function addApiRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    api.listPublicApiJobsEndpoint,
    may.keyHolder,
  )(async ({ visit, query }) => readApiJobs(visit, { page: query.page }));

  addEndpointRoute(
    server,
    api.findPublicApiJobEndpoint,
    may.keyHolder,
  )(async ({ visit, params }) => readApiJob(visit, { jobId: params.jobId }));

  addEndpointRoute(
    server,
    api.listPublicApiApplicationsEndpoint,
    may.keyHolder,
  )(async ({ visit, params, query }) =>
    readApiApplications(visit, {
      jobId: params.jobId,
      page: query.page,
      stage: query.stage,
    }),
  );

  addEndpointRoute(
    server,
    api.findPublicApiCandidateIdentityEndpoint,
    may.keyHolder,
  )(async ({ visit, visitor, params }) =>
    readApiCandidateIdentity(visit, {
      applicationId: params.applicationId,
      caller: visitor,
    }),
  );

  const describeApi = createOpenApiPrinter(server.endpoints, server.services.config.BASE_URL);
  addEndpointRoute(
    server,
    api.findOpenApiDescriptionEndpoint,
    may.anyMember,
  )(async () => describeApi());
}
