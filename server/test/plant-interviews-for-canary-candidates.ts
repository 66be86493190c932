import { CANARY_INTERVIEW_DAY, type CanaryRound } from './canary-crawl.ts';
import type { PlantedMember } from './test-data-types.ts';

/** In the end everybody who works on the role sits on panels; whoever reads answers, only after they were dealt. */
export async function giveCanaryInterviews(
  { server, staff, role: job, attempts }: CanaryRound,
  name: string,
  panel: PlantedMember[],
): Promise<void> {
  for (const { id, email } of attempts)
    await server.given.interview(
      { id, email, orgId: staff.admin.orgId, jobId: job.id },
      { name, startsAt: new Date(`${CANARY_INTERVIEW_DAY}T10:00:00Z`), panel },
    );
}
