/** Words with what they look like; a text of `\n` alone is a line break. */
export type RichTextInline = {
  text: string;
  isStrong: boolean;
  isEmphasis: boolean;
  href: string | null;
};

export type RichTextParagraph = {
  kind: 'paragraph' | 'heading' | 'subheading';
  inlines: RichTextInline[];
};
export type RichTextListBlock = { kind: 'list'; isOrdered: boolean; items: RichTextBlock[][] };
export type RichTextBlock = RichTextParagraph | RichTextListBlock;

const LISTS_DEEP_MAX = 3;
const LINK = /^(https?:\/\/|mailto:)[^\s"'<>\\]+$/i;
/** A link that is filled in later, in texts with tags: the whole address is one tag, whichever way it is written. */
const LINK_TAG = /^(\*\|\s*\w+\s*\|\*|\{\{\s*\w+\s*\}\})$/;
const UNSEEN =
  /<!--[\s\S]*?(-->|$)|<(script|style|title|template|noscript)\b[\s\S]*?(<\/\2\s*>|$)/gi;
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[!?][^>]*>|[^<]+|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Whether a link of a rich text may lead there. */
export function isRichTextLinkAddress(address: string, { tags = false } = {}): boolean {
  return LINK.test(address) || (tags && LINK_TAG.test(address));
}

/** Reads HTML as the few things a rich text may hold; whatever else it is becomes its words, and is never run or loaded. */
export function parseRichText(html: string, options: { tags?: boolean } = {}): RichTextBlock[] {
  const root: RichTextBlock[] = [];
  const lists: { list: RichTextListBlock; around: RichTextBlock[] }[] = [];
  let into = root;
  let kind: RichTextParagraph['kind'] = 'paragraph';
  let inlines: RichTextInline[] = [];
  let strong = 0;
  let emphasis = 0;
  let tooDeep = 0;
  let href: string | null = null;

  function addInline(text: string) {
    inlines.push({ text, isStrong: strong > 0, isEmphasis: emphasis > 0, href });
  }

  function endBlock(next: RichTextParagraph['kind'] = 'paragraph') {
    const tidied = tidy(inlines);
    if (tidied.length > 0) into.push({ kind, inlines: tidied });
    inlines = [];
    kind = next;
  }

  function openOrCloseList(isOpening: boolean, isOrdered: boolean) {
    endBlock();
    if (isOpening && lists.length === LISTS_DEEP_MAX) tooDeep += 1;
    else if (isOpening) {
      const list: RichTextListBlock = { kind: 'list', isOrdered, items: [] };
      into.push(list);
      lists.push({ list, around: into });
    } else if (tooDeep > 0) tooDeep -= 1;
    else into = lists.pop()?.around ?? root;
  }

  function openListItem(isOpening: boolean) {
    endBlock();
    const list = lists.at(-1)?.list;
    if (!isOpening || !list || tooDeep > 0) return;
    into = [];
    list.items.push(into);
  }

  for (const [token, slash, name, rest = ''] of html.replace(UNSEEN, '').matchAll(TOKEN)) {
    const isOpening = slash === '';
    const step = isOpening ? 1 : -1;
    switch (name?.toLowerCase()) {
      case undefined:
        if (!/^<[!?]/.test(token)) addInline(unescape(token).replace(/\s+/g, ' '));
        break;
      case 'strong':
      case 'b':
        strong = Math.max(0, strong + step);
        break;
      case 'em':
      case 'i':
        emphasis = Math.max(0, emphasis + step);
        break;
      case 'a': {
        const [, double, single, bare] = HREF.exec(rest) ?? [];
        const address = unescape(double ?? single ?? bare ?? '').trim();
        href = isOpening && isRichTextLinkAddress(address, options) ? address : null;
        break;
      }
      case 'br':
        addInline('\n');
        break;
      case 'ul':
      case 'ol':
        openOrCloseList(isOpening, name?.toLowerCase() === 'ol');
        break;
      case 'li':
        openListItem(isOpening);
        break;
      case 'h1':
      case 'h2':
        endBlock(isOpening ? 'heading' : 'paragraph');
        break;
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        endBlock(isOpening ? 'subheading' : 'paragraph');
        break;
      case 'p':
      case 'div':
      case 'tr':
      case 'blockquote':
      case 'pre':
      case 'section':
      case 'article':
        endBlock();
        break;
      case 'td':
        addInline(' ');
        break;
      default:
    }
  }
  endBlock();
  return withoutEmptyLists(root);
}

/** The one way to write a rich text: reading it and writing it again changes nothing. */
export function richTextToHtml(blocks: readonly RichTextBlock[]): string {
  return blocks.map(htmlOf).join('');
}

/** The words alone, for plain e-mails, feeds and searches; an address follows its words in brackets. */
export function richTextToPlainText(blocks: readonly RichTextBlock[]): string {
  return blocks.map((block) => plainBlock(block).join('\n')).join('\n\n');
}

function plainBlock(block: RichTextBlock): string[] {
  if (block.kind !== 'list') return [block.inlines.map(plainInline).join('')];
  return block.items.flatMap((item, i) => {
    const mark = block.isOrdered ? `${i + 1}. ` : '- ';
    const [first = '', ...rest] = item.flatMap(plainBlock).join('\n').split('\n');
    return [mark + first, ...rest.map((line) => ' '.repeat(mark.length) + line)];
  });
}

function plainInline({ text, href }: RichTextInline): string {
  const address = href?.replace(/^mailto:/i, '') ?? text;
  return address === text ? text : `${text} (${address})`;
}

/** Blank space as a browser would show it, and neighbours that look alike as one. */
function tidy(inlines: readonly RichTextInline[]): RichTextInline[] {
  const kept: RichTextInline[] = [];
  for (const { text, ...look } of inlines) {
    const last = kept.at(-1);
    const isAfterSpace = last === undefined || /[ \n]$/.test(last.text);
    const words = isAfterSpace ? text.replace(/^ /, '') : text;
    if (words === '') continue;
    if (words === '\n' && last && last.text !== '\n') last.text = last.text.replace(/ $/, '');
    if (last && last.text === '') kept.pop();
    const before = kept.at(-1);
    if (before && words !== '\n' && before.text !== '\n' && looksAlike(before, look))
      before.text += words;
    else kept.push({ text: words, ...look });
  }
  while (kept.length > 0 && (kept.at(-1)?.text ?? '').trim() === '') kept.pop();
  while (kept.length > 0 && kept[0]?.text === '\n') kept.shift();
  const last = kept.at(-1);
  if (last) last.text = last.text.trimEnd();
  return kept;
}

function looksAlike(one: RichTextInline, other: Omit<RichTextInline, 'text'>): boolean {
  return (
    one.isStrong === other.isStrong &&
    one.isEmphasis === other.isEmphasis &&
    one.href === other.href
  );
}

function withoutEmptyLists(blocks: RichTextBlock[]): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    if (block.kind !== 'list') return [block];
    const items = block.items.map(withoutEmptyLists).filter((item) => item.length > 0);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
}

const elements = { paragraph: 'p', heading: 'h2', subheading: 'h3' } as const;

function htmlOf(block: RichTextBlock): string {
  if (block.kind === 'list') {
    const name = block.isOrdered ? 'ol' : 'ul';
    return `<${name}>${block.items.map((item) => `<li>${itemOf(item)}</li>`).join('')}</${name}>`;
  }
  const name = elements[block.kind];
  return `<${name}>${block.inlines.map(inlineOf).join('')}</${name}>`;
}

function itemOf([first, ...rest]: RichTextBlock[]): string {
  if (first?.kind !== 'paragraph') return richTextToHtml(first ? [first, ...rest] : rest);
  return rest.every(({ kind }) => kind === 'list')
    ? first.inlines.map(inlineOf).join('') + richTextToHtml(rest)
    : richTextToHtml([first, ...rest]);
}

function inlineOf({ text, isStrong, isEmphasis, href }: RichTextInline): string {
  if (text === '\n') return '<br>';
  let html = escape(text);
  if (isEmphasis) html = `<em>${html}</em>`;
  if (isStrong) html = `<strong>${html}</strong>`;
  return href === null ? html : `<a href="${escape(href)}">${html}</a>`;
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '');
}

function unescape(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      const isLetter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isLetter ? String.fromCodePoint(code) : ' ';
    },
  );
}
