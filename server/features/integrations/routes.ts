import { WEBHOOK_DELIVERIES_PAGE_SIZE } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import * as contract from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import * as api from '@evenhand/contract/integrations/public-api.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { createOpenApiPrinter } from './create-open-api-printer.ts';
import { makeApiKey, revokeApiKey } from './make-and-revoke-api-keys.ts';
import {
  readApiApplications,
  readApiIdentity,
  readApiJob,
  readApiJobs,
} from './read-api-jobs-and-applications.ts';
import { requeueWebhookDelivery, queueWebhookTest } from './queue-webhook-test-or-resend.ts';
import {
  changeWebhook,
  deleteWebhook,
  loadWebhook,
  rotateWebhookSecret,
  createWebhook,
} from './create-change-delete-webhook.ts';
import { findApiKeys } from './sql/api-keys.ts';
import { countWebhookDeliveries, findWebhookDeliveries } from './sql/webhook-deliveries.ts';
import { findWebhooks } from './sql/webhooks.ts';

export function addWebhookAndApiRoutes(server: RoutedApp): void {
  addWebhookRoutes(server);
  addKeyRoutes(server);
  addApiRoutes(server);
}

function addWebhookRoutes(server: RoutedApp): void {
  const { config, now } = server.services;

  addEndpointRoute(
    server,
    contract.listWebhooks,
    may.admin,
  )(async ({ db }) => ({ webhooks: await findWebhooks(db) }));

  addEndpointRoute(
    server,
    contract.setWebhook,
    may.admin,
  )(async ({ db, visitor, body, request }) =>
    createWebhook(db, { ...body, member: visitor, config, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.changeWebhook,
    may.admin,
  )(async ({ db, visitor, params, body, request }) =>
    changeWebhook(db, {
      ...body,
      id: params.webhookId,
      member: visitor,
      config,
      requestId: request.id,
    }),
  );

  addEndpointRoute(
    server,
    contract.deleteWebhook,
    may.admin,
  )(async ({ db, params, request }) => {
    await deleteWebhook(db, { id: params.webhookId, requestId: request.id });
  });

  addEndpointRoute(
    server,
    contract.rotateWebhookSecret,
    may.admin,
  )(async ({ db, params, request }) =>
    rotateWebhookSecret(db, { id: params.webhookId, config, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.testWebhook,
    may.admin,
  )(async ({ db, params }) => queueWebhookTest(db, { webhookId: params.webhookId, now: now() }));

  addEndpointRoute(
    server,
    contract.listWebhookDeliveries,
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
    contract.resendWebhookDelivery,
    may.admin,
  )(async ({ db, params }) =>
    requeueWebhookDelivery(db, { id: params.deliveryId, webhookId: params.webhookId }),
  );
}

function addKeyRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.listApiKeys,
    may.admin,
  )(async ({ db }) => ({ keys: await findApiKeys(db) }));

  addEndpointRoute(
    server,
    contract.makeApiKey,
    may.admin,
  )(async ({ db, body, request }) =>
    makeApiKey(db, { ...body, now: now(), requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.revokeApiKey,
    may.admin,
  )(async ({ db, params, request }) => {
    await revokeApiKey(db, { id: params.keyId, requestId: request.id });
  });
}

/** The versioned API. Which scope a call needs stands in the contract; the door has looked at it. */
function addApiRoutes(server: RoutedApp): void {
  const { now } = server.services;

  addEndpointRoute(
    server,
    api.listApiJobs,
    may.keyHolder,
  )(async ({ db, query }) => readApiJobs(db, { page: query.page, now: now() }));

  addEndpointRoute(
    server,
    api.findApiJob,
    may.keyHolder,
  )(async ({ db, params }) => readApiJob(db, { jobId: params.jobId, now: now() }));

  addEndpointRoute(
    server,
    api.listApiApplications,
    may.keyHolder,
  )(async ({ db, visitor, params, query }) =>
    readApiApplications(db, {
      jobId: params.jobId,
      caller: visitor,
      page: query.page,
      stage: query.stage,
    }),
  );

  addEndpointRoute(
    server,
    api.findApiIdentity,
    may.keyHolder,
  )(async ({ db, visitor, params, request }) =>
    readApiIdentity(db, {
      applicationId: params.applicationId,
      caller: visitor,
      requestId: request.id,
    }),
  );

  const describeApi = createOpenApiPrinter(server.endpoints, server.services.config.BASE_URL);
  addEndpointRoute(server, api.describeApi, may.anyMember)(async () => describeApi());
}
