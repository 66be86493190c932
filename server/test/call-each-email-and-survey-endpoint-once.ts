import { makeStopInvitationsToken } from '../features/emails/rules/stop-invitations-token.ts';
import { callEachFeedbackEndpointOnce } from './call-each-feedback-endpoint-once.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import {
  type RoundJob,
  makeHiringRoundActionsOverHttp,
  type SendRequest,
} from './hiring-round-over-http.ts';

type Delivery = {
  by: PlantedMember;
  role: Pick<RoundJob, 'id'>;
  /** Rejected, and told so by an e-mail that still waits. */
  rejected: { id: number; token: string; mail: number };
  /** The link of a reviewer who has finished. */
  hash: string;
};

/** What is set and done about mail that leaves, and surveys that are answered: each call once. */
export async function callEachEmailAndSurveyEndpointOnce(
  server: TestServer,
  send: SendRequest,
  { by, role: job, rejected, hash }: Delivery,
): Promise<void> {
  const { staff, form } = makeHiringRoundActionsOverHttp(server, send);
  const link = `/application/${rejected.token}`;
  const at = `/api/manage/${job.id}/candidates/${rejected.id}`;
  await staff(by, 'GET', '/api/mail-settings');
  await staff(by, 'PUT', '/api/mail-settings', { senderName: null, rejectionWaitHours: 3 });
  await staff(by, 'POST', '/api/mail-settings/test');
  const sendAt = new Date(server.services.now().getTime() + 3_600_000).toISOString();
  await staff(by, 'POST', `${at}/move-mail/${rejected.mail}`, { sendAt });
  await staff(by, 'POST', `${at}/try-address-again`);

  await callEachFeedbackEndpointOnce(server, send, {
    by,
    role: job,
    applicationId: rejected.id,
  });
  await send({ method: 'GET', url: `${link}/survey/applying` });
  await form(`${link}/survey/applying`, { rating: '8', text: 'It was clear.' }, rejected);
  await send({ method: 'GET', url: `${link}/reminders` });
  await form(`${link}/reminders`, {}, rejected);
  await send({ method: 'GET', url: `/freview/${hash}/survey` });
  await send({
    method: 'PUT',
    url: `/freview/${hash}/survey`,
    payload: { rating: 7, fairness: null, satisfaction: null, text: '' },
  });

  const { orgId } = by;
  const key = Buffer.alloc(32, 9);
  await server.given.owner.query(
    'insert into pii.email_address (org_id, address_key) values ($1, $2)',
    [orgId, key],
  );
  const url = `/unsubscribe/${makeStopInvitationsToken({ orgId, key })}`;
  await send({ method: 'GET', url });
  await send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
}
