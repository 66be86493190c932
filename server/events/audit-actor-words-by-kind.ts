/** Who does what the trail keeps, and how a sentence calls them; their name is empty where it is gone or sealed. */
export const auditActorWordsByKind = {
  member: nameOrSomebody,
  reviewer: nameOrSomebody,
  candidate: (name) => (name === '' ? 'A candidate' : `Candidate ${name}`),
  /** Tried to log in: whose name it is stands in the rest of the sentence. */
  stranger: () => 'Somebody',
  operator: () => 'The operator',
  system: () => 'Evenhand',
} as const satisfies Record<string, (name: string) => string>;

export type AuditActorKind = keyof typeof auditActorWordsByKind;

export function isAuditActorKind(kind: string): kind is AuditActorKind {
  return Object.hasOwn(auditActorWordsByKind, kind);
}

function nameOrSomebody(name: string): string {
  return name === '' ? 'Somebody' : name;
}
