type Task = { jobTitle: string; dueAt?: string };

const titles = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Whether a day has gone by; the day itself still counts. Days as `2026-03-31`. */
export function isToDoOverdue(dueAt: string, today: string): boolean {
  return dueAt < today;
}

/** What is overdue first, then by the day it is due, then by title; what has no day comes last. */
export function sortToDos<T extends Task>(tasks: T[]): T[] {
  return tasks.toSorted(
    (one, other) =>
      Date.parse(one.dueAt ?? NEVER) - Date.parse(other.dueAt ?? NEVER) ||
      titles.compare(one.jobTitle, other.jobTitle),
  );
}

const NEVER = '9999-12-31';
