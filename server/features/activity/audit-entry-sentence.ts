import { auditEntryTypeDefinitions, isAuditEntryKind } from '../../events/audit-catalogue.ts';
import { auditActorWordsByKind, isAuditActorKind } from '../../events/audit-actor-words-by-kind.ts';
import { auditSubjectWords, isAuditSubjectKind } from '../../events/audit-subject-words.ts';
import type { AuditEntryDetails } from '../../events/audit-entry-definition-types.ts';

type Facts = {
  kind: string;
  actorKind: string;
  actor: string;
  aboutWhat: string | null;
  aboutTitle: string;
  aboutRef: string;
  details: AuditEntryDetails;
};

/**
 * Who did what, in words.
 * @param calls what the contract says of each call, by method and path
 */
export function auditEntrySentence(
  facts: Facts,
  calls: ReadonlyMap<string, string> = new Map(),
): { who: string; what: string } {
  const type = isAuditEntryKind(facts.kind) ? auditEntryTypeDefinitions[facts.kind] : undefined;
  const about = facts.kind === 'sign-in-failed' ? facts.actor : aboutOf(facts);
  const callSummary = calls.get(String(facts.details['call'])) ?? '';
  return {
    who: whoOf(facts),
    what:
      type?.sentence({ about, callSummary, details: facts.details }) ??
      facts.kind.replaceAll('-', ' '),
  };
}

function whoOf({ actorKind, actor, details }: Facts): string {
  if (details['impersonation'] !== undefined) {
    return actorKind === 'operator'
      ? 'Support'
      : `Support, as ${actor === '' ? 'somebody' : actor},`;
  }
  // 'house' is what it was called in entries that are sealed and so cannot change.
  if (actorKind === 'house') return auditActorWordsByKind.system();
  return isAuditActorKind(actorKind)
    ? auditActorWordsByKind[actorKind](actor)
    : auditActorWordsByKind.member(actor);
}

function aboutOf({ actorKind, aboutWhat, aboutTitle, aboutRef }: Facts): string {
  if (aboutWhat === null || !isAuditSubjectKind(aboutWhat)) return '';
  return auditSubjectWords[aboutWhat]({ actorKind, title: aboutTitle, reference: aboutRef });
}
