import { findJobByTitle, jobsOf } from './find-job-of-demo.ts';
import { beginApplicationByApi, type StaffApiSession, submitServerForm } from './prepare-by-api.ts';

/** Somebody before the form of the demo's role that has one. */
export async function plantFormForScreens(baseUrl: string, admin: StaffApiSession) {
  const job = findJobByTitle(await jobsOf(admin), 'Field Engineer, North');
  const candidate = {
    firstName: 'Evander',
    lastName: 'Estrand',
    email: 'evander.filling@example.com',
  };
  const formToFill = await beginApplicationByApi(baseUrl, job.hash, candidate);
  await submitServerForm(baseUrl, {
    path: `${formToFill}/about-you`,
    to: `${formToFill}/about-you/skip`,
    fields: {},
  });
  return { formToFill, jobWithForm: job.id };
}
