type Editor = { actorId: number; role: 'ADMIN' | 'MEMBER' };
type Part = { id: number; role: 'admin' | 'reviewer' | 'observer' };

/** A role is changed by the organisation's admins and by those who run it. */
export function mayEditJob(member: Editor, team: Part[]): boolean {
  return (
    member.role === 'ADMIN' ||
    team.some(({ id, role }) => id === member.actorId && role === 'admin')
  );
}
