import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import {
  multilineTextSchema,
  NumericIdInPath,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

export const INTERVIEW_PANEL_MEMBERS_MAX = 6;

type ModeFacts = { words: string; placeWords: string };

/** How an interview is held, and what its place is then. */
export const interviewModeWords = {
  'on-site': { words: 'In person', placeWords: 'Address' },
  video: { words: 'By video', placeWords: 'Link' },
  phone: { words: 'By phone', placeWords: 'Who calls whom' },
} as const satisfies Record<string, ModeFacts>;
export type InterviewMode = keyof typeof interviewModeWords;
// The keys of a record of modes are modes.
export const interviewModes = Object.keys(interviewModeWords) as [InterviewMode];

const hours = z.int().check(z.minimum(0), z.maximum(720));

/** Who sits on the panel, by their ids; nobody twice. */
export const interviewPanelMemberIdsSchema = z.array(z.int().check(z.positive())).check(
  z.minLength(1, 'Choose who holds the interview.'),
  z.maxLength(
    INTERVIEW_PANEL_MEMBERS_MAX,
    `A panel has at most ${INTERVIEW_PANEL_MEMBERS_MAX} people.`,
  ),
  z.refine((ids) => new Set(ids).size === ids.length, 'Name everybody once.'),
);

const interviewRoundSettingFields = {
  mode: z.enum(interviewModes),
  place: singleLineTextSchema(500, 0),
  instructions: multilineTextSchema(4000),
  /** No time is booked later than so many hours before it begins. */
  noticeHours: hours,
  /** Nor moved or cancelled by its candidate later than so many. */
  freezeHours: hours,
  /** How often a candidate may move a time. */
  moves: z.int().check(z.minimum(0), z.maximum(10)),
  /** Between two interviews of whoever sits on the panel. */
  washUpMinutes: z.int().check(z.minimum(0), z.maximum(120)),
  /** Whether the panel sees what its candidate wrote. */
  showsAnswers: z.boolean(),
};

const PanelMember = z.strictObject({ id: z.int(), name: z.string(), isActive: z.boolean() });

export const InterviewRoundSettings = z.strictObject({
  id: z.int(),
  name: z.string(),
  minutes: z.int(),
  ...interviewRoundSettingFields,
  panel: z.array(PanelMember),
  version: z.int(),
});
export type InterviewRoundSettings = z.infer<typeof InterviewRoundSettings>;

const params = z.strictObject({ id: NumericIdInPath, roundId: NumericIdInPath });

export const findInterviewRoundEndpoint = {
  method: 'GET',
  path: '/api/job/{id}/interview-rounds/{roundId}',
  door: 'staff',
  summary: 'How a round of interviews is held: where, by whom, and how late it can be changed.',
  params,
  output: InterviewRoundSettings,
} as const satisfies Endpoint;

export const changeInterviewRoundEndpoint = {
  method: 'PUT',
  path: '/api/job/{id}/interview-rounds/{roundId}',
  door: 'staff',
  summary:
    'Settles how a round of interviews is held. Times that are laid keep the panel they have.',
  params,
  body: z.strictObject({
    ...interviewRoundSettingFields,
    panel: interviewPanelMemberIdsSchema,
    version: z.int(),
  }),
  output: InterviewRoundSettings,
} as const satisfies Endpoint;
