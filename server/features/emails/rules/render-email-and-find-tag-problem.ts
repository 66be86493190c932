import {
  richTextToPlainText,
  parseRichText,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import {
  sanitiseCompanyNameAgainstLinks,
  sanitiseNameAgainstLinks,
  sanitiseTitleAgainstLinks,
  sanitiseToOneLine,
} from '../../../text/sanitise-names-and-titles.ts';
import {
  fillEmailBlocks,
  listRichTextLines,
  type EmailBlock,
  spellOutButtonLink,
  listTextsAndLinkAddresses,
} from './fill-email-blocks-and-list-their-texts-and-links.ts';
import { layOutEmailHtml } from './email-layout.ts';
import {
  hasBrokenMergeTag,
  findOnlyMergeTag,
  replaceMergeTags,
  listMergeTagNames,
  listMergeTagsWithNeighbours,
} from './merge-tag-syntax.ts';
import {
  isMergeTagName,
  mergeTagValueKind,
  type MergeTagName,
  type MergeTagValues,
} from '../../../emails/merge-tag-names-and-fallbacks.ts';
import {
  type EmailKind,
  emailTypeDefinitions,
  mergeTagFallback,
} from '../../../emails/all-email-types.ts';

/**
 * The text of one kind of mail, with tags as `*|TAG|*` or `{{tag}}`. The body is rich text; a paragraph that is nothing
 * but a link to a tag is the button. `why` tells the reader why they got it.
 */
export type EmailTextWithMergeTags = { subject: string; body: string; why: string };

/** `parts` are the same mail, for whoever shows it rather than sends it. */
export type RenderedEmail = {
  subject: string;
  text: string;
  html: string;
  parts: EmailSenderBlocksAndReason;
};
export type EmailSenderBlocksAndReason = { from: string; blocks: EmailBlock[]; why: string };

const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
// Whole letters, of which one may be two units long.
const SUBJECT = /^.{0,200}/u;

/**
 * Subject, plain text and HTML. Each value is made harmless for the place it goes to, in one pass: what a
 * value holds is never read as a tag. The answer is a sentence when the letter cannot be sent.
 */
export function renderEmail(
  kind: EmailKind,
  emailText: EmailTextWithMergeTags,
  values: MergeTagValues,
): RenderedEmail | { problem: string } {
  const problem =
    emailTagProblem(emailTypeDefinitions[kind].tags, emailText) ??
    missingValue(kind, emailText, values);
  if (problem !== null) return { problem };
  // A value that is nothing leaves no gap.
  const fill = (text: string) =>
    replaceMergeTags(text, (name) =>
      isMergeTagName(name) ? (valueOf(kind, name, values) ?? '') : '',
    ).replaceAll(/ {2,}/g, ' ');
  const line = (text: string) => sanitiseToOneLine(fill(text));
  const subject = SUBJECT.exec(line(emailText.subject))?.[0] ?? '';
  const blocks = fillEmailBlocks(parseRichText(emailText.body, { tags: true }), fill);
  const parts = { from: line('*|ORG_NAME|*'), blocks, why: line(emailText.why) };
  return {
    subject,
    text: `${richTextToPlainText(blocks.map(spellOutButtonLink))}\n\n-- \n${parts.why}\n`,
    html: layOutEmailHtml({ title: subject, ...parts }),
    parts,
  };
}

/** Why a letter with these tags may not be saved or sent, as a sentence; null when it may. */
export function emailTagProblem(
  { known, required }: { known: readonly MergeTagName[]; required: readonly MergeTagName[] },
  emailText: EmailTextWithMergeTags,
): string | null {
  const blocks = parseRichText(emailText.body, { tags: true });
  const { texts, addresses } = listTextsAndLinkAddresses(blocks);
  const whole = [emailText.subject, ...texts, ...addresses, emailText.why];
  const used = listMergeTagNames(whole.join('\n'));
  const unknown = used.find((name) => !known.some((tag) => tag === name));
  if (unknown !== undefined)
    return `The tag *|${unknown}|* is not known in this e-mail. Use one of ${known.join(', ')}.`;
  if (whole.some(hasBrokenMergeTag))
    return 'A tag is not closed, or only part of it is bold or a link. Write it as *|TAG|*.';
  const linked = addresses.flatMap(listMergeTagNames);
  if (
    linked.some((tag) => !isMergeTagName(tag) || mergeTagValueKind(tag) !== 'url') ||
    addresses.some(isMixed)
  )
    return 'A link leads to an address, or to one tag that is a link, such as *|URL|*.';
  if (
    listMergeTagNames(emailText.subject).some(
      (tag) => isMergeTagName(tag) && mergeTagValueKind(tag) === 'url',
    )
  )
    return 'A subject cannot hold a link. Put it into the text.';
  const glued = listRichTextLines(blocks).flatMap(gluedLinks)[0];
  if (glued !== undefined)
    return `Put a space before and after *|${glued}|*. With other letters it would become another address, and whoever has that would get the link.`;
  const missing = required.find((tag) => !used.includes(tag));
  if (missing === undefined) return null;
  const nothingElse = 'or nobody can follow this e-mail';
  return `Add the tag *|${missing}|*, ${missing === 'URL' ? nothingElse : 'which this e-mail needs'}.`;
}

/** Apart from brackets, quotes and the end of a sentence, which no mail program takes into a link. */
const BEFORE_A_LINK = /(?:^|[^\S\uFEFF])[(["'“‘]*$/;
const AFTER_A_LINK = /^[.,;:!?)\]"'”’]*(?:[^\S\uFEFF]|$)/;

/** Tags of links that touch other characters: a mail program makes one address of all of it. */
function gluedLinks(line: string): string[] {
  return listMergeTagsWithNeighbours(line).flatMap(({ name, before, after }) =>
    isMergeTagName(name) &&
    mergeTagValueKind(name) === 'url' &&
    !(BEFORE_A_LINK.test(before) && AFTER_A_LINK.test(after))
      ? [name]
      : [],
  );
}

function isMixed(address: string): boolean {
  return listMergeTagNames(address).length > 0 && findOnlyMergeTag(address) === undefined;
}

function missingValue(
  kind: EmailKind,
  emailText: EmailTextWithMergeTags,
  values: MergeTagValues,
): string | null {
  const { texts, addresses } = listTextsAndLinkAddresses(
    parseRichText(emailText.body, { tags: true }),
  );
  const used = listMergeTagNames(
    ['*|ORG_NAME|*', emailText.subject, ...texts, emailText.why].join('\n'),
  );
  const linked = addresses.flatMap(listMergeTagNames);
  const empty = [...used, ...linked].find(
    (tag) => isMergeTagName(tag) && valueOf(kind, tag, values) === undefined,
  );
  if (empty !== undefined) return `There is no value for *|${empty}|*.`;
  const addressed = linked.flatMap((tag) =>
    isMergeTagName(tag) ? [valueOf(kind, tag, values) ?? ''] : [],
  );
  const given = Object.entries(values).flatMap(([tag, value]) =>
    isMergeTagName(tag) && mergeTagValueKind(tag) === 'url' ? [value] : [],
  );
  return [...addressed, ...given].every((address) => ADDRESS.test(address))
    ? null
    : 'The link is not an address.';
}

function valueOf(kind: EmailKind, tag: MergeTagName, values: MergeTagValues): string | undefined {
  const made = sanitised(tag, values[tag] ?? '');
  return made === '' ? mergeTagFallback(kind, tag) : made;
}

function sanitised(tag: MergeTagName, value: string): string {
  const source = mergeTagValueKind(tag);
  if (source === 'name') return sanitiseNameAgainstLinks(value);
  if (source === 'company') return sanitiseCompanyNameAgainstLinks(value);
  return source === 'title' ? sanitiseTitleAgainstLinks(value) : sanitiseToOneLine(value);
}
