import { defangedName, defangedTitle, escapeHtml, oneLine } from './harmless.ts';
import { type Block, layOut } from './mail-layout.ts';
import {
  fallbackOf,
  isTag,
  type MailKind,
  sourceOf,
  type Tag,
  tagsOfKind,
  type TagValues,
} from './tags.ts';

/**
 * The text of one kind of mail, with tags as `*|TAG|*` or `{{tag}}`. An empty line parts paragraphs; a
 * paragraph `[label](*|URL|*)` is the button. `why` tells the reader why they got it.
 */
export type Letter = { subject: string; body: string; why: string };

export type RenderedMail = { subject: string; text: string; html: string };

const TAG = /\*\|\s*(\w+)\s*\|\*|\{\{\s*(\w+)\s*\}\}/g;
const BROKEN_TAG = /\*\||\|\*|\{\{|\}\}/;
const BUTTON = /^\[([^\]]+)\]\(\s*(?:\*\|\s*URL\s*\|\*|\{\{\s*url\s*\}\})\s*\)$/i;
// Whole letters, of which one may be two units long.
const SUBJECT = /^.{0,200}/u;

/**
 * Subject, plain text and HTML. Each value is made harmless for the place it goes to, in one pass: what a
 * value holds is never read as a tag. The answer is a sentence when the letter cannot be sent.
 */
export function renderMail(
  kind: MailKind,
  letter: Letter,
  values: TagValues,
): RenderedMail | { problem: string } {
  const problem = problemOf(kind, letter) ?? missingValue(letter, values);
  if (problem !== null) return { problem };
  const line = oneLine(fill(letter.subject, values, (value) => value));
  const subject = SUBJECT.exec(line)?.[0] ?? '';
  const plain = (text: string) => fill(text, values, (value) => value);
  const html = (text: string) => fill(escapeHtml(text), values, escapeHtml);
  const blocks = blocksOf(letter.body);
  return {
    subject,
    text: `${blocks.map((block) => plainOf(block, plain)).join('\n\n')}\n\n-- \n${plain(letter.why)}\n`,
    html: layOut({
      title: escapeHtml(subject),
      from: html('*|ORG_NAME|*'),
      blocks: blocks.map((block) => ({ ...block, text: html(block.text) })),
      url: html('*|URL|*'),
      why: html(letter.why),
    }),
  };
}

/** Why a letter of this kind may not be saved or sent, as a sentence; null when it may. */
export function problemOf(kind: MailKind, letter: Letter): string | null {
  const { known, required } = tagsOfKind[kind];
  const whole = [letter.subject, letter.body, letter.why].join('\n');
  const used = tagsIn(whole);
  const unknown = used.find((name) => !known.some((tag) => tag === name));
  if (unknown !== undefined)
    return `The tag *|${unknown}|* is not known in this e-mail. Use one of ${known.join(', ')}.`;
  if (BROKEN_TAG.test(whole.replace(TAG, ''))) return 'A tag is not closed. Write it as *|TAG|*.';
  const missing = required.find((tag) => !used.includes(tag));
  return missing === undefined
    ? null
    : `Add the tag *|${missing}|*, or nobody can follow this e-mail.`;
}

function missingValue(letter: Letter, values: TagValues): string | null {
  const used = tagsIn(['*|ORG_NAME|*', letter.subject, letter.body, letter.why].join('\n'));
  const empty = used.find((tag) => isTag(tag) && valueOf(tag, values) === undefined);
  if (empty !== undefined) return `There is no value for *|${empty}|*.`;
  return values.URL === undefined || /^https?:\/\/[^\s"<>]+$/.test(values.URL)
    ? null
    : 'The link is not an address.';
}

function tagsIn(text: string): string[] {
  return [...text.matchAll(TAG)].map((match) => (match[1] ?? match[2] ?? '').toUpperCase());
}

function fill(text: string, values: TagValues, escape: (value: string) => string): string {
  return text.replace(TAG, (_, star: string | undefined, curly: string | undefined) => {
    const name = (star ?? curly ?? '').toUpperCase();
    return isTag(name) ? escape(valueOf(name, values) ?? '') : '';
  });
}

function valueOf(tag: Tag, values: TagValues): string | undefined {
  const made = harmless(tag, values[tag] ?? '');
  return made === '' ? fallbackOf(tag) : made;
}

function harmless(tag: Tag, value: string): string {
  const source = sourceOf(tag);
  if (source === 'name') return defangedName(value);
  return source === 'title' ? defangedTitle(value) : oneLine(value);
}

function blocksOf(body: string): Block[] {
  return body
    .trim()
    .split(/\n{2,}/)
    .map((part) => {
      const text = part.replace(/\s*\n\s*/g, ' ').trim();
      const button = BUTTON.exec(text);
      return button === null ? { as: 'paragraph', text } : { as: 'button', text: button[1] ?? '' };
    });
}

function plainOf(block: Block, plain: (text: string) => string): string {
  return block.as === 'button' ? `${plain(block.text)}:\n${plain('*|URL|*')}` : plain(block.text);
}
