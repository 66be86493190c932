import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

export const REQUISITION_ID_CHARACTERS_MAX = 256;
/** Of a file, so that it fits into one request with room to spare. */
export const REQUISITION_FILE_CHARACTERS_MAX = 800_000;
export const REQUISITION_FILE_ROWS_MAX = 2000;

/** Where a requisition comes from; the names are the keys that a call sends. */
const RequisitionSource = z.enum(['jobvite', 'file']);
export type RequisitionSource = z.infer<typeof RequisitionSource>;

const RequisitionId = singleLineTextSchema(REQUISITION_ID_CHARACTERS_MAX);

export const importJobEndpoint = {
  method: 'POST',
  path: '/dashboard-old/role/import',
  door: 'staff',
  summary:
    'Starts a draft from a requisition. 409 `already-imported` unless `again` is told, 404 `requisition-not-found`, 409 `integration-not-configured`, 502 `upstream-error`.',
  body: z.strictObject({
    params: z.strictObject({ reqId: RequisitionId }),
    integration: RequisitionSource,
    /** Imports it although there is a role of it already. */
    again: z._default(z.boolean(), false),
  }),
  output: z.strictObject({ newRole: z.string() }),
  status: 201,
} as const satisfies Endpoint;

export const ImportedJob = z.strictObject({
  id: z.int(),
  title: z.string(),
  isDraft: z.boolean(),
  importedAt: Instant,
});
export type ImportedJob = z.infer<typeof ImportedJob>;

export const listJobsImportedFromRequisitionEndpoint = {
  method: 'GET',
  path: '/api/integrations/imports/roles',
  door: 'staff',
  summary: 'The roles that were imported from one requisition, the newest first.',
  closedToSupport: true,
  query: z.strictObject({ reqId: RequisitionId, integration: RequisitionSource }),
  output: z.strictObject({ roles: z.array(ImportedJob) }),
} as const satisfies Endpoint;

const JobviteAccount = z.strictObject({
  companyId: z.string(),
  setAt: Instant,
  setBy: z.string(),
});

const RequisitionFile = z.strictObject({
  name: z.string(),
  requisitions: z.int(),
  uploadedAt: Instant,
  uploadedBy: z.string(),
});

export const JobImportSources = z.strictObject({
  /** Whether the organisation has the feature. */
  isGranted: z.boolean(),
  jobvite: z.nullable(JobviteAccount),
  file: z.nullable(RequisitionFile),
});
export type JobImportSources = z.infer<typeof JobImportSources>;

export const findJobImportSourcesEndpoint = {
  method: 'GET',
  path: '/api/integrations/imports',
  door: 'staff',
  summary: 'Where roles can be imported from. Keys are never told.',
  output: JobImportSources,
} as const satisfies Endpoint;

/** Printed in headers as they are. */
const Key = z.pipe(
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(1, 'Fill this in.'),
    z.maxLength(500, 'Use at most 500 characters.'),
    z.regex(/^[\x21-\x7e]*$/, 'Use letters, digits and signs without spaces.'),
  ),
  z.string(),
);

export const setJobviteKeysEndpoint = {
  method: 'PUT',
  path: '/api/integrations/imports/jobvite',
  door: 'staff',
  summary:
    'Keeps the access to Jobvite, in place of any before. The key and the secret are never told again.',
  requiresRecentLogin: true,
  body: z.strictObject({ companyId: singleLineTextSchema(100), apiKey: Key, secret: Key }),
  output: JobImportSources,
} as const satisfies Endpoint;

export const removeJobviteKeysEndpoint = {
  method: 'DELETE',
  path: '/api/integrations/imports/jobvite',
  door: 'staff',
  summary: 'Forgets the access to Jobvite.',
  requiresRecentLogin: true,
} as const satisfies Endpoint;

export const testJobviteKeysEndpoint = {
  method: 'POST',
  path: '/api/integrations/imports/jobvite/test',
  door: 'staff',
  summary: 'Asks Jobvite for one requisition, and says what came of it.',
  output: z.strictObject({ works: z.boolean(), message: z.string() }),
} as const satisfies Endpoint;

export const RequisitionFileResult = z.strictObject({
  requisitions: z.int(),
  /** In all; the first hundred are told. */
  refused: z.int(),
  rows: z.array(z.strictObject({ row: z.int(), why: z.string() })),
});
export type RequisitionFileResult = z.infer<typeof RequisitionFileResult>;

export const setRequisitionFileEndpoint = {
  method: 'PUT',
  path: '/api/integrations/imports/file',
  door: 'staff',
  summary:
    'Reads a CSV or JSON file of requisitions and keeps those that can be read, in place of any file before.',
  body: z.strictObject({
    name: singleLineTextSchema(200),
    text: z.string().check(z.maxLength(REQUISITION_FILE_CHARACTERS_MAX, 'The file is too large.')),
  }),
  output: RequisitionFileResult,
} as const satisfies Endpoint;

export const deleteRequisitionFileEndpoint = {
  method: 'DELETE',
  path: '/api/integrations/imports/file',
  door: 'staff',
  summary: 'Forgets the file of requisitions. Roles that were imported from it stay.',
} as const satisfies Endpoint;
