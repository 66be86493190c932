import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const impersonating = (title: string): PlantedFaultDetector => ({
  file: 'server/features/operator/impersonate-member.test.ts',
  title,
});
const reading = (title: string): PlantedFaultDetector => ({
  file: 'server/features/activity/read-audit-trail-and-find-its-impersonations.test.ts',
  title,
});

/** Looking through somebody's eyes, the audit trail, and what an installation is kept running with. */
export const plantedOperatorAuditAndBackupFaults: PlantedFault[] = [
  {
    name: 'support that writes',
    change: [
      {
        file: 'contract/endpoint.ts',
        from: "closedToSupport ?? (method !== 'GET' && openToSupport === undefined)",
        to: "closedToSupport ?? (method === 'OTHER' && openToSupport === undefined)",
      },
    ],
    net: {
      file: 'server/test/access-matrix.test.ts',
      title:
        'support looks and changes nothing: what it may call that is no GET, and may not read, is what somebody has looked at',
    },
  },
  {
    name: 'a candidate door that ends other people’s links',
    sql: `grant execute on function auth.revoke_tokens(text, bigint) to ${testDatabaseRolePrefix}_candidate`,
    net: {
      file: 'server/test/database-rights.test.ts',
      title: 'a candidate ends nobody’s link, and staff end only those of reviewers',
    },
  },
  {
    name: 'two hosts that are taken for one',
    change: [
      { file: 'server/http/require-one-host-header.ts', from: 'hosts > 1 ||', to: 'hosts > 9 ||' },
    ],
    net: {
      file: 'server/test/strange-requests.test.ts',
      title: 'two hosts is refused as all else is',
    },
  },
  {
    name: 'an opinion of the product that is told alone',
    sql: `do $do$ begin execute replace(pg_get_functiondef('core.list_opinions'::regproc), '< 5;', '< 1;'); end $do$`,
    net: {
      file: 'server/features/operator/read-product-opinions-and-sign-up-reasons.test.ts',
      title:
        'what fewer than five people say in a month waits for later months, however often they say it',
    },
  },
  {
    name: 'opinions of a month that is not over',
    sql: `do $do$ begin execute replace(pg_get_functiondef('core.list_opinions'::regproc),
      $$date_trunc('month', now(), 'UTC')$$, 'now()'); end $do$`,
    net: {
      file: 'server/features/operator/read-product-opinions-and-sign-up-reasons.test.ts',
      title: 'of a month that is not over nothing is told: nobody reads who answered today',
    },
  },
  {
    name: 'support that reads names',
    sql: `drop policy closed_to_support on pii.candidate; drop policy closed_to_support on pii.application_identity;
      ${writeNamesFunctionSqlWithoutCondition('support')}`,
    net: impersonating(
      'names stay sealed to support, in every table and on every screen, even where they were opened',
    ),
  },
  {
    name: 'support that leaves no trace of what it only read',
    change: [
      {
        file: 'server/access/authenticate.ts',
        from: 'if (member.impersonationId !== null) {',
        to: 'if (member.impersonationId === -1) {',
      },
    ],
    net: impersonating(
      'every request is in the trail of the organisation with both ids, what was read and what was refused',
    ),
  },
  {
    name: 'an operator without two-factor log-in',
    change: [
      {
        file: 'server/access/authenticate-operator-and-limit-to-organisation.ts',
        from: '!services.config.DEMO && !(await hasTwoFactor(db, member.loginId))',
        to: 'services.config.DEMO && !(await hasTwoFactor(db, member.loginId)) && false',
      },
    ],
    net: {
      file: 'server/features/operator/manage-organisations.test.ts',
      title: 'where passwords are not public, an operator needs two-factor log-in',
    },
  },
  {
    name: 'a refused permission that nobody hears of',
    change: [
      {
        file: 'server/access/authenticate.ts',
        from: "code !== 'not-allowed'",
        to: "code !== 'broken'",
      },
    ],
    net: reading(
      'a refused permission is in the trail, a refused confirmation or an unknown thing is not',
    ),
  },
  {
    name: 'a trail that tells to the second who of the sealed came when',
    change: [
      {
        file: 'server/features/activity/sql/audit-trail-queries.ts',
        from: "e.actor_kind = 'candidate' and not exists",
        to: "e.actor_kind = 'nobody' and not exists",
      },
    ],
    net: reading('while a name is sealed, nobody learns which application came when'),
  },
  {
    name: 'an export in which a name runs as a formula',
    change: [{ file: 'contract/write-csv.ts', from: '[=+\\-@＝＋－＠﹦﹢﹣﹫]', to: '[+]' }],
    net: {
      file: 'contract/write-csv.test.ts',
      title:
        'whatever is written comes back as it was, and nothing comes back as a formula, wherever a spreadsheet cuts',
    },
  },
  {
    name: 'a backup without the counters behind the ids',
    change: [
      {
        file: 'server/db/backup/restore-backup.ts',
        from: 'for (const { name, value, called } of manifest.sequences)',
        to: 'for (const { name, value, called } of manifest.sequences.slice(1e6))',
      },
    ],
    net: {
      file: 'server/db/backup/backup.test.ts',
      title: 'every row, every table and every counter is as it was',
    },
  },
  {
    name: 'a change of key after which nobody finds what they said about themselves',
    change: [
      {
        file: 'server/db/rotate-secret-key.ts',
        from: 'where l.link = u.old',
        to: 'where l.link = u.fresh',
      },
    ],
    net: {
      file: 'server/db/rotate-secret-key.test.ts',
      title:
        'with the old key gone, everything that was encrypted opens, personal links work, and answers about oneself are found',
    },
  },
];
