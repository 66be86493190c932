import {
  EmailAddress,
  singleLineTextSchema,
} from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import * as z from 'zod/mini';
import type { PageContext, PageRequestFields, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import {
  confirmOwnNewAddress,
  correctOwnDetails,
} from './correct-own-details-and-confirm-new-address.ts';
import { findOwnContactDetails } from './sql/find-own-contact-details.ts';
import {
  applicationIdJobIdAndZoneOfDataPage,
  buildYourDataPageProps,
  type OwnApplicationOnDataPage,
} from './respond-to-your-data-page-and-requests.ts';

type Context = PageContext<'candidate'>;

const NAME_MAX = 100;
const Details = z.object({
  firstName: singleLineTextSchema(NAME_MAX),
  lastName: singleLineTextSchema(NAME_MAX),
  email: EmailAddress,
});
const whenEmpty: Record<string, string> = {
  firstName: 'Fill in your first name.',
  lastName: 'Fill in your last name.',
  email: 'Fill in your e-mail address.',
};

/** Sets a name right at once; a new address waits for the code that goes there. */
export async function correctOwnDetailsFromPage(context: Context): Promise<PageResponse> {
  const { db, visit, form } = context;
  const own = await loadOwnApplication(db, { lock: true });
  const parsed = Details.safeParse({ ...form });
  if (!parsed.success) return againWith(own, context, problemsOf(parsed.error.issues, form));
  const before = await findOwnContactDetails(db);
  const application = applicationIdJobIdAndZoneOfDataPage(own);
  const done = await correctOwnDetails(visit, { application, before, after: parsed.data });
  const place = done === 'code-sent' ? 'code' : 'details';
  return { goTo: `${personalApplicationPath(context)}/your-data#${place}` };
}

const codeProblems = {
  wrong: 'This is not the code that we sent. Look again, or ask for another one.',
  gone: 'This code does not hold any more. Save your new address once more to get another one.',
  taken: 'This address cannot be used for this application. Write to the employer instead.',
} as const;

export async function confirmOwnNewAddressFromPage(context: Context): Promise<PageResponse> {
  const { db, visit, form } = context;
  const own = await loadOwnApplication(db, { lock: true });
  const person = await findOwnContactDetails(db);
  const code = form['code'] ?? '';
  const outcome = await confirmOwnNewAddress(visit, {
    application: applicationIdJobIdAndZoneOfDataPage(own),
    person,
    code,
  });
  if (outcome === 'corrected')
    return { goTo: `${personalApplicationPath(context)}/your-data#details` };
  return againWith(own, context, { code: codeProblems[outcome] });
}

async function againWith(
  own: OwnApplicationOnDataPage,
  context: Context,
  problems: Record<string, string>,
): Promise<PageResponse> {
  const { form } = context;
  const page = await buildYourDataPageProps(own, context);
  const { firstName, lastName, email } = { ...page.form.values, ...form };
  const values = { ...page.form.values, firstName, lastName, email, code: '' };
  return { show: { ...page, form: { ...page.form, values, problems } }, status: 422 };
}

/** The first thing that is wrong with each field, in the order of the form. */
function problemsOf(
  issues: readonly z.core.$ZodIssue[],
  form: PageRequestFields,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(whenEmpty).flatMap(([field, whenMissing]) => {
      const issue = issues.find(({ path }) => path[0] === field);
      if (issue === undefined) return [];
      return [[field, (form[field] ?? '').trim() === '' ? whenMissing : issue.message]];
    }),
  );
}
