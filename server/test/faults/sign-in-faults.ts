import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const FOLDER = 'server/features/sign-in';
const twoFactor = (title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/two-factor.test.ts`,
  title,
});
const reset = (title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/check-password-link-and-set-password-by-link.test.ts`,
  title,
});
const security = (title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/account-security.test.ts`,
  title,
});
const logIn = (title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/log-in-with-password.test.ts`,
  title,
});
const device = (title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/known-device.test.ts`,
  title,
});
const session = (title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/session.test.ts`,
  title,
});

/** Ways of getting in without the second half, of keeping a door open, or of telling who has an account. */
export const plantedSignInFaults: PlantedFault[] = [
  {
    name: 'a secret that the client brings along',
    change: [
      {
        file: `${FOLDER}/log-in-with-code.ts`,
        from: "  if (!isSameToken(body.userSecret ?? '', secret)) return null;\n  const step = findTotpStep(body.totpToken, secret, services.now());",
        to: '  const step = findTotpStep(body.totpToken, body.userSecret ?? secret, services.now());',
      },
    ],
    net: twoFactor(
      'the secret is the one that the server kept: one that the client brings is compared and never stored',
    ),
  },
  {
    name: 'an app that is set up over another',
    sql: `create or replace function auth.confirm_totp(login_id bigint, secret bytea, step bigint, recovery_hashes bytea[]) returns boolean
      language sql volatile security definer set search_path = pg_catalog as
      $$ update auth.login l set totp_secret = confirm_totp.secret, totp_confirmed_at = now(), totp_last_step = confirm_totp.step
         where l.id = confirm_totp.login_id returning true $$;
      alter function auth.confirm_totp(bigint, bytea, bigint, bytea[]) owner to ${testDatabaseRolePrefix}_auth`,
    net: twoFactor('of twenty that set up an app of their own at once, one does'),
  },
  {
    name: 'a code that counts twice',
    sql: `create or replace function auth.accept_totp_step(login_id bigint, step bigint) returns boolean
      language sql volatile security definer set search_path = pg_catalog as $$ select true $$`,
    net: twoFactor('a code counts once: not again in its window, and not in another browser'),
  },
  {
    name: 'codes that may be guessed without end',
    change: [
      {
        file: `${FOLDER}/log-in-with-code.ts`,
        from: 'await recordFailedLogInAttemptsInDatabase(db, keys);',
        to: '',
      },
    ],
    net: twoFactor('after five wrong codes, or ten minutes, the password is asked for again'),
  },
  {
    name: 'a recovery code that works again',
    sql: `create or replace function auth.use_recovery_code(login_id bigint, code_hash bytea) returns boolean
      language sql volatile security definer set search_path = pg_catalog as
      $$ select exists (select from auth.recovery_code r where r.login_id = use_recovery_code.login_id and r.code_hash = use_recovery_code.code_hash) $$`,
    net: twoFactor('a recovery code gets in once, however it is typed, and is told by mail'),
  },
  {
    name: 'a secret that opens wherever it stands',
    change: [
      {
        file: 'server/crypto/seal-value.ts',
        from: 'return Buffer.from(JSON.stringify([table, row, column]));',
        to: 'return Buffer.from(JSON.stringify([table, column, String(row).length > 0]));',
      },
    ],
    net: twoFactor('a secret that was moved to another account opens nothing'),
  },
  {
    name: 'a new password that skips the code',
    change: [
      {
        file: `${FOLDER}/check-password-link-and-set-password-by-link.ts`,
        from: 'return { csrfToken: deriveCsrfToken(setSessionCookie(reply, services.config), services.config) };',
        to: "const { openDoor } = await import('./complete-login-or-ask-for-code.ts');\n  return { csrfToken: await openDoor({ db, services, request, reply }, link) };",
      },
    ],
    net: reset('setting the password logs nobody in, and skips no code'),
  },
  {
    name: 'a link that works until it runs out',
    change: [
      {
        file: `${FOLDER}/check-password-link-and-set-password-by-link.ts`,
        from: "if (!used) throw new Refusal('link-expired');",
        to: '',
      },
    ],
    net: reset('of ten that use one link at once, one sets the password'),
  },
  {
    name: 'an older link that a newer one leaves alive',
    sql: `create or replace function auth.void_password_links(member_id bigint) returns boolean
      language sql volatile security definer set search_path = pg_catalog as
      $$ update auth.login l set link_serial = l.link_serial + 1
         where l.org_id = core.current_org() and l.member_id = void_password_links.member_id returning true $$;
      alter function auth.void_password_links(bigint) owner to ${testDatabaseRolePrefix}_auth`,
    net: reset('a newer link, a changed password and half an hour each end a link'),
  },
  {
    name: 'a request for a link that tells who is known',
    change: [
      {
        file: `${FOLDER}/request-password-reset.ts`,
        from: 'await insertPasswordLinkRequestRow(db, email);',
        to: "const { findLoginByEmail } = await import('./sql/login-by-email.ts');\n  if ((await findLoginByEmail(db, email)) === undefined) throw new Refusal('not-found');\n  await insertPasswordLinkRequestRow(db, email);",
      },
    ],
    net: reset(
      'the answer is the same for a known, an unknown and a deactivated address, and only the known gets mail',
    ),
  },
  {
    name: 'a session that the old password keeps',
    sql: `create or replace function auth.change_own_password(password_hash text, keep_session bigint) returns void
      language sql volatile security definer set search_path = pg_catalog as
      $$ update auth.login l set password_hash = change_own_password.password_hash
         where l.org_id = core.current_org() and l.member_id = core.current_actor() $$;
      alter function auth.change_own_password(text, bigint) owner to ${testDatabaseRolePrefix}_auth`,
    net: security(
      'changing the password asks for the present one, ends other sessions and gives this one another id',
    ),
  },
  {
    name: 'a proof that is good for ever',
    change: [
      {
        file: 'server/http/add-endpoint-route.ts',
        from: 'REAUTHENTICATION_VALID_S = 600',
        to: 'REAUTHENTICATION_VALID_S = 60_000',
      },
    ],
    net: security('what matters most asks for the password or a code again after ten minutes'),
  },
  {
    name: 'a secret that is kept for a repeated call',
    change: [
      {
        file: 'server/http/run-once-per-idempotency-key.ts',
        from: /\s*endpoint\.notReplayable\s*/,
        to: ' false ',
      },
    ],
    net: security('secrets that are shown once are not kept for a repeated call'),
  },
  {
    name: 'an admin whose session lives as long as everybody’s',
    change: [],
    sql: `do $$ declare body text; begin
      select pg_get_functiondef('auth.find_session(bytea)'::regprocedure) into body;
      execute replace(body, '''00:30:00''::interval', '''12:00:00''::interval'); end $$`,
    net: session(
      'the session of an admin ends after its idle time, and at the latest after its longest',
    ),
  },
  {
    name: 'strangers who lock a member out by guessing',
    change: [
      {
        file: `${FOLDER}/log-in-with-password.ts`,
        from: 'const device = await findKnownDeviceForLogInThrottling(context, login?.loginId);',
        to: 'const device = null;',
      },
    ],
    net: device(
      'however often strangers guess, a browser that has logged in before is never made to wait',
    ),
  },
  {
    name: 'strangers who lock a member out at the code',
    change: [
      {
        file: `${FOLDER}/log-in-with-code.ts`,
        from: 'const device = await findKnownDeviceForLogInThrottling(call, pending.loginId);',
        to: 'const device = null;',
      },
    ],
    net: device('nor does whoever has the password and guesses at the code'),
  },
  {
    name: 'a known browser that may guess without end',
    change: [
      {
        file: `${FOLDER}/known-device.ts`,
        from: 'return mine?.nonce ?? null;',
        to: "return mine && randomBytes(NONCE_BYTES).toString('base64url');",
      },
    ],
    net: device(
      'it has five wrong tries of its own, an older copy of it none more, and another browser its own',
    ),
  },
  {
    name: 'a browser that is known to every account',
    change: [
      {
        file: `${FOLDER}/known-device.ts`,
        from: '.update(`${loginId} ${serial} ${nonce} ${day}`)',
        to: '.update(`${serial} ${nonce} ${day}`)',
      },
    ],
    net: device('it is known to one account, and two people can share it'),
  },
  {
    name: 'a browser that stays known after the password was changed',
    change: [
      {
        file: `${FOLDER}/known-device.ts`,
        from: '.update(`${loginId} ${serial} ${nonce} ${day}`)',
        to: '.update(`${loginId} ${nonce} ${day}`)',
      },
    ],
    net: device('a changed password makes all browsers strangers but the one it was changed with'),
  },
  {
    name: 'a deactivation that is told before the password',
    change: [
      {
        file: `${FOLDER}/log-in-with-password.ts`,
        from: 'const right = await verifyPassword',
        to: "if (login?.deactivated) throw new Refusal('deactivated');\n  const right = await verifyPassword",
      },
    ],
    net: logIn(
      'an unknown address, a wrong password and a deactivated account with a wrong one get the same answer after one hash',
    ),
  },
];
