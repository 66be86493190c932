import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import {
  NumericIdInPath,
  multilineTextSchema,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const SCORECARD_MARK_NOTE_CHARACTERS_MAX = 4000;
export const SCORECARD_NOTES_CHARACTERS_MAX = 10_000;
/** Whoever is this far apart on a question is asked to talk about it. */
export const SCORECARD_STARS_APART_TO_DISCUSS = 2;
/** So long after its end a card is not yet missed. */
export const SCORECARD_GRACE_HOURS = 24;

const Stars = z.int().check(z.minimum(1, 'From 1 to 5 stars.'), z.maximum(5, 'From 1 to 5 stars.'));
/** How often it was saved before; 0 of what never was. By it a second tab is told that it writes on something old. */
const Version = z.int().check(z.minimum(0));

const Person = z.strictObject({ firstName: z.string(), lastName: z.string() });

/**
 * How far an interview is, for those who score it: no time yet, to come, open for cards, all read; or it will never be scored:
 * cancelled, nobody came, or the candidate has withdrawn or was erased.
 */
export const ScorecardPhase = z.enum([
  'not-booked',
  'to-come',
  'scoring',
  'opened',
  'cancelled',
  'no-show',
  'withdrawn',
]);
export type ScorecardPhase = z.infer<typeof ScorecardPhase>;

/** Of one member: they still write on it, it is in, or it was missing when the others were released. */
export const ScorecardState = z.enum(['open', 'in', 'void']);
export type ScorecardState = z.infer<typeof ScorecardState>;

export const ScorecardMark = z.strictObject({
  /** Null while nothing was given, and where it was not asked. */
  stars: z.nullable(z.int()),
  notAsked: z.boolean(),
  note: z.string(),
  version: z.int(),
});
export type ScorecardMark = z.infer<typeof ScorecardMark>;

export const ScorecardItem = z.strictObject({
  id: z.int(),
  text: z.string(),
  guideOne: z.string(),
  guideThree: z.string(),
  guideFive: z.string(),
  criteria: z.array(z.string()),
  /** Of 0: it is asked, and counts for nothing. */
  weight: z.number(),
  /** Of whoever asks; null while they have none. */
  mark: z.nullable(ScorecardMark),
});
export type ScorecardItem = z.infer<typeof ScorecardItem>;

export const AgreedScorecardMark = z.strictObject({
  stars: z.int(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
});
export type AgreedScorecardMark = z.infer<typeof AgreedScorecardMark>;

/** What the panel made of one question, once all cards are open. */
export const PanelResultOfQuestion = z.strictObject({
  itemId: z.int(),
  /** In stars; null where nobody asked it. */
  mean: z.nullable(z.number()),
  marks: z.array(
    z.strictObject({
      memberId: z.int(),
      name: z.string(),
      stars: z.nullable(z.int()),
      notAsked: z.boolean(),
      note: z.string(),
    }),
  ),
  isToDiscuss: z.boolean(),
  agreed: z.nullable(AgreedScorecardMark),
});
export type PanelResultOfQuestion = z.infer<typeof PanelResultOfQuestion>;

export const InterviewPanelResults = z.strictObject({
  openedAt: Instant,
  /** Null where the last card opened them. */
  released: z.nullable(z.strictObject({ by: z.string(), reason: z.string() })),
  items: z.array(PanelResultOfQuestion),
  notes: z.array(z.strictObject({ memberId: z.int(), name: z.string(), text: z.string() })),
  /** Of the whole interview, in stars, as the ranking takes it; null where nothing was asked that counts. */
  score: z.nullable(z.number()),
});
export type InterviewPanelResults = z.infer<typeof InterviewPanelResults>;

const params = z.strictObject({ interviewId: NumericIdInPath });
const itemParams = z.strictObject({ interviewId: NumericIdInPath, itemId: NumericIdInPath });

export const findScorecardEndpoint = {
  method: 'GET',
  path: '/api/interviews/{interviewId}/scorecard',
  door: 'staff',
  summary:
    'The card of a member for an interview that they sit in, or how far it is for whoever runs the role. Marks of others once all cards are in, or were released.',
  params,
  output: z.strictObject({
    interview: z.strictObject({
      id: z.int(),
      roundId: z.int(),
      roundName: z.string(),
      jobId: z.int(),
      jobTitle: z.string(),
      startsAt: z.nullable(Instant),
      minutes: z.int(),
      ref: z.string(),
      /** Null while the name is sealed for whoever asks. */
      person: z.nullable(Person),
    }),
    phase: ScorecardPhase,
    /** Null for whoever has no seat. */
    own: z.nullable(
      z.strictObject({
        state: ScorecardState,
        submittedAt: z.nullable(Instant),
        notes: z.strictObject({ text: z.string(), version: z.int() }),
      }),
    ),
    items: z.array(ScorecardItem),
    /** What the candidate wrote to apply, where the round shows it to its panel; null where it does not, and for everybody else. */
    answers: z.nullable(z.array(z.strictObject({ question: z.string(), text: z.string() }))),
    /** Who has handed in is not told to whoever still writes: their own card waits for nobody. */
    panel: z.array(
      z.strictObject({
        memberId: z.int(),
        name: z.string(),
        isOwn: z.boolean(),
        state: z.nullable(ScorecardState),
      }),
    ),
    results: z.nullable(InterviewPanelResults),
    may: z.strictObject({
      mark: z.boolean(),
      submit: z.boolean(),
      release: z.boolean(),
      agree: z.boolean(),
      manage: z.boolean(),
    }),
  }),
} as const satisfies Endpoint;

export const saveScorecardMarkEndpoint = {
  method: 'PUT',
  path: '/api/interviews/{interviewId}/scorecard/marks/{itemId}',
  door: 'staff',
  summary:
    'Saves what a member of the panel makes of one question while they write. 409 with code `newer-version` instead of overwriting what another tab has saved.',
  params: itemParams,
  body: z.strictObject({
    /** None of what was not asked. */
    stars: z.nullable(Stars),
    notAsked: z.boolean(),
    note: multilineTextSchema(SCORECARD_MARK_NOTE_CHARACTERS_MAX),
    version: Version,
  }),
  output: z.strictObject({ version: z.int() }),
} as const satisfies Endpoint;

export const saveScorecardNotesEndpoint = {
  method: 'PUT',
  path: '/api/interviews/{interviewId}/scorecard/notes',
  door: 'staff',
  summary:
    'Saves the notes of a card as a whole while they are written. 409 with code `newer-version` instead of overwriting newer ones.',
  params,
  body: z.strictObject({
    text: multilineTextSchema(SCORECARD_NOTES_CHARACTERS_MAX),
    version: Version,
  }),
  output: z.strictObject({ version: z.int() }),
} as const satisfies Endpoint;

export const submitScorecardEndpoint = {
  method: 'POST',
  path: '/api/interviews/{interviewId}/scorecard/submit',
  door: 'staff',
  summary: 'Hands a card in and locks it; the last one of a panel opens all of them.',
  params,
  output: z.strictObject({ opened: z.boolean() }),
} as const satisfies Endpoint;

export const releaseScorecardsEndpoint = {
  method: 'POST',
  path: '/api/interviews/{interviewId}/scorecard/release',
  door: 'staff',
  summary:
    'Opens the cards that are in without those that are missing, which are void from then on. Only for whoever runs the role and has no seat; audited.',
  params,
  body: z.strictObject({ reason: singleLineTextSchema(500, 10) }),
  output: z.strictObject({ released: z.literal(true) }),
} as const satisfies Endpoint;

export const agreeOnScorecardMarkEndpoint = {
  method: 'POST',
  path: '/api/interviews/{interviewId}/scorecard/agreed/{itemId}',
  door: 'staff',
  summary:
    'Signs what the panel agrees upon for one question. The single marks stay; the ranking takes this one.',
  params: itemParams,
  body: z.strictObject({ stars: Stars, reason: singleLineTextSchema(500, 10) }),
  output: AgreedScorecardMark,
  status: 201,
} as const satisfies Endpoint;
