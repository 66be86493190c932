export type AuditSubjectFacts = {
  actorKind: string;
  /** Of the member, or of the job that it belongs to. */
  title: string;
  /** Of the application. */
  reference: string;
};

/** What an entry of the trail can be about, and how a sentence calls it; empty where it need not be named. */
export const auditSubjectWords = {
  organisation: () => '',
  member: ({ title }) => (title === '' ? 'somebody who is gone' : title),
  job: inJob,
  batch: inJob,
  'reviewer link': inJob,
  application: ({ actorKind, reference, title }) =>
    actorKind === 'candidate' || reference === ''
      ? `an application for ${inJob({ title })}`
      : `${reference} in ${inJob({ title })}`,
  adjustment: () => '',
  'data request': () => '',
  webhook: () => '',
  'api key': () => '',
  search: () => '',
} as const satisfies Record<string, (facts: AuditSubjectFacts) => string>;

export type AuditSubjectKind = keyof typeof auditSubjectWords;
export type AuditSubject = `${AuditSubjectKind} ${number}`;

export function isAuditSubjectKind(kind: string): kind is AuditSubjectKind {
  return Object.hasOwn(auditSubjectWords, kind);
}

function inJob({ title }: { title: string }): string {
  return title === '' ? 'a role that is gone' : `the role ${title}`;
}
