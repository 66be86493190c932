import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';

/** Of what an organisation keeps for its jobs: templates, questions, job boards. */
export const libraryAuditEntryTypeDefinitions = {
  'template-saved': {
    title: 'Role template saved',
    sentence: ({ about }) =>
      about === '' ? 'made a copy of a role template' : `saved ${about} as a template`,
  },
  'template-renamed': { title: 'Role template renamed', sentence: () => 'renamed a role template' },
  'template-deleted': { title: 'Role template deleted', sentence: () => 'deleted a role template' },
  'email-template-saved': {
    title: 'E-mail template saved',
    sentence: () => 'saved an e-mail template',
  },
  'email-template-deleted': {
    title: 'E-mail template deleted',
    sentence: () => 'deleted an e-mail template',
  },
  'library-question-added': {
    title: 'Library question added',
    sentence: () => 'added a question to the library',
  },
  'library-question-changed': {
    title: 'Library question changed',
    sentence: () => 'changed a question of the library',
  },
  'library-question-archived': {
    title: 'Library question archived',
    sentence: () => 'archived a question of the library',
  },
  'library-question-unarchived': {
    title: 'Library question brought back',
    sentence: () => 'brought back a question of the library',
  },
  'library-folder-added': {
    title: 'Library folder added',
    sentence: () => 'made a folder in the question library',
  },
  'library-folder-renamed': {
    title: 'Library folder renamed',
    sentence: () => 'renamed a folder of the question library',
  },
  'library-folder-deleted': {
    title: 'Library folder deleted',
    sentence: () => 'deleted a folder of the question library and kept its questions',
  },
  'library-folder-restored': {
    title: 'Library folder brought back',
    sentence: () => 'brought back a folder of the question library',
  },
  'job-board-added': { title: 'Job board added', sentence: () => 'added a job board' },
  'job-board-changed': { title: 'Job board changed', sentence: () => 'changed a job board' },
  'job-board-removed': {
    title: 'Job board removed',
    sentence: () => 'took a job board off the list',
  },
  'sources-merged': { title: 'Sources merged', sentence: () => 'merged two sources of candidates' },
  'sources-parted': { title: 'Sources parted', sentence: () => 'parted two sources of candidates' },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
