import { generateSync } from 'otplib';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { sendPasswordResetLinks } from '../features/sign-in/send-password-reset-links.ts';
import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

const PASSWORD = 'a password for the newcomer';
const SESSION = 'N'.repeat(43);

/**
 * How a colleague gets in, sets two-factor up and looks after their account, over HTTP: each call once, as it should
 * be. Whoever loses an answer that came with another session id logs in again, as a person would.
 */
export async function callEachSignInEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given, services } = server;
  // One-time codes go by the clock, and a sweep that fails each statement takes longer than a code is valid.
  const now = new Date();
  server.setNow(now);
  const nowS = Math.floor(now.getTime() / 1000);
  const round = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const newcomer = await given.member({ id: admin.orgId }, { email: 'newcomer@example.net' });
  const by =
    (session: string) =>
    (method: 'GET' | 'POST', url: string, payload?: object, through: SendRequest = send) =>
      through({
        method,
        url,
        headers: {
          cookie: `sid=${session}`,
          'x-csrf-token': deriveCsrfToken(session, services.config),
        },
        ...(payload && { payload }),
      });
  const visit = by(SESSION);
  const plainly: SendRequest = (request) => server.running.app.inject(request);
  const tokenSent = async () => {
    await sendPasswordResetLinks(services);
    await round.work();
    const { rows } = await given.owner.query<{ text: string }>(
      'select text from pii.email_message where to_address = $1 order by id desc limit 1',
      [newcomer.email],
    );
    return /\/([\w-]{43})\/(?:create|reset)-password\//.exec(rows[0]?.text ?? '')?.[1] ?? '';
  };
  const enter = async (totpToken?: string, through = plainly): Promise<string> => {
    const email = newcomer.email;
    const first = await visit('POST', '/login-api', { email, password: PASSWORD }, plainly);
    const half = first.cookies.find(({ name }) => name === 'sid')?.value ?? '';
    if (totpToken === undefined) return half;
    await by(half)('GET', '/auth/pending');
    const second = await by(half)('POST', '/setup-totp', { totpToken }, through);
    return second.cookies.find(({ name }) => name === 'sid')?.value ?? '';
  };

  await round.staff(admin, 'POST', '/account/welcome-email', { userId: newcomer.id });
  const token = await tokenSent();
  await visit('GET', `/auth/reset-password-data?token=${token}`);
  await visit('POST', '/auth/reset', { token, password: PASSWORD });
  await visit('POST', '/auth/reset-link-new', { resetemail: newcomer.email });
  await tokenSent();

  let mine = by(await enter());
  await mine('GET', '/api/logged-in');
  await mine('POST', '/integrations/cstrack', { eventId: 'login', value: 1 });
  await mine('POST', '/auth/confirm', { password: PASSWORD });
  const begun = await mine('POST', '/auth/two-factor/begin');
  const { userSecret } = begun.json<{ userSecret: string }>();
  const codeOf = (steps: number) => generateSync({ secret: userSecret, epoch: nowS + 30 * steps });
  await mine('POST', '/auth/two-factor/confirm', { totpToken: codeOf(-1), userSecret });
  await enter(codeOf(0), send);
  mine = by(await enter(codeOf(1)));
  await mine('GET', '/auth/security');
  await mine('POST', '/auth/recovery-codes');
  const { sessions } = (await mine('GET', '/auth/sessions')).json<{
    sessions: { id: number; isThis: boolean }[];
  }>();
  const other = sessions.find(({ isThis }) => !isThis)?.id;
  await mine('POST', `/auth/sessions/${other}/end`);
  await enter();
  await mine('POST', '/auth/sessions/end-others');
  await mine('POST', '/auth/two-factor/off');
  const again = (await mine('POST', '/auth/two-factor/begin')).json<{ userSecret: string }>();
  const next = generateSync({ secret: again.userSecret, epoch: nowS + 30 });
  const newApp = { totpToken: next, userSecret: again.userSecret };
  await mine('POST', '/auth/two-factor/confirm', newApp, plainly);
  const lost = `/api/account/users/${newcomer.id}/reset-two-factor`;
  await round.staff(admin, 'POST', lost, { reason: 'They have lost their phone and their codes.' });
  mine = by(await enter());
  const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} and on` };
  await mine('POST', '/auth/password-update', change);
  await round.staff(admin, 'POST', `/api/account/users/${newcomer.id}/end-sessions`);
  await round.work();
  server.setNow(null);
}
