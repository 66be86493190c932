import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { questionLibraryAccess } from './rules/library-access.ts';
import { findQuestionLibraryAccessFacts } from './sql/question-library-access-facts.ts';

/**
 * What a member may do in the question library, asked before anything of it is told.
 * @throws Refusal library-limited
 */
export async function checkMayReadQuestionLibrary({
  db,
  member,
}: VisitorRequestContext): Promise<{ edit: boolean }> {
  const access = questionLibraryAccess({
    role: member.role,
    ...(await findQuestionLibraryAccessFacts(db, member.actorId)),
  });
  if (access === 'none') throw new Refusal('library-limited');
  return { edit: access === 'edit' };
}

/**
 * The same for whoever changes something in it.
 * @throws Refusal library-limited, not-allowed
 */
export async function checkMayChangeQuestionLibrary(visit: VisitorRequestContext): Promise<void> {
  const may = await checkMayReadQuestionLibrary(visit);
  if (!may.edit) throw new Refusal('not-allowed');
}
