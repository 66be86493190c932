import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { builtInJobTemplates } from './catalogue/all-built-in-job-templates.ts';

const server = startTestServer();

async function page(url: string): Promise<string> {
  const reply = await server.running.app.inject({ url, headers: { accept: 'text/html' } });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.body;
}

async function titlesAt(url: string): Promise<string[]> {
  const body = await page(url);
  return builtInJobTemplates
    .filter(({ id }) => body.includes(`view-template/${id}"`))
    .map(({ id }) => id);
}

test('the list shows all twelve, and searches by word and by kind of work', async () => {
  const list = '/org-signup/template-list';
  expect(await titlesAt(list)).toHaveLength(12);
  expect(await titlesAt(`${list}?search=NURSE`)).toEqual(['nurse-manager']);
  expect(await titlesAt(`${list}?category=technology`)).toHaveLength(3);
  expect(await titlesAt(`${list}?category=technology&search=design`)).toHaveLength(3);
  expect(await titlesAt(`${list}?category=technology&search=designer`)).toEqual([
    'product-designer',
  ]);
  expect(await titlesAt(`${list}?search=zebra`)).toEqual([]);
  expect(await page(`${list}?search=zebra`)).toContain('No template matches');
});

test.each([
  ['a kind of work that there is not', 'category=circus'],
  ['what is asked twice', 'category=technology&category=operations'],
  ['what cannot be stored', 'search=%00'],
])('%s counts as not there', async (_, query) => {
  expect(await titlesAt(`/org-signup/template-list?${query}`)).toHaveLength(12);
});

test('what is searched for is shown as it was typed, and stays text', async () => {
  const body = await page(
    `/org-signup/template-list?search=${encodeURIComponent('"><script src=//x>')}`,
  );
  expect(body).not.toContain('<script src=//x');
  expect(body).toContain('&quot;&gt;&lt;script src=//x&gt;');
});

test('a template is shown whole, with the way to sign up with it', async () => {
  for (const { id, title, description, questions, stages } of builtInJobTemplates) {
    const text = textOf(await page(`/org-signup/view-template/${id}`));
    const lines = description.split('\n').map((line) => line.replace(/^- /, ''));
    const shown = [
      title,
      ...lines,
      ...questions.flatMap((q) => [q.text, q.guideOne, q.guideThree, q.guideFive, ...q.skills]),
      ...stages.flatMap((stage) => [stage.title, stage.says]),
    ];
    expect(shown.filter((part) => !text.includes(part))).toEqual([]);
  }
  const body = await page('/org-signup/view-template/data-analyst');
  expect(body).toMatch(
    /<a [^>]*href="\/org-signup-new\/1\?template=data-analyst"[^>]*>Start with this role<\/a>/,
  );
});

function textOf(body: string): string {
  return body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
