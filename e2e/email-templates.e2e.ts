import { expect, test } from 'vitest';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  beginApplicationByApi,
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { hostileHtml } from '../server/test/hostile-html.ts';

const { baseUrl, somebody } = setUpBrowser();

test('an admin writes a template with tags and a button, and the candidate gets it; one role says something else', async () => {
  const tag = Math.random().toString(36).slice(2, 8);
  const { email: address, password } = await signUpEmployerByApi(baseUrl);
  const admin = await logInByApi(baseUrl, address, password);
  const job = await createPublishedJobByApi(admin, { title: `Baker ${tag}` });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);

  await page.goto('/email-templates');
  await page.getByRole('link', { name: 'Write your own for Application started' }).click();
  await page.getByLabel('Name').fill(`Ours ${tag}`);
  await page.getByLabel('Subject', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Insert into the subject' }).click();
  await page.getByRole('menuitem', { name: /^Title of the role/ }).click();
  await page.getByLabel('Subject', { exact: true }).press('End');
  await page.keyboard.type(`: begun ${tag}`);
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.locator('.ProseMirror:focus').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Dear ');
  await page.getByRole('button', { name: 'Insert into the text' }).click();
  await page.getByRole('menuitem', { name: /^Candidate’s first name/ }).click();
  await page.getByText('Link to their application *|URL|* is missing').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert into the text' }).click();
  await page.getByRole('menuitem', { name: 'Button: link to their application' }).click();
  await page.getByRole('article').locator('[data-mail-button]', { hasText: 'Open' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Saved “Ours ${tag}”.`).waitFor();
  await page.getByRole('button', { name: 'Send a test to yourself' }).click();
  await page.getByText(`A test is on its way to ${address}.`).waitFor();
  await waitForEmailTo(baseUrl, address, new RegExp(`^Test: .*: begun ${tag}$`));
  await applicantGets(`Baker ${tag}: begun ${tag}`);

  await page.goto(`/builder/${job.id}/emails`);
  const write = page.getByRole('button', { name: /^Write for this role ?: Application started$/ });
  await write.click();
  await page.getByLabel('Subject', { exact: true }).fill(`Only this role ${tag}`);
  // Looking at another step loses nothing.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await write.click();
  await expect
    .poll(() => page.getByLabel('Subject', { exact: true }).inputValue())
    .toBe(`Only this role ${tag}`);
  await page.getByRole('button', { name: 'Save for this role' }).click();
  await page.getByText('Saved “Application started” for this role.').waitFor();
  await applicantGets(`Only this role ${tag}`);
  await context.close();

  async function applicantGets(subject: string) {
    const email = `sol.${subject.length}.${tag}@example.com`;
    await beginApplicationByApi(baseUrl, job.hash, {
      firstName: 'Sol',
      lastName: 'Adeyemi',
      email,
    });
    const mail = await waitForEmailTo(baseUrl, email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(/^Dear Sol\n\nOpen:\nhttp/);
    expect(linkInEmail(mail, '/application/')).toContain('/application/');
  }
});

test('a template that a colleague deletes while it is written becomes a new one, or is given up', async () => {
  const { email, password } = await signUpEmployerByApi(baseUrl);
  const admin = await logInByApi(baseUrl, email, password);
  const { user } = await callApi<{ user: { Org: { id: number } } }>(
    admin,
    'GET',
    '/api/user/current',
  );
  const orgId = user.Org.id;
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const begin = async () => {
    const words = { name: 'Ours', subject: 'On time', body: '<p>We ring.</p>', isDefault: false };
    const body = { ...words, orgId, type: 'other' };
    const { id } = await callApi<{ id: number }>(
      admin,
      'POST',
      '/api/email-templates/create',
      body,
    );
    await page.goto(`/email-templates/other/${id}`);
    await page.getByLabel('Subject', { exact: true }).fill('A little late');
    await callApi(admin, 'POST', `/api/email-templates/${id}/delete`, {
      orgId,
      name: 'Ours',
      isDefault: false,
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Somebody else deleted this while you wrote.').waitFor();
    return id;
  };

  const deleted = await begin();
  await expect
    .poll(() => page.getByLabel('Subject', { exact: true }).inputValue())
    .toBe('A little late');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved “Ours”.').waitFor();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${deleted}`));
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Subject', { exact: true }).inputValue())
    .toBe('A little late');
  await page.getByRole('button', { name: 'Delete' }).click();
  await locateDialogOnPage(page).getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/email-templates');

  await begin();
  await page.getByRole('button', { name: 'Give mine up' }).click();
  await page.waitForURL('**/email-templates');
  await context.close();
});

test('whatever is pasted into rich text, no page opens a dialog or asks for anything, even without a content policy', async () => {
  const admin = await logInByApi(baseUrl, 'admin@pebble.test');
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const strange: string[] = [];
  page.on('dialog', (dialog) => {
    strange.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (!url.startsWith(baseUrl) && !url.startsWith('blob:')) strange.push(url);
    if (!route.request().isNavigationRequest()) return route.continue();
    const reply = await route.fetch();
    const { 'content-security-policy': _, ...headers } = reply.headers();
    return route.fulfill({ response: reply, headers });
  });
  await page.goto('/email-templates/other/new');
  await page.getByRole('textbox', { name: 'Text' }).click();
  const editor = page.locator('.ProseMirror');
  await editor.waitFor();
  await editor.evaluate((element, parts) => {
    for (const html of parts) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', `${html} after`);
      const paste = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', paste));
    }
  }, hostileHtml);
  await editor.getByText('after').first().waitFor();
  await expect
    .poll(() => editor.locator('script, img, iframe, svg, style, form, [onclick]').count())
    .toBe(0);
  await expect.poll(() => editor.locator('a:not([href^="http"])').count()).toBe(0);
  // Whatever was pasted before this picture has failed to load before it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener('error', resolve);
        picture.src = 'data:,';
      }),
  );
  expect(strange).toEqual([]);
  await context.close();
});
