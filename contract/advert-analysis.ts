import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';
import { signUpPersonSchema, signUpCompanySchema } from './sign-up.ts';
import {
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
} from './text-email-id-and-list-search-schemas.ts';

/** Of an advert that is read; as long as a role's description may be. */
export const ADVERT_CHARACTERS_MAX = 20_000;
/** With fewer words there is nothing to say about an advert yet. */
export const ADVERT_ANALYSIS_WORDS_MIN = 20;
/** How many findings an author may wave through in one role. */
const IGNORED_MAX = 200;

export const advertFindingTopics = [
  'gender',
  'reading',
  'structure',
  'jargon',
  'inclusion',
] as const;
export type AdvertFindingTopic = (typeof advertFindingTopics)[number];

/** What a finding costs of the hundred points. A note costs nothing. */
export const pointsLostByAdvertFindingSeverity = { note: 0, low: 3, medium: 6, high: 12 } as const;
export const advertFindingSeverities = ['note', 'low', 'medium', 'high'] as const;
export type AdvertFindingSeverity = (typeof advertFindingSeverities)[number];

export const AdvertFinding = z.strictObject({
  /** What it is about, whatever its place: ignored and counted as one. */
  key: z.string(),
  /** Where it stands, in UTF-16 units of the text as it was sent; null when it is about the whole advert. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  group: z.enum(advertFindingTopics),
  severity: z.enum(advertFindingSeverities),
  /** The words it is about, or what is missing, as a heading. */
  title: z.string(),
  explanation: z.string(),
  /** What could stand there instead. Empty where only its author knows. */
  suggestions: z.array(z.string()),
  /** Waved through for this role: it is marked no more and costs nothing. */
  ignored: z.boolean(),
});
export type AdvertFinding = z.infer<typeof AdvertFinding>;

export const AdvertAnalysis = z.strictObject({
  /** `too-short` and `not-covered` have no score and no findings. */
  state: z.enum(['read', 'too-short', 'not-covered']),
  /** What it seems to be written in, where that is not English. */
  language: z.nullable(z.string()),
  /** 100 less what the findings cost, at least 0. */
  score: z.nullable(z.int()),
  groups: z.array(
    z.strictObject({ name: z.enum(advertFindingTopics), score: z.int(), findings: z.int() }),
  ),
  findings: z.array(AdvertFinding),
  words: z.int(),
  /** Null where no sentence was found. */
  reading: z.nullable(
    z.strictObject({
      sentences: z.int(),
      wordsPerSentence: z.number(),
      ease: z.number(),
      grade: z.number(),
      smog: z.number(),
    }),
  ),
  gender: z.strictObject({
    masculine: z.int(),
    feminine: z.int(),
    /** From -1, masculine words alone, to 1, feminine words alone. */
    balance: z.number(),
    lean: z.enum([
      'none',
      'balanced',
      'masculine',
      'masculine-strong',
      'feminine',
      'feminine-strong',
    ]),
  }),
});
export type AdvertAnalysis = z.infer<typeof AdvertAnalysis>;

/** Not normalised: places in it are those of the text as it was sent. */
const AdvertText = z
  .string()
  .check(
    z.maxLength(
      ADVERT_CHARACTERS_MAX,
      `Use at most ${ADVERT_CHARACTERS_MAX.toLocaleString('en-GB')} characters.`,
    ),
  );
const FindingKey = z.string().check(z.regex(/^[a-z]+\/[\p{L}\p{N} '-]{1,80}$/u));

export const DatedAdvertScore = z.strictObject({ at: Instant, score: z.int(), words: z.int() });
export type DatedAdvertScore = z.infer<typeof DatedAdvertScore>;

/** A report on a role's own advert, with how its score went so far, the oldest first. */
export const JobAdvertAnalysis = z.strictObject({
  ...AdvertAnalysis.shape,
  history: z.array(DatedAdvertScore),
});
export type JobAdvertAnalysis = z.infer<typeof JobAdvertAnalysis>;

export const analyseAdvertEndpoint = {
  method: 'POST',
  path: '/api/text-analysis/{jobId}',
  openToSupport: 'It reads an advert; the score that it leaves otherwise is not kept.',
  door: 'staff',
  summary:
    'Reads the advert of a role, saved or not, and says what may keep people from applying. What the role’s own fields say counts as said.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  body: z.strictObject({ text: AdvertText }),
  output: JobAdvertAnalysis,
  notReplayable: true,
} as const satisfies Endpoint;

export const ignoreAdvertFindingsEndpoint = {
  method: 'PUT',
  path: '/api/text-analysis/{jobId}/ignored',
  door: 'staff',
  summary: 'Sets which findings are waved through in the advert of a role.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  body: z.strictObject({
    keys: z.array(FindingKey).check(z.maxLength(IGNORED_MAX, 'That is too much to ignore.')),
  }),
} as const satisfies Endpoint;

export const analyseAdvertWithoutAccountEndpoint = {
  method: 'POST',
  path: '/api/text-analysis',
  door: 'public',
  summary: 'Reads an advert for whoever asks. Nothing of it is kept.',
  body: z.strictObject({ text: AdvertText }),
  output: AdvertAnalysis,
  notReplayable: true,
} as const satisfies Endpoint;

export const signUpWithAdvertEndpoint = {
  method: 'POST',
  path: '/register/new-textziki',
  door: 'public',
  summary:
    'Asks for an organisation of one’s own in which an advert that was checked is kept as a draft. The answer is always the same; the address is confirmed first.',
  body: z.strictObject({
    ...signUpPersonSchema.shape,
    ...signUpCompanySchema.shape,
    advert: z.pipe(
      multilineTextSchema(ADVERT_CHARACTERS_MAX).check(
        z.refine((text) => text.trim() !== '', 'Paste your advert first.'),
      ),
      z.string(),
    ),
    /** The code of an invitation, where only the invited may sign up. */
    invitation: z.optional(z.nullable(singleLineTextSchema(60))),
  }),
  status: 202,
} as const satisfies Endpoint;
