import { readdir, readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { hasOutbox } from '../../config.ts';
import { enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import { Refusal } from '../../refusal.ts';
import type { House } from '../../route.ts';
import { drawOutbox } from './outbox-page.ts';
import { findOutbox, type ShownMail } from './sql.ts';

const SHOWN_MAX = 500;
const styles = new URL('outbox.css', import.meta.url);
const assets = new URL('../../../web/dist/app/assets/', import.meta.url);

const forPage =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A mail is not ours: it runs nothing, loads nothing, and opens its links in a window of their own.
const forMail =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The outbox of the demo. Wherever mail is really sent, none of it exists. */
export function addEmailRoutes({ app, outside, pages }: House): void {
  const show = (
    path: `/${string}`,
    answer: (reply: FastifyReply, id: number) => Promise<unknown>,
  ) => {
    pages.push({ method: 'GET', path, door: 'public' });
    app.get<{ Params: { mailId?: string } }>(
      path.replace('{mailId}', ':mailId'),
      async ({ params }, reply) => {
        if (!hasOutbox(outside.config)) throw new Refusal('not-found');
        reply.headers({
          'content-security-policy': forPage,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        });
        return answer(reply, Number(params.mailId ?? 0));
      },
    );
  };

  show('/dev/outbox', async (reply) => html(reply, drawOutbox(await mailsIn(outside), undefined)));

  show('/dev/outbox/{mailId}', async (reply, id) => {
    const mails = await mailsIn(outside);
    return html(reply, drawOutbox(mails, one(mails, id)));
  });

  show('/dev/outbox/{mailId}/html', async (reply, id) => {
    const mail = one(await mailsIn(outside), id);
    return html(
      reply.header('content-security-policy', forMail),
      mail.html.replace('<head>', '<head><base target="_blank">'),
    );
  });

  show('/dev/outbox.json', async () => {
    const sent = (await mailsIn(outside)).filter(({ sentAt }) => sentAt !== null);
    return sent.map(({ id, to, subject, text, html: page, sentAt }) => ({
      id,
      to,
      subject,
      text,
      html: page,
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

function mailsIn(outside: Outside): Promise<ShownMail[]> {
  return enter({ outside, door: 'worker' }, (db) => findOutbox(db, SHOWN_MAX));
}

function one(mails: ShownMail[], id: number): ShownMail {
  const mail = mails.find((candidate) => candidate.id === id);
  if (mail === undefined) throw new Refusal('not-found');
  return mail;
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
