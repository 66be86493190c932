import type {
  AccessOutcomeByMemberKind,
  AccessRule,
  MemberAccessRule,
  MemberKindInAccessRule,
} from './access-rule-types-and-member-kinds.ts';
import type { ApiCaller } from './authenticate-api-caller.ts';
import type { AuthenticatedMember } from './authenticate-member.ts';
import type { OperatorVisitor } from './authenticate-operator-and-limit-to-organisation.ts';
import type { ReviewerVisitor } from './authenticate-reviewer.ts';

type Outcome = AccessOutcomeByMemberKind[MemberKindInAccessRule];

const anyVisitor = () => true;
const isAdmin = ({ role }: Pick<AuthenticatedMember, 'role'>) => role === 'ADMIN';

const jobAdmins = { admin: 'served', jobAdmin: 'served' } as const;
const jobTeam = { ...jobAdmins, reviewer: 'served', observer: 'served' } as const;
/** Whoever sees that the job is there is told that this is not for them; to others it does not exist. */
const jobAdminsOnly = outcomes('not-found', {
  ...jobAdmins,
  reviewer: 'not-allowed',
  observer: 'not-allowed',
});

/** The rules that routes declare: the route table reads as the policy. Another organisation's things are found by nobody. */
export const may = {
  anyone: visitorRule<unknown>('anyone', 'Everybody, logged in or not.'),
  linkHolder: visitorRule<ReviewerVisitor>('linkHolder', 'Whoever holds the personal link.'),
  keyHolder: visitorRule<ApiCaller>('keyHolder', 'A program whose key has the scope.'),
  operator: visitorRule<OperatorVisitor>('operator', 'Whoever runs the installation.'),

  anyMember: memberRule('anyMember', {
    who: 'Every member of the organisation, each of what they see.',
    outcomes: outcomes('served'),
  }),
  admin: memberRule('admin', {
    who: 'Admins of the organisation.',
    allows: isAdmin,
    outcomes: outcomes('not-allowed', { admin: 'served' }),
  }),

  viewJob: memberRule('viewJob', {
    who: 'Admins of the organisation, and the whole team of the role.',
    outcomes: outcomes('not-found', jobTeam),
  }),
  editJob: memberRule('editJob', {
    who: 'Admins of the organisation and of the role: they say what it is and when it is open.',
    outcomes: jobAdminsOnly,
  }),
  manageJob: memberRule('manageJob', {
    who: 'Admins of the organisation and of the role: they see its candidates.',
    outcomes: jobAdminsOnly,
  }),
  decide: memberRule('decide', {
    who: 'Admins of the organisation and of the role: they decide what becomes of its candidates.',
    outcomes: jobAdminsOnly,
  }),
  reviewJob: memberRule('reviewJob', {
    who: 'Whoever scores answers of the role; of a sample role, admins of the organisation too.',
    outcomes: outcomes('not-found', { reviewer: 'served' }),
  }),

  viewInterview: memberRule('viewInterview', {
    who: 'Whoever sits on the panel of an interview, and admins of the organisation and of the role.',
    outcomes: outcomes('not-found', { ...jobAdmins, self: 'served' }),
  }),
  scoreInterview: memberRule('scoreInterview', {
    who: 'Whoever sits on the panel of an interview; who runs the role sees that it is there.',
    outcomes: outcomes('not-found', {
      admin: 'not-allowed',
      jobAdmin: 'not-allowed',
      self: 'served',
    }),
  }),
  releaseScorecards: memberRule('releaseScorecards', {
    who: 'Admins of the organisation and of the role who have no seat on the panel.',
    outcomes: outcomes('not-found', { ...jobAdmins, self: 'not-allowed' }),
  }),

  writeTemplates: memberRule('writeTemplates', {
    who: 'Admins of the organisation, and whoever is an admin of a role.',
    outcomes: outcomes('not-allowed', { ...jobAdmins, otherJobAdmin: 'served' }),
  }),
  readLibrary: memberRule('readLibrary', {
    who: 'Every member; admins alone where the library is kept to them.',
    outcomes: outcomes('served'),
    limit: limitedLibrary(),
  }),
  changeLibrary: memberRule('changeLibrary', {
    who: 'Admins of the organisation, and of a role unless the library is kept to the former.',
    outcomes: outcomes('not-allowed', { ...jobAdmins, otherJobAdmin: 'served' }),
    limit: limitedLibrary(),
  }),
  seeReports: memberRule('seeReports', {
    who: 'Every member of an organisation that has Global Reporting.',
    outcomes: outcomes('served'),
    limit: {
      feature: 'global-reporting',
      isOn: false,
      outcomes: outcomes('no-global-reporting'),
    },
  }),
  takeReports: memberRule('takeReports', {
    who: 'Admins of an organisation that has Global Reporting: files leave the server.',
    allows: isAdmin,
    outcomes: outcomes('not-allowed', { admin: 'served' }),
    limit: {
      feature: 'global-reporting',
      isOn: false,
      outcomes: outcomes('not-allowed', { admin: 'no-global-reporting' }),
    },
  }),

  self: memberRule('self', {
    who: 'The member whose account it is.',
    outcomes: outcomes('not-allowed', { self: 'served' }),
  }),
  selfOrAdmin: memberRule('selfOrAdmin', {
    who: 'The member whose account it is, and admins of the organisation.',
    outcomes: outcomes('not-allowed', { self: 'served', admin: 'served' }),
  }),
  owner: memberRule('owner', {
    who: 'The member whose session or feedback it is; others find nothing.',
    outcomes: outcomes('not-found', { self: 'served' }),
  }),
};

function visitorRule<Visitor>(name: string, who: string): AccessRule<Visitor> {
  return { name, who, allows: anyVisitor };
}

function memberRule(
  name: string,
  rule: Omit<MemberAccessRule, 'name' | 'allows'> & Partial<Pick<MemberAccessRule, 'allows'>>,
): MemberAccessRule {
  return { name, allows: anyVisitor, ...rule };
}

function outcomes(
  most: Outcome,
  others: Partial<AccessOutcomeByMemberKind> = {},
): AccessOutcomeByMemberKind {
  return {
    admin: most,
    jobAdmin: most,
    reviewer: most,
    observer: most,
    otherJobAdmin: most,
    colleague: most,
    self: most,
    ...others,
  };
}

function limitedLibrary(): NonNullable<MemberAccessRule['limit']> {
  return {
    feature: 'limited-library',
    isOn: true,
    outcomes: outcomes('library-limited', { admin: 'served' }),
  };
}
