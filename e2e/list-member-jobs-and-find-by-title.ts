import { callApi, type StaffApiSession } from './staff-and-candidate-actions-by-api.ts';

export type JobCardFromApi = { id: number; title: string; hash: string };

export async function listMemberJobs(member: StaffApiSession): Promise<JobCardFromApi[]> {
  const page = (n: number) =>
    callApi<{ jobs: JobCardFromApi[]; pages: number }>(member, 'GET', `/job/list-es?page=${n}`);
  const { jobs, pages } = await page(1);
  // Stories told before on the same server leave their roles behind.
  const rest = await Promise.all(
    Array.from({ length: Math.max(pages - 1, 0) }, (_, i) => page(i + 2)),
  );
  return [jobs, ...rest.map((one) => one.jobs)].flat();
}

export function findJobByTitle(jobs: JobCardFromApi[], title: string): JobCardFromApi {
  const found = jobs.find((job) => job.title === title);
  if (!found) throw new Error(`the demo has no role ${title}`);
  return found;
}
