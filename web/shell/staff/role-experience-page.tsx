import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';
import { RoleExperience } from '../../features/reporting/role-experience.tsx';

/** How people found one role, under its head. */
export function RoleExperiencePage() {
  return <ManageFrame tab="reports">{(job) => <RoleExperience job={job} />}</ManageFrame>;
}
