import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const directory = (title: string): PlantedFaultDetector => ({
  file: 'server/cells/address-directory.test.ts',
  title,
});
const logIn = (title: string): PlantedFaultDetector => ({
  file: 'server/cells/signing-in-over-cells.test.ts',
  title,
});
const signUp = (title: string): PlantedFaultDetector => ({
  file: 'server/cells/signing-up-over-cells.test.ts',
  title,
});
const byProvider = (title: string): PlantedFaultDetector => ({
  file: 'server/cells/signing-in-by-provider-over-cells.test.ts',
  title,
});
const table = 'server/cells/address-directory.ts';
const ofRequest = 'server/cells/cell-of-sign-in-request.ts';
const AWAY = 'while the directory is away, who logs in here comes in, and to all others it is busy';

/** Ways in which an address would log in in two cells, in none, or tell that it is known. */
export const plantedAddressDirectoryFaults: PlantedFault[] = [
  {
    name: 'a log-in that is given without asking whose the address is',
    change: [
      {
        file: 'server/features/sign-in/create-login-account.ts',
        from: "  if ((await services.directory?.claim({ email })) === false) return 'taken';\n",
        to: '',
      },
    ],
    net: signUp('two cells that give a log-in to one address at the same time give one'),
  },
  {
    name: 'unknown addresses that stay in the cell they came to',
    change: [{ file: table, from: '? known : picked;', to: '? known : own;' }],
    net: logIn(
      'at the address of a a known address of b and an unknown one are answered and handed on alike',
    ),
  },
  {
    name: 'a cell that is picked anew each time',
    change: [
      {
        file: 'server/cells/address-directory-hashes.ts',
        from: "createHmac('sha256', hash).update(cell)",
        to: "createHmac('sha256', hash).update(`${Math.random()}${cell}`)",
      },
    ],
    net: directory(
      'an unknown address has a cell that is always the same, is spread evenly, and stays when another cell comes',
    ),
  },
  {
    name: 'addresses kept as everybody can compute them',
    change: [
      {
        file: 'server/cells/address-directory-hashes.ts',
        from: "createHmac('sha256', deriveKey(purpose, config))",
        to: "createHmac('sha256', Buffer.from(deriveKey.name + purpose + config.SECRET_KEY.slice(0, 0)))",
      },
    ],
    net: directory('nothing but hashes and letters is kept'),
  },
  {
    name: 'a claim that is released before its log-in is committed',
    change: [{ file: table, from: "(now() - interval '10 minutes')::text", to: '(now())::text' }],
    net: directory(
      'a claim whose log-in is not committed yet is not released, not even of an address that was here before',
    ),
  },
  {
    name: 'an address that is claimed again and counts as claimed long ago',
    change: [
      {
        file: table,
        from: 'case when known.cell = $2 then now() else known.claimed_at end',
        to: 'known.claimed_at',
      },
    ],
    net: directory(
      'a claim whose log-in is not committed yet is not released, not even of an address that was here before',
    ),
  },
  {
    name: 'a session that says where somebody else logs in',
    change: [
      {
        file: ofRequest,
        from: 'return fieldsNamingCell(request) !== undefined;',
        to: "return request.url === '' && fieldsNamingCell(request) !== undefined;",
      },
    ],
    net: logIn(
      'a browser that was in one cell logs in in the other, whichever of them it is sent to',
    ),
  },
  {
    name: 'wrong passwords that tell who is known while the directory is away',
    change: [
      {
        file: 'server/features/sign-in/log-in-with-password.ts',
        from: "isServedWithoutDirectory(request) ? 'busy' : 'bad-credentials'",
        to: "isServedWithoutDirectory(request) && login === undefined ? 'busy' : 'bad-credentials'",
      },
    ],
    net: logIn(AWAY),
  },
  {
    name: 'an invitation that is looked for in the cell of its address',
    change: [
      {
        file: ofRequest,
        from: 'const INVITATION = /^([a-z]?)[\\w-]{24}$/;',
        to: 'const INVITATION = /^([a-z]?)[\\w-]{99}$/;',
      },
    ],
    net: signUp(
      'an invitation of a leads to it from b, whosever the address would be; who has an account is mailed so',
    ),
  },
  {
    name: 'an identity that any browser may say it has',
    change: [
      {
        file: 'server/features/sign-up/forwarded-identity.ts',
        from: '  } catch {\n    return undefined;\n  }',
        to: "  } catch {\n    return { issuer: 'x', subject: 'x', email: String(given), emailVerified: true };\n  }",
      },
    ],
    net: byProvider('who somebody is at the provider is taken from no browser'),
  },
  {
    name: 'people at the provider who are known by their address alone',
    change: [
      {
        file: 'server/features/sign-up/finish-google-login.ts',
        from: '?.findOrPickCell([identity, { email: identity.email }])',
        to: '?.findOrPickCell([{ email: identity.email }])',
      },
    ],
    net: byProvider('by the provider, people at a come in in their cell b, once'),
  },
];
