import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
type Editor = { actorId: number; role: MemberRole };
type Part = { id: number; role: JobTeamRole };

/** A role is changed by the organisation's admins and by those who run it. */
export function mayEditJob(member: Editor, team: Part[]): boolean {
  return (
    member.role === 'ADMIN' ||
    team.some(({ id, role }) => id === member.actorId && role === 'admin')
  );
}
