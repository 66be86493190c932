import { formItemsOneOfEachKind } from '../server/test/given-form-with-item-of-each-kind.ts';
import { findJobByTitle, listMemberJobs } from './list-member-jobs-and-find-by-title.ts';
import {
  beginApplicationByApi,
  type PreparedJob,
  type StaffApiSession,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';
import { createJobWithCandidateTestByApi } from './create-and-take-candidate-test-by-api.ts';

/** Somebody before the form of the demo's role that has one, and somebody before a form with every kind of question. */
export async function plantApplicationFormForScreens(baseUrl: string, admin: StaffApiSession) {
  const job = findJobByTitle(await listMemberJobs(admin), 'Field Engineer, North');
  const every = await createJobWithCandidateTestByApi(admin, {
    title: 'Bakery Night Lead',
    reviewers: ['Wole Ashcombe'],
    minutes: 20,
    form: formItemsOneOfEachKind.map((item) => ({ ...item, criteria: [] })),
  });
  const before = async ({ hash }: Pick<PreparedJob, 'hash'>, firstName: string) => {
    const email = `${firstName.toLowerCase()}.filling@example.com`;
    const link = await beginApplicationByApi(baseUrl, hash, {
      firstName,
      lastName: 'Estrand',
      email,
    });
    const path = `${link}/about-you`;
    await submitServerForm(baseUrl, { path, to: `${path}/skip`, fields: {} });
    return link;
  };
  return {
    formToFill: await before(job, 'Evander'),
    formOfEveryKind: await before(every, 'Eluned'),
    formReadBack: await before(every, 'Eirlys'),
    formNotUnderstood: await before(every, 'Emrys'),
    formChangedElsewhere: await before(every, 'Ephraim'),
    jobWithForm: job.id,
  };
}
