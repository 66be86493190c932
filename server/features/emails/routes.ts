import { readdir, readFile } from 'node:fs/promises';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import * as contract from '@evenhand/contract/emails/email-settings.ts';
import type { FastifyReply } from 'fastify';
import { hasDemoOutbox } from '../../config.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { drawDemoOutboxPage } from './draw-demo-outbox-page.ts';
import { readEmailSettings, saveEmailSettings } from './email-settings.ts';
import {
  respondWithStopInvitationsPage,
  stopInvitationsFromPage,
} from './stop-invitations-page.ts';
import { sendSmtpTestEmail } from './send-smtp-test-email.ts';
import {
  findDemoOutboxEmails,
  type DemoOutboxEmail,
} from './sql/event-email-facts-and-waiting-email-queries.ts';

const SHOWN_MAX = 500;
const styles = new URL('draw-demo-outbox-page.css', import.meta.url);
const assets = new URL('../../../web/dist/app/assets/', import.meta.url);

const forPage =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// An e-mail is not ours: it runs nothing, loads nothing, and opens its links in a window of their own.
const emailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export function addEmailRoutes(server: RoutedApp): void {
  addOutbox(server);
  const unsubscribe = { path: '/unsubscribe/{token}', door: 'public' } as const;
  addPageRoute(server, { method: 'GET', ...unsubscribe }, respondWithStopInvitationsPage);
  addPageRoute(
    server,
    { method: 'POST', ...unsubscribe, isOneClick: true },
    stopInvitationsFromPage,
  );

  addEndpointRoute(
    server,
    contract.findEmailSettingsEndpoint,
    may.admin,
  )(async ({ db, services }) => readEmailSettings(db, services.config));

  addEndpointRoute(
    server,
    contract.saveEmailSettingsEndpoint,
    may.admin,
  )(async ({ visit, body }) => saveEmailSettings(visit, body));

  addEndpointRoute(
    server,
    contract.sendTestEmailOfSettingsEndpoint,
    may.admin,
  )(
    async (_, verdict: ResponseOf<typeof contract.sendTestEmailOfSettingsEndpoint>) => verdict,
    async ({ visit, services }) => sendSmtpTestEmail(visit, { services }),
  );
}

/** The outbox of the demo. Wherever mail is really sent, none of it exists. */
function addOutbox({ app, services, pages }: RoutedApp): void {
  const show = (
    path: `/${string}`,
    answer: (reply: FastifyReply, id: number) => Promise<unknown>,
  ) => {
    pages.push({ method: 'GET', path, door: 'public' });
    app.get<{ Params: { mailId?: string } }>(
      path.replace('{mailId}', ':mailId'),
      async ({ params }, reply) => {
        if (!hasDemoOutbox(services.config)) throw new Refusal('not-found');
        reply.headers({
          'content-security-policy': forPage,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        return answer(reply, Number(params.mailId ?? 0));
      },
    );
  };

  show('/dev/outbox', async (reply) =>
    html(reply, drawDemoOutboxPage(await emailsOf(services), undefined)),
  );

  show('/dev/outbox/{mailId}', async (reply, id) => {
    const emails = await emailsOf(services);
    return html(reply, drawDemoOutboxPage(emails, one(emails, id)));
  });

  show('/dev/outbox/{mailId}/html', async (reply, id) => {
    const email = one(await emailsOf(services), id);
    return html(
      reply.header('content-security-policy', emailPolicy),
      email.html.replace('<head>', '<head><base target="_blank">'),
    );
  });

  show('/dev/outbox.json', async () => {
    const sent = (await emailsOf(services)).filter(({ sentAt }) => sentAt !== null);
    return sent.map(({ id, to, subject, text, html: page, attachments, sentAt }) => ({
      id,
      to,
      subject,
      text,
      html: page,
      attachments,
      sentAt,
    }));
  });

  show('/dev/outbox.css', async (reply) => {
    const files = await readdir(assets).catch((): string[] => []);
    const figtree = files.find((name) => name.startsWith('figtree-latin-wght')) ?? '';
    return reply
      .type('text/css; charset=utf-8')
      .send((await readFile(styles, 'utf8')).replace('__FIGTREE__', `/assets/${figtree}`));
  });
}

function emailsOf(services: Services): Promise<DemoOutboxEmail[]> {
  return runTransactionByDoor({ services, door: 'system' }, (db) =>
    findDemoOutboxEmails(db, SHOWN_MAX),
  );
}

function one(emails: DemoOutboxEmail[], id: number): DemoOutboxEmail {
  const email = emails.find((candidate) => candidate.id === id);
  if (email === undefined) throw new Refusal('not-found');
  return email;
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
