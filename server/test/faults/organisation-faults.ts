import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const FOLDER = 'server/features/organisation';
const held = (file: string, title: string): PlantedFaultDetector => ({
  file: `${FOLDER}/${file}.test.ts`,
  title,
});
const deactivation = (title: string): PlantedFaultDetector => ({
  file: 'server/features/review/deactivate-member-and-reassign-reviews.test.ts',
  title,
});

/** Ways of letting somebody do more than they may, stay longer than they should, or send what is no picture. */
export const plantedOrganisationFaults: PlantedFault[] = [
  {
    name: 'job pages that stay open when the account of their employer has ended',
    change: [
      {
        file: 'server/features/apply/sql/job-with-employer-page-version-and-careers-slug.ts',
        from: "['j.closes_at', 'o.deactivated_at']",
        to: "['j.closes_at']",
      },
    ],
    net: {
      file: 'server/features/organisation/end-or-renew-organisation-accounts.test.ts',
      title:
        'with an account its job pages close, with words; who has applied can still look and withdraw',
    },
  },
  {
    name: 'a last admin who may be no admin',
    change: [
      { file: `${FOLDER}/set-member-role.ts`, from: /if \(role === 'MEMBER' && .*/, to: '' },
    ],
    net: held('set-member-role', 'the last admin stays one'),
  },
  {
    name: 'changes of admins that do not wait for each other',
    change: [
      {
        file: `${FOLDER}/sql/members.ts`,
        from: /await sql`select pg_advisory_xact_lock\(hashtextextended\('roles'[\s\S]*?\n {2}\);/,
        to: '',
      },
    ],
    net: held(
      'set-member-role',
      'of two admins who take the role from each other at once, one keeps it',
    ),
  },
  {
    name: 'an admin who keeps the session from before',
    change: [
      {
        file: `${FOLDER}/set-member-role.ts`,
        from: /if \(role === 'ADMIN'\) await endOneOrMoreSessionsOfMember.*/,
        to: '',
      },
    ],
    net: held(
      'set-member-role',
      'what was granted counts from the next log-in on, and what was revoked from the next request on',
    ),
  },
  {
    name: 'a deactivated reviewer whose link still opens',
    change: [
      {
        file: 'server/features/review/deactivate-member-and-reassign-reviews.ts',
        from: 'await closeReviewerLinksOfMember(db, memberId);',
        to: '',
      },
    ],
    net: deactivation(
      'a link that was sent before opens nothing any more, also after the colleague came back',
    ),
  },
  {
    name: 'a helper who has opened a name of the role',
    change: [
      {
        file: 'server/features/review/sql/take-unscored-reviews-and-find-replacements.ts',
        from: /and not exists \(select from core\.identity_opening[\s\S]*?\)`/,
        to: '`',
      },
    ],
    net: deactivation(
      'a reviewer of the team helps out where no other reviewer is left, but nobody who has opened a name',
    ),
  },
  {
    name: 'a member who may make themselves an admin',
    change: [
      {
        file: `${FOLDER}/rules/find-forbidden-member-fields.ts`,
        from: '...(isAdmin ? ofAdmins : [])',
        to: '...ofAdmins',
      },
    ],
    net: held('change-member', 'a person may not make themselves an admin, nor lift two-factor'),
  },
  {
    name: 'an organisation that gives itself features',
    sql: `create or replace function core.switch_feature(feature text, wanted boolean) returns boolean language sql volatile
      security definer set search_path = pg_catalog begin atomic
      update core.organisation o set features = o.features || switch_feature.feature where true;
      select true;
    end`,
    net: held(
      'list-toggle-and-request-organisation-features',
      'the database itself switches no other flag for the staff door',
    ),
  },
  {
    name: 'a request that is mailed each time',
    change: [
      {
        file: `${FOLDER}/list-toggle-and-request-organisation-features.ts`,
        from: 'const REQUEST_DAYS = 7;',
        to: 'const REQUEST_DAYS = 0;',
      },
    ],
    net: held(
      'list-toggle-and-request-organisation-features',
      'a feature is asked for once in seven days: the operator gets one e-mail, and the admin hears when it was',
    ),
  },
  {
    name: 'pictures that move',
    change: [
      {
        file: 'server/outside/detect-image-format.ts',
        from: "return moves ? undefined : 'webp';",
        to: "return 'webp';",
      },
      {
        file: 'server/outside/reencode-image-program.ts',
        from: '  if (pages > 1) return undefined;\n',
        to: '',
      },
    ],
    net: held(
      'set-own-and-read-member-photo',
      'a WebP that moves is refused, and the photo from before stays',
    ),
  },
  {
    name: 'half a picture',
    change: [
      {
        file: 'server/outside/reencode-image-program.ts',
        from: "failOn: 'error'",
        to: "failOn: 'none'",
      },
    ],
    net: held(
      'set-own-and-read-member-photo',
      'half a JPEG is refused, and the photo from before stays',
    ),
  },
  {
    name: 'an invitation that tells who has an account elsewhere',
    change: [
      {
        file: `${FOLDER}/invite-or-promote-member.ts`,
        from: 'else await notifyInviteeOfOtherAccount',
        to: "else throw new Refusal('already-member');\n  if (false) await notifyInviteeOfOtherAccount",
      },
    ],
    net: held(
      'invite-or-promote-member',
      'that an address has an account elsewhere is told to its owner, and to nobody else',
    ),
  },
  {
    name: 'a candidate who confirms what nobody wrote',
    change: [
      {
        file: 'server/features/apply/check-answers-and-submit-page.ts',
        from: 'honesty: await findHonestyStatement(context.db)',
        to: 'honesty: null',
      },
    ],
    net: {
      file: 'server/features/apply/employer-statements.test.ts',
      title: 'candidates confirm the employer’s own honesty statement, or else ours',
    },
  },
  {
    name: 'an ended account whose candidates are not forgotten any more',
    sql: `do $do$ begin execute replace(pg_get_functiondef('pii.erase_application'::regproc), $$a.state <> 'erased';$$,
      $$a.state <> 'erased' and exists (select from core.organisation o where o.org_id = a.org_id and o.deactivated_at is null);$$); end $do$`,
    net: {
      file: 'server/features/organisation/end-or-renew-organisation-accounts.test.ts',
      title:
        'whoever has applied is forgotten after the account has ended and whoever ran the role has left, as before',
    },
  },
];
