import { changeRoom } from '../../doors/enter.ts';
import { linkToken } from '../../doors/links.ts';
import { record } from '../../events/record.ts';
import type { Outside } from '../../outside.ts';
import { fold } from '../jobs/rules/fold.ts';
import { type Applicant, countAttempt, withReference } from './begin-application.ts';
import type { PublicRole } from './public-role.ts';
import { issueLink, noteInterest } from './sql.ts';

/**
 * Notes somebody's interest in a role, or has the link of what they already have sent again: whoever asks sees the same, so
 * that nobody learns who has shown interest or applied.
 * @throws Refusal too-many
 */
export async function showInterest(
  { db, orgId, role }: PublicRole,
  person: Applicant,
  { outside, network }: { outside: Outside; network: string },
): Promise<void> {
  const mayMail = await countAttempt({ db, role }, person.email, { outside, network });
  const { firstName, lastName, email } = person;
  const { applicationId, existed } = await withReference((reference) =>
    noteInterest(
      db,
      { ...person, jobId: role.id, folded: fold(`${firstName} ${lastName} ${email}`) },
      { reference, now: outside.now() },
    ),
  );
  const own = await changeRoom(db, outside.roles, 'candidate', { orgId, actorId: applicationId });
  if (existed && !mayMail) return;
  const token = linkToken('application', { id: applicationId, serial: 1 }, outside.config);
  await record(
    own,
    {
      kind: existed ? 'link-asked' : 'interest-shown',
      actorKind: 'candidate',
      actorId: applicationId,
      jobId: role.id,
      subjectId: applicationId,
    },
    existed ? undefined : issueLink(token, applicationId),
  );
}
