import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';
import { NumericIdInPath, multilineTextSchema } from './text-email-id-and-list-search-schemas.ts';

/** The sets of equal-opportunities questions there are, in the order of the specification, with what they are called. */
export const equalOpportunitiesSetNames = {
  AU: 'Australia',
  CA: 'Canada',
  FR: 'France',
  DE: 'Germany',
  GB: 'Great Britain',
  NI: 'Northern Ireland',
  HK: 'Hong Kong',
  IN: 'India',
  NL: 'Netherlands',
  NZ: 'New Zealand',
  SG: 'Singapore',
  CH: 'Switzerland',
  US: 'United States',
  EHRC: 'Great Britain, as the Equality and Human Rights Commission asks',
  other: 'Anywhere else: gender and age only',
} as const;
export type EqualOpportunitiesSetKey = keyof typeof equalOpportunitiesSetNames;
// Keys of an object literal come back as plain text; they are the very values of its type.
export const equalOpportunitiesSetKeys = Object.keys(
  equalOpportunitiesSetNames,
) as EqualOpportunitiesSetKey[];

/** What can be asked about at all, in the order in which it is asked. */
export const equalOpportunitiesFieldNames = {
  gender: 'Gender',
  sex: 'Sex',
  genderIdentity: 'Gender identity',
  ageRange: 'Age range',
  ethnicity: 'Ethnicity',
  sexuality: 'Sexuality',
  disability: 'Disability',
  familyEducation: 'Parents’ education',
  familyWealth: 'Access to free school meals',
  mainEarner: 'Occupation of the main earner at home',
  religion: 'Religion',
  caste: 'Caste',
  veteranStatus: 'Veteran status',
  communityBackground: 'Community background',
  caring: 'Caring responsibilities',
  married: 'Married',
} as const;
export type EqualOpportunitiesFieldKey = keyof typeof equalOpportunitiesFieldNames;
// As above.
export const equalOpportunitiesFieldKeys = Object.keys(
  equalOpportunitiesFieldNames,
) as EqualOpportunitiesFieldKey[];

/** How ethnicity is asked about: as is usual in the set, or in another way that some sets offer. */
export const ethnicityListKindNames = {
  usual: 'The usual list of this set',
  census: 'The 19 groups of the census of England and Wales',
  'two-questions': 'Two questions, as the older federal standard and the EEO-1 report have it',
} as const;
export type EthnicityListKind = keyof typeof ethnicityListKindNames;
// As above.
export const ethnicityListKinds = Object.keys(ethnicityListKindNames) as EthnicityListKind[];

/** On what ground the law lets an employer keep such answers. */
export const equalOpportunitiesLawfulBasisNames = {
  'explicit-consent': 'Explicit consent of the candidate (GDPR and UK GDPR, Article 9(2)(a))',
  'equality-monitoring':
    'Monitoring of equality of opportunity (UK Data Protection Act 2018, Schedule 1, paragraph 8)',
  'local-law': 'Another ground in the law of the country',
} as const;
export type EqualOpportunitiesLawfulBasis = keyof typeof equalOpportunitiesLawfulBasisNames;
// As above.
export const equalOpportunitiesLawfulBases = Object.keys(
  equalOpportunitiesLawfulBasisNames,
) as EqualOpportunitiesLawfulBasis[];

export const EQUAL_OPPORTUNITIES_NOTICE_CHARACTERS_MAX = 4000;
const NOTICE_MIN = 100;
/** Of what people write about themselves where no option fits. */
export const EQUAL_OPPORTUNITIES_TEXT_CHARACTERS_MAX = 100;

const Set = z.enum(equalOpportunitiesSetKeys, 'Choose a set from the list.');
const Field = z.enum(equalOpportunitiesFieldKeys);
const List = z.enum(ethnicityListKinds, 'Choose a list.');
const Basis = z.enum(equalOpportunitiesLawfulBases, 'Choose the lawful basis.');

const EoQuestion = z.strictObject({
  field: Field,
  question: z.string(),
  options: z.array(z.string()),
  /** Whether more than one option may be chosen. */
  several: z.boolean(),
  /** `on` in this set; `off` until the organisation switches it on. */
  offered: z.enum(['on', 'off']),
});

/** Which questions an organisation asks, and what it has told candidates about them. */
export const EqualOpportunitiesSetup = z.strictObject({
  /** The set that is shown here. */
  eoSet: Set,
  /** The organisation's own choice; null: the set of the place where it hires, `setOfPlace`. */
  chosen: z.nullable(Set),
  setOfPlace: Set,
  /** Whether candidates are asked the questions of the set in use. */
  isAsked: z.boolean(),
  questions: z.array(EoQuestion),
  /** Another way of asking about ethnicity, in place of the questions about it above. */
  otherEthnicityList: z.nullable(z.strictObject({ list: List, questions: z.array(EoQuestion) })),
  bases: z.array(Basis),
  /** What somebody confirmed for the set that is shown; null: nothing, and nothing is asked. */
  notice: z.nullable(
    z.strictObject({
      basis: Basis,
      text: z.string(),
      /** Asked besides those that are on. */
      extraFields: z.array(Field),
      ethnicityList: List,
      confirmedBy: z.string(),
      confirmedAt: Instant,
    }),
  ),
  /** A text to begin with. */
  suggested: z.strictObject({ basis: Basis, text: z.string() }),
});
export type EqualOpportunitiesSetup = z.infer<typeof EqualOpportunitiesSetup>;

export const findEqualOpportunitiesSetupEndpoint = {
  method: 'GET',
  path: '/account/equal-opportunities',
  door: 'staff',
  summary:
    'The equal-opportunities questions of the organisation, or of the set that is named: every answer of a candidate stays out of it.',
  query: z.strictObject({ eoSet: z.optional(Set) }),
  output: EqualOpportunitiesSetup,
} as const satisfies Endpoint;

export const chooseEqualOpportunitiesSetEndpoint = {
  method: 'PUT',
  path: '/account/equal-opportunities/set',
  door: 'staff',
  summary:
    'Chooses the set of questions; null: that of the place where the organisation hires. Without a confirmed notice for it nothing is asked.',
  body: z.strictObject({ eoSet: z.nullable(Set) }),
  output: EqualOpportunitiesSetup,
} as const satisfies Endpoint;

export const confirmEqualOpportunitiesNoticeEndpoint = {
  method: 'POST',
  path: '/account/equal-opportunities/notice',
  door: 'staff',
  summary:
    'Records the privacy notice and the lawful basis for a set, with name and time. Only then can answers be stored.',
  body: z.strictObject({
    eoSet: Set,
    basis: Basis,
    text: multilineTextSchema(EQUAL_OPPORTUNITIES_NOTICE_CHARACTERS_MAX).check(
      z.minLength(NOTICE_MIN, 'Say what you ask for, who sees it, and how to take it back.'),
    ),
    /** Of the questions that are off in this set, those to be asked. */
    extraFields: z.array(Field).check(z.maxLength(equalOpportunitiesFieldKeys.length)),
    ethnicityList: List,
  }),
  output: EqualOpportunitiesSetup,
} as const satisfies Endpoint;

export const endEoNoticeEndpoint = {
  method: 'POST',
  path: '/account/equal-opportunities/notice/end',
  door: 'staff',
  summary:
    'Stops asking the questions of a set. Answers already given stay until their candidates erase them.',
  body: z.strictObject({ eoSet: Set }),
  output: EqualOpportunitiesSetup,
} as const satisfies Endpoint;

/** Whether one role asks. There is nothing that makes an answer compulsory. */
export const JobEqualOpportunitiesSetup = z.strictObject({
  /** The role's own switch. */
  isWanted: z.boolean(),
  /** Whether candidates of this role are asked: wanted, and with a confirmed notice. */
  isAsked: z.boolean(),
  eoSet: Set,
  isConfirmed: z.boolean(),
  questions: z.array(z.string()),
  may: z.strictObject({ edit: z.boolean(), confirm: z.boolean() }),
});
export type JobEqualOpportunitiesSetup = z.infer<typeof JobEqualOpportunitiesSetup>;

const ofJob = z.strictObject({ jobId: NumericIdInPath });

export const findJobEqualityFormEndpoint = {
  method: 'GET',
  path: '/api/job/{jobId}/equal-opportunities',
  door: 'staff',
  summary: 'Whether a role asks its candidates the equal-opportunities questions, and which.',
  params: ofJob,
  output: JobEqualOpportunitiesSetup,
} as const satisfies Endpoint;

export const switchJobEqualOpportunitiesEndpoint = {
  method: 'PUT',
  path: '/api/job/{jobId}/equal-opportunities',
  door: 'staff',
  summary:
    'Switches the equal-opportunities questions of a role on or off. Every answer stays optional.',
  params: ofJob,
  body: z.strictObject({ isWanted: z.boolean() }),
  output: JobEqualOpportunitiesSetup,
} as const satisfies Endpoint;
