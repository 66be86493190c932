import type { TestDataBuilders } from './test-data-builders.ts';

/** An open role with one question, and the admin of its organisation. */
export async function givenOpenJobWithAdmin({ given }: { given: TestDataBuilders }) {
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  return { org, admin, job };
}
