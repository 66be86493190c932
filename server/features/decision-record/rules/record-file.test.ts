import { verifyDecisionRecordFile } from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';
import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { writeDecisionRecordFile } from '../write-decision-record-file.ts';
import { decisionRecordJsonLayout } from './decision-record-json-layout.ts';
import { decisionRecordPageLayout } from './decision-record-page-layout.ts';
import type { DecisionRecordSectionContent } from './decision-record-section-content-types.ts';

const hashing = {
  sha256: async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  utf8: (text: string) => new TextEncoder().encode(text),
};
const verify = (text: string) => verifyDecisionRecordFile(text, hashing);

const section = (n: number, text = `Text ${n}.`): DecisionRecordSectionContent => ({
  name: n === 0 ? 'certificate' : `candidate ${n}`,
  title: `${n}. KX-${n}`,
  content: { z: 1, a: text, ref: `KX-${n}` },
  parts: [{ text }, { facts: [['Place', String(n)]] }, { head: ['One'], rows: [['“two”']] }],
});

async function written(format: 'html' | 'json', sections: DecisionRecordSectionContent[]) {
  const layout =
    format === 'html'
      ? decisionRecordPageLayout('Decision record, role 7')
      : decisionRecordJsonLayout;
  const kept: { root: string; sections: number }[] = [];
  const given = (async function* () {
    yield* sections;
  })();
  let text = '';
  for await (const piece of writeDecisionRecordFile(
    layout,
    given,
    async (made) => void kept.push(made),
  ))
    text += piece;
  return { text, kept };
}

const formats = ['html', 'json'] as const;
const some = (n: number) => Array.from({ length: n }, (_, at) => section(at));

describe.each(formats)('a record as %s', (format) => {
  test('of any number of sections is whole, and its root is the one that was kept', async () => {
    for (const n of [1, 2, 3, 4, 5, 7, 8, 17]) {
      const { text, kept } = await written(format, some(n));
      const verdict = await verify(text);
      expect(verdict).toMatchObject({ faults: [], blanked: 0, root: kept[0]?.root });
      expect(kept).toEqual([{ root: verdict.root, sections: n }]);
    }
  });

  test('of the same sections never has the same root, nor a salt twice: nobody guesses from a hash what stood there', async () => {
    const [one, other] = [await written(format, some(5)), await written(format, some(5))];
    expect(one.kept[0]?.root).not.toBe(other.kept[0]?.root);
    const salts = [...(one.text + other.text).matchAll(/salt"?[:=]"([0-9a-f]{32})"/g)];
    expect(new Set(salts.map(([, salt]) => salt)).size).toBe(salts.length);
  });

  test('with one byte changed anywhere is found out', async () => {
    const { text } = await written(format, some(3));
    for (let at = 0; at < text.length; at += 1) {
      const changed = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      const { faults } = await verify(changed);
      expect([at, faults.length]).toEqual([at, expect.toSatisfy((n: number) => n > 0)]);
    }
    for (const longer of [
      `${text} `,
      ` ${text}`,
      `\uFEFF${text}`,
      text.slice(0, -1),
      text.slice(1),
    ])
      expect((await verify(longer)).faults).not.toEqual([]);
  });

  test('with something changed in one section has that section named, and no other', async () => {
    const { text } = await written(format, some(6));
    for (const n of [1, 2, 5]) {
      const { faults } = await verify(text.replace(`Text ${n}.`, `Text ${n}!`));
      expect(faults).toEqual([{ section: `candidate ${n}`, what: 'changed' }]);
    }
    const broken = format === 'html' ? '</p' : '","ref":"KX-2"';
    const place = text.indexOf(broken, text.indexOf('Text 2.'));
    const { faults } = await verify(`${text.slice(0, place)}~${text.slice(place + 1)}`);
    expect(faults).toEqual([{ section: 'candidate 2', what: 'changed' }]);
  });

  test('with a section left out, twice, elsewhere or from another record is found out', async () => {
    const { text } = await written(format, some(4));
    const sections = sectionsOf(format, text);
    const [, second = '', third = ''] = sections;
    const stranger = sectionsOf(format, (await written(format, some(4))).text)[2] ?? '';
    for (const otherwise of [
      text.replace(second, ''),
      text.replace(second, second + second),
      text.replace(second + third, third + second),
      text.replace(third, stranger),
    ]) {
      expect(otherwise).not.toBe(text);
      expect((await verify(otherwise)).faults).not.toEqual([]);
    }
  });

  test('cut short anywhere is found out', async () => {
    const { text } = await written(format, some(3));
    for (let length = 1; length < text.length; length += 101)
      expect([length, (await verify(text.slice(0, length))).faults]).not.toEqual([length, []]);
  });

  test('whose sections have the names that every object has is checked like any other', async () => {
    const names = ['certificate', '__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const sections = names.map((name, n) => ({ ...section(n), name }));
    const { text } = await written(format, sections);
    expect(await verify(text)).toMatchObject({ faults: [] });
    const { faults } = await verify(text.replace('Text 1.', 'Text 1!'));
    expect(faults).toEqual([{ section: '__proto__', what: 'changed' }]);
    expect(Object.prototype).not.toHaveProperty('faults');
  });

  test('whose every field was made a script has each section named, and nothing of it run', async () => {
    const script = '<img src=x onerror="globalThis.wasRun=1"><script>globalThis.wasRun=1</script>';
    const { text } = await written(format, some(3));
    const hostile = text.replace(/Text \d\./g, JSON.stringify(script)).replace(/KX-\d/g, script);
    const verdict = await verify(hostile);
    for (const n of [1, 2])
      expect(verdict.faults).toContainEqual(expect.objectContaining({ section: `candidate ${n}` }));
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  test('with a person blanked keeps its root, and tells nothing of them any more', async () => {
    const { text, kept } = await written(format, some(5));
    const blanked = blank(format, text, 'candidate 3');
    expect(blanked).not.toContain('KX-3');
    expect(await verify(blanked)).toMatchObject({ faults: [], blanked: 1, root: kept[0]?.root });
    // A blank section says nothing: whoever writes something into it is found out.
    const filled =
      format === 'html'
        ? blanked.replace('"></article>', '">x</article>')
        : blanked.replace('{"hash"', '{"content":{},"hash"');
    expect(filled).not.toBe(blanked);
    expect((await verify(filled)).faults).not.toEqual([]);
  });

  test('shows what anybody wrote as text alone, whatever it tries to be', async () => {
    const hostile = `</article>\n</main><script>alert(1)</script>","hash":"${'0'.repeat(64)}","name":"candidate 9"},{"content":{}`;
    const { text } = await written(format, [section(0), section(1, hostile), section(2)]);
    expect(await verify(text)).toMatchObject({ faults: [] });
    const plain = (await written(format, [section(0), section(1), section(2)])).text;
    const tags = (of: string) => of.split('<').length;
    if (format === 'html') expect(tags(text)).toBe(tags(plain));
    else expect(JSON.parse(text).leaves[1].content.a).toBe(hostile);
    const { faults } = await verify(text.replace('Text 2.', 'Text 3.'));
    expect(faults).toEqual([{ section: 'candidate 2', what: 'changed' }]);
  });
});

test('a record for programs is canonical JSON as a whole', async () => {
  const { text } = await written('json', some(4));
  expect(canonicalize(JSON.parse(text))).toBe(text);
});

test('a record to read asks for nothing: no address, no picture, no font, and scripts of its own alone', async () => {
  const { text } = await written('html', some(2));
  expect(text).not.toMatch(/(src|href|action)=|url\(|@import|https?:/);
  const [policy = ''] = /content="(default-src [^"]+)"/.exec(text)?.slice(1) ?? [];
  expect(policy).toContain("default-src 'none'");
  const [script = ''] = /<script>([\s\S]*?)<\/script>/.exec(text)?.slice(1) ?? [];
  const digest = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'sha256-${digest}'`);
  expect(policy).not.toContain('unsafe');
});

test.each([
  ['nothing', ''],
  ['a page of somebody else', '<!doctype html><main>\n<script>alert(1)</script>'],
  ['a list', '['.repeat(100_000)],
  ['braces without end', '{'.repeat(1_000_000)],
  [
    'JSON that is nested deeply',
    `{"format":"evenhand-decision-record/1","leaves":[${'{"content":'.repeat(200_000)}],"root":"${'0'.repeat(64)}"}`,
  ],
  [
    'numbers that no computer holds',
    `{"format":"evenhand-decision-record/1","leaves":[{"content":{"n":${'9'.repeat(2_000_000)}e${'9'.repeat(1000)}},"hash":"${'0'.repeat(64)}","name":"certificate","salt":"${'0'.repeat(32)}"}],"root":"${'0'.repeat(64)}"}`,
  ],
  [
    'what every object has',
    `{"format":"evenhand-decision-record/1","leaves":[${'{"__proto__":{"faults":[]},"hash":"constructor"},'.repeat(50_000)}],"root":"__proto__"}`,
  ],
  [
    'sections without an end',
    `\n<main>\n${'<article data-leaf="a" data-hash="b">'.repeat(100_000)}`,
  ],
  [
    'ends without a beginning',
    `{"leaves":[${'},{"hash":"'.repeat(200_000)}],"root":"${'0'.repeat(64)}"}`,
  ],
])('a file that is %s is no record, and is found so at once', async (_, text) => {
  const began = process.cpuUsage();
  const verdict = await verify(text);
  expect(verdict.faults).not.toEqual([]);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(20);
});

function sectionsOf(format: 'html' | 'json', text: string): string[] {
  return format === 'html'
    ? (text.slice(text.indexOf('\n<main>\n')).match(/<article [\s\S]*?<\/article>\n/g) ?? [])
    : (text.match(/\{"content":.*?"salt":"[0-9a-f]{32}"\},/g) ?? []);
}

/** As whoever keeps a file blanks it when a person is erased: the hash stays, what it was of and its salt go. */
function blank(format: 'html' | 'json', text: string, name: string): string {
  return format === 'html'
    ? text.replace(
        new RegExp(
          `(<article data-leaf="${name}" data-hash="[0-9a-f]{64}") data-salt="[0-9a-f]{32}">[\\s\\S]*?</article>`,
        ),
        '$1></article>',
      )
    : text.replace(
        new RegExp(
          `\\{"content":(?:(?!\\{"content":).)*?,("hash":"[0-9a-f]{64}","name":"${name}"),"salt":"[0-9a-f]{32}"\\}`,
        ),
        '{$1}',
      );
}
