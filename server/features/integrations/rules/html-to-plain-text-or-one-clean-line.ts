const TAG = /^<(\/?)([a-z][a-z0-9]*)\b/i;
const LINE_TAGS = new Set('br tr hr'.split(' '));
const BLOCK_TAGS = new Set(
  'p div ul ol h1 h2 h3 h4 h5 h6 table section article header footer blockquote pre dl'.split(' '),
);
const INLINE_TAGS = new Set(
  'a b i u s em strong span font small big sub sup td th tbody thead dt dd img label center code'.split(
    ' ',
  ),
);
/** Whatever stands in them is for programs. */
const SILENT_TAGS = new Set('script style title head noscript template iframe svg'.split(' '));
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;
const CONTROL_OR_BIDI = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  hellip: '…',
  pound: '£',
  euro: '€',
};

/**
 * The text of a description as a builder keeps it: paragraphs parted by blank lines, list items begun with a dash. Markup
 * goes, with whatever it might have run; what only looks like markup stays.
 */
export function htmlToPlainText(html: string): string {
  return decoded(withoutTags(html.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n')))
    .replace(CONTROL_BUT_LAYOUT, '')
    .split('\n')
    .map((line) => line.replace(/[\t\u00a0 ]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line of text that may hold entities, as `oneLine`. */
export function htmlToPlainLine(html: string, maxLength: number): string {
  return cleanToOneLine(decoded(html), maxLength);
}

/** One line as a form would take it: control and direction characters gone, spaces made single, cut to fit. */
export function cleanToOneLine(text: string, maxLength: number): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(CONTROL_OR_BIDI, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
}

function withoutTags(html: string): string {
  const parts: string[] = [];
  const source = { html, small: html.toLowerCase(), lastEnd: html.lastIndexOf('>') };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    parts.push(html.slice(at, open));
    const end = endOfTag(source, open);
    if (end === undefined) {
      parts.push('<');
      at = open + 1;
      continue;
    }
    const [, close = '', name = ''] = TAG.exec(html.slice(open, open + 20)) ?? [];
    const tag = name.toLowerCase();
    if (SILENT_TAGS.has(tag) && close === '') {
      at = endOfSilence(source, end, tag);
      continue;
    }
    if (tag === 'li' && close === '') parts.push('\n- ');
    else if (LINE_TAGS.has(tag)) parts.push('\n');
    else if (BLOCK_TAGS.has(tag)) parts.push('\n\n');
    at = end;
  }
  parts.push(html.slice(at));
  return parts.join('');
}

/** `small` and `lastEnd` are found once, so that no text takes longer than it is long. */
type Source = { html: string; small: string; lastEnd: number };

/** Where the tag or comment that begins here ends; undefined when it is none. */
function endOfTag(source: Source, open: number): number | undefined {
  const { html } = source;
  if (html.startsWith('<!--', open)) return after(source, '-->', open) ?? html.length;
  const name = TAG.exec(html.slice(open, open + 20))?.[2]?.toLowerCase() ?? '';
  const isTag = [LINE_TAGS, BLOCK_TAGS, INLINE_TAGS, SILENT_TAGS].some((tags) => tags.has(name));
  return isTag || name === 'li' ? after(source, '>', open) : undefined;
}

/** An element that is never closed reaches to the end, as in a browser. */
function endOfSilence(source: Source, from: number, tag: string): number {
  const close = source.small.indexOf(`</${tag}`, from);
  return (close === -1 ? undefined : after(source, '>', close)) ?? source.html.length;
}

function after({ html, lastEnd }: Source, mark: string, from: number): number | undefined {
  const found = from > lastEnd ? -1 : html.indexOf(mark, from);
  return found === -1 ? undefined : found + mark.length;
}

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff) || code === 0
      ? ''
      : String.fromCodePoint(code);
  });
}
