import * as z from 'zod/mini';
import { remotePreferences } from './jobs/advert-details.ts';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant-codec.ts';
import { FUNCTIONS_PER_JOB_MAX, jobFunctionKeys } from './job-function-titles.ts';
import { jobPerkKeys } from './perk-names.ts';
import {
  NumericIdInPath,
  singleLineTextSchema,
  multilineTextSchema,
} from './text-email-id-and-list-search-schemas.ts';

export const CAREERS_HEADLINE_CHARACTERS_MAX = 120;
const CAREERS_TEXT_MAX = 20_000;
export const PICTURES_PER_CAREERS_PAGE_MAX = 6;
export const PICTURE_ALT_TEXT_CHARACTERS_MAX = 200;
/** Kinds of pictures that are taken. */
export const UPLOAD_IMAGE_TYPES = 'image/jpeg,image/png,image/webp';
/** WCAG 2.2, 1.4.3: of text on its background. */
export const TEXT_CONTRAST_RATIO_MIN = 4.5;

const Colour = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^#[0-9a-f]{6}$/, 'Write a colour like #0b5c52.'),
);

/** The colour of the page's head and buttons, and that of the words on it. */
export const CareersPageColours = z.strictObject({ background: Colour, text: Colour });
export type CareersPageColours = z.infer<typeof CareersPageColours>;

const ChosenCareersPicture = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{22}$/, 'Choose the picture again.')),
  /** What it shows, for those who do not see it; empty where it only decorates. */
  alt: singleLineTextSchema(PICTURE_ALT_TEXT_CHARACTERS_MAX, 0),
});
export type ChosenCareersPicture = z.infer<typeof ChosenCareersPicture>;

const chosenOnce = z.refine<readonly string[]>(
  (chosen) => new Set(chosen).size === chosen.length,
  'Choose each only once.',
);

const contentParts = {
  headline: singleLineTextSchema(CAREERS_HEADLINE_CHARACTERS_MAX, 0),
  /** HTML, of which only the harmless is kept. */
  text: multilineTextSchema(CAREERS_TEXT_MAX),
  colours: CareersPageColours,
  /** The employer's own site. */
  website: z.nullable(
    z.string().check(
      z.overwrite((text) => text.trim()),
      z.maxLength(300, 'Use at most 300 characters.'),
      z.refine(isWebAddress, 'Write a whole address, such as https://example.com.'),
    ),
  ),
  cover: z.nullable(ChosenCareersPicture),
  pictures: z
    .array(ChosenCareersPicture)
    .check(
      z.maxLength(
        PICTURES_PER_CAREERS_PAGE_MAX,
        `Use at most ${PICTURES_PER_CAREERS_PAGE_MAX} pictures.`,
      ),
    ),
  perks: z.array(z.enum(jobPerkKeys)).check(chosenOnce),
  /** How most people work here. */
  remotePreference: z.enum(remotePreferences),
  /** What the employer mainly looks for people for. */
  jobFunctions: z
    .array(z.enum(jobFunctionKeys))
    .check(
      z.maxLength(FUNCTIONS_PER_JOB_MAX, `Choose at most ${FUNCTIONS_PER_JOB_MAX} job functions.`),
      chosenOnce,
    ),
} as const;

/** What an organisation writes of itself for its careers page. */
export const CareersPageContent = z.strictObject(contentParts);
export type CareersPageContent = z.infer<typeof CareersPageContent>;

export const CareersPageDraft = z.strictObject({
  ...contentParts,
  coverAddress: z.nullable(z.string()),
  pictureAddresses: z.array(z.string()),
  /** Goes up with every change, so that two who change at once do not undo each other. */
  version: z.int(),
  publishedAt: z.nullable(Instant),
  /** Whether what is published differs from what stands here. */
  hasChanges: z.boolean(),
  /** Whether the organisation has the feature: without it the page is found by nobody. */
  isOn: z.boolean(),
  /** Where the page is, and the same as a QR code: an SVG path, a square a unit. */
  link: z.strictObject({ url: z.string(), size: z.int(), path: z.string() }),
});
export type CareersPageDraft = z.infer<typeof CareersPageDraft>;

export const findOwnCareersPageDraftEndpoint = {
  method: 'GET',
  path: '/api/org/micrositeData',
  door: 'staff',
  summary: 'What the own organisation’s careers page says, as its admins are writing it.',
  output: z.strictObject({ customOrgData: CareersPageDraft }),
} as const satisfies Endpoint;

const described = z.strictObject({ data: CareersPageDraft });

export const updateCareersPageEndpoint = {
  method: 'POST',
  path: '/org/update-microsite-details',
  door: 'staff',
  summary: 'Saves parts of the careers page; what anybody sees stays until it is published.',
  body: z.strictObject({
    ...z.partial(CareersPageContent).shape,
    /** The version that was looked at; 409 if somebody has changed it since. */
    version: z.optional(z.int()),
  }),
  output: described,
} as const satisfies Endpoint;

export const publishOrHideCareersPageEndpoint = {
  method: 'POST',
  path: '/org/publish-microsite',
  door: 'staff',
  summary: 'Shows the careers page as it is written now to anybody, or no longer to anybody.',
  body: z.strictObject({ isPublished: z.boolean() }),
  output: described,
} as const satisfies Endpoint;

export const addCareersPictureEndpoint = {
  method: 'PUT',
  path: '/api/org/{orgId}/careers-pictures',
  door: 'staff',
  summary:
    'Takes a picture for the careers page: JPEG, PNG or WebP, drawn anew and at most 1600 pixels wide and high.',
  params: z.strictObject({ orgId: NumericIdInPath }),
  upload: 'picture',
  output: z.strictObject({ key: z.string(), address: z.string() }),
} as const satisfies Endpoint;

export const showCareersPictureEndpoint = {
  method: 'GET',
  path: '/careers-pictures/{file}',
  door: 'public',
  summary: 'A picture of a careers page, for whoever has its random address: `{orgId}-{key}.webp`.',
  params: z.strictObject({ file: z.string().check(z.regex(/^[1-9]\d{0,14}-[\w-]{22}\.webp$/)) }),
  responseType: 'image/webp',
} as const satisfies Endpoint;

export const purgeLogoCacheEndpoint = {
  method: 'POST',
  path: '/api/org/{id}/purge-logo-cache',
  door: 'staff',
  summary: 'Gives logo and colours new addresses, so that no copy that was kept is shown any more.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: z.strictObject({ logo: z.nullable(z.string()), version: z.string() }),
} as const satisfies Endpoint;

/** Written by people: with the scheme, a host with a dot in it, and nothing but an address. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/@"'<>\\]+\.[^\s/@"'<>\\.]{2,}([/?#][^\s"'<>\\]*)?$/i.test(text);
}
