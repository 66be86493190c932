import type { AuditEntryTypeDefinition } from '../audit-entry-definition-types.ts';
import { auditDetailCountInWords } from '../put-audit-subject-and-details-in-words.ts';

/** Of the tasks that candidates are sent. */
export const candidateTaskAuditEntryTypeDefinitions = {
  'tasks-invited': {
    title: 'Sent a task',
    sentence: ({ about, details }) =>
      `sent a task to ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} of ${about}`,
  },
  'task-submitted': {
    title: 'Task handed in',
    sentence: ({ about, details }) =>
      `handed in the task of ${about}${details['late'] === true ? ' after its last day' : ''}`,
  },
  'tasks-closed': {
    title: 'Tasks closed',
    sentence: ({ about, details }) =>
      `closed a task for ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} of ${about}`,
  },
  'tasks-extended': {
    title: 'Tasks extended',
    sentence: ({ about, details }) =>
      `gave ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} of ${about} another last day for a task`,
  },
  'tasks-reminded': {
    title: 'Reminded of tasks',
    sentence: ({ about, details }) =>
      `reminded ${auditDetailCountInWords(details['applicationIds'], 'candidate', 'candidates')} of ${about} of a task`,
  },
} as const satisfies Record<string, AuditEntryTypeDefinition>;
