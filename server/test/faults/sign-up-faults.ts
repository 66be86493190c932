import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const google = (title: string): PlantedFaultDetector => ({
  file: 'server/features/sign-up/google-login.test.ts',
  title,
});
const signUp = (title: string): PlantedFaultDetector => ({
  file: 'server/features/sign-up/sign-up.test.ts',
  title,
});
const who = (title: string): PlantedFaultDetector => ({
  file: 'server/features/sign-up/who-may-sign-up.test.ts',
  title,
});
const sample = (title: string): PlantedFaultDetector => ({
  file: 'server/features/sign-up/add-sample-job.test.ts',
  title,
});
const COME_BACK = 'server/features/sign-up/finish-google-login.ts';
const ASK = 'server/features/sign-up/request-sign-up-with-or-without-advert.ts';

/** Ways of letting the wrong person in, or of telling strangers who has an account. */
export const plantedSignUpFaults: PlantedFault[] = [
  {
    name: 'an identity whose signature is not looked at',
    change: [
      {
        file: 'server/outside/identity-provider.ts',
        from: '        openid().enableNonRepudiationChecks,\n',
        to: '',
      },
    ],
    net: google('an assertion signed by another key lets nobody in'),
  },
  {
    name: 'an identity with an address that nobody verified',
    change: [
      {
        file: 'server/outside/identity-provider.ts',
        from: 'emailVerified: email_verified === true',
        to: 'emailVerified: email_verified !== undefined',
      },
    ],
    net: google('an assertion with an address that is not verified lets nobody in'),
  },
  {
    name: 'a round trip to the provider that counts twice',
    change: [{ file: COME_BACK, from: 'if (!isFirst)', to: "if (state === '')" }],
    net: google('a code counts once, for the browser that set out, within ten minutes'),
  },
  {
    name: 'a round trip that another browser may end',
    change: [
      {
        file: 'server/features/sign-up/google-login-state.ts',
        from: /setAAD\(\s*Buffer\.from\(session\),?\s*\)([\s\S]*)setAAD\(Buffer\.from\(session\)\)/,
        to: "setAAD(Buffer.from('all'))$1setAAD(Buffer.from('all'))",
      },
    ],
    net: google('a code counts once, for the browser that set out, within ten minutes'),
  },
  {
    name: 'an address at the provider that changes hands',
    change: [
      {
        file: COME_BACK,
        from: 'await tieLoginToGoogleIdentityInDatabase(db, login.loginId, identity);',
        to: '',
      },
    ],
    net: google('the address of a member lets in the person it was tied to first, and nobody else'),
  },
  {
    name: 'a provider that lets people past their one-time code',
    change: [{ file: COME_BACK, from: 'if (login.skipsTotp)', to: 'if (!login.deactivated)' }],
    net: google(
      'a one-time code is asked for as after a password, unless the organisation opted out',
    ),
  },
  {
    name: 'a sign-up that goes on although there is an account',
    change: [
      {
        file: 'server/features/sign-up/event-emails.ts',
        from: 'if (query.known || ',
        to: 'if (query.email === "" || ',
      },
    ],
    net: signUp(
      'nobody is told whether an address has an account: same answer, same headers, no hash; only its owner hears of it',
    ),
  },
  {
    name: 'a sign-up that answers known addresses otherwise',
    change: [
      {
        file: 'server/features/sign-up/check-email-unused-in-own-organisation.ts',
        from: 'if (member === undefined || member.orgDeactivated) return { available: true };',
        to: "const { findLoginByEmail } = await import('../sign-in/sql/login-by-email.ts');\n  if (member === undefined) return { available: (await findLoginByEmail(db, query.email)) === undefined };",
      },
    ],
    net: who(
      'strangers are told that every address can be used; a member, whether a colleague has it',
    ),
  },
  {
    name: 'letters that anybody can have sent to an address without end',
    change: [{ file: ASK, from: '> EMAILS_AN_HOUR', to: '> 1000' }],
    net: signUp(
      'twenty sign-ups at once with one address make one organisation, and three letters at most',
    ),
  },
  {
    name: 'a network that may sign up without end',
    change: [{ file: ASK, from: '> SIGN_UPS_AN_HOUR', to: '> 1000' }],
    net: who('a network that signs up again and again is slowed down, others are not'),
  },
  {
    name: 'an invitation that lets in another address',
    change: [{ file: ASK, from: '!== email)', to: '=== undefined)' }],
    net: who('where only the invited may sign up, a code lets its address in, once'),
  },
  {
    name: 'a sign-up that is closed on the page alone',
    change: [
      {
        file: 'server/features/sign-up/finish-sign-up.ts',
        from: "if (services.config.SIGNUP === 'closed')",
        to: 'if (body.token === "")',
      },
    ],
    net: who('where sign-up is closed, every call of it says so kindly'),
  },
  {
    name: 'mail to the invented candidates of a sample role',
    change: [
      {
        file: 'server/features/emails/sql/event-email-facts-and-waiting-email-queries.ts',
        from: 'where a.id = ${id} and not j.sample',
        to: 'where a.id = ${id}',
      },
    ],
    net: sample(
      'a free trial gets a sample role of twelve invented candidates, and a blind review of it that can be done',
    ),
  },
  {
    name: 'a sample role twice',
    change: [
      {
        file: 'server/features/jobs/start-sample-job.ts',
        from: 'if (await hasSampleJob(db))',
        to: 'if (title === "")',
      },
    ],
    net: sample('it is added once, however often and by whomever it is asked for'),
  },
  {
    name: 'an organisation known by its number',
    add: [
      {
        file: 'server/features/jobs/import.ts',
        text: 'export const mayImport = (orgId: number) => orgId === 619;\n',
      },
    ],
    net: {
      file: 'server/test/no-org-ids.test.ts',
      title: 'no organisation is known by its number: what it may do stands in its data',
    },
  },
  {
    name: 'a server that calls home',
    change: [
      {
        file: ASK,
        from: 'const now = services.now();',
        to: "const now = services.now();\n  await fetch('http://127.0.0.1:49998/').catch(() => {});",
      },
    ],
    net: {
      file: 'server/test/no-calls-out.test.ts',
      title:
        'without a mail server or a provider the server connects to its database and to nothing else',
    },
  },
];
