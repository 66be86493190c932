import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
type Part = { id: number; role: JobTeamRole };

/** What is wrong with a team that this member wants, as a sentence to act on; null when nothing is. */
export function jobTeamMembersProblem(
  team: Part[],
  member: { actorId: number; role: MemberRole },
): string | null {
  if (new Set(team.map(({ id }) => id)).size < team.length)
    return 'Give each person one part only.';
  const running = team.filter(({ role }) => role === 'admin');
  if (running.length === 0) return 'Choose at least one person who runs this role.';
  const staysIn = member.role === 'ADMIN' || running.some(({ id }) => id === member.actorId);
  return staysIn
    ? null
    : 'You run this role. Ask another person who runs it to change your own part.';
}
