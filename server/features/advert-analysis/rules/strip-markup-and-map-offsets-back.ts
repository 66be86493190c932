/** A text without mark-up, with the place each of its UTF-16 units had in what was sent; null where nothing was taken away. */
export type StrippedText = { text: string; places: Int32Array | null };

const BLOCK =
  /^\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|article|header|footer|blockquote|pre|hr)$/;
const HIDDEN = /^(?:script|style|head|title|template)$/;
const TAG_MAX = 4000;
const ENTITY_MAX = 10;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  pound: '£',
  euro: '€',
  shy: '',
};

/** Whether a text is the source of a web page: a closing tag or a line break of HTML stands in it. */
function isHtml(source: string): boolean {
  return /<(?:\/(?:p|div|li|ul|ol|h[1-6]|strong|em|b|i|a|span|td|body)\s?>|br\s?\/?>)/i.test(
    source,
  );
}

/** Takes the mark-up out of pasted HTML. Blocks become lines, so that they end a sentence; goes through the text once. */
export function stripMarkup(source: string): StrippedText {
  if (!isHtml(source)) return { text: source, places: null };
  const letters: string[] = [];
  const places: number[] = [];
  const put = (text: string, at: number) => {
    letters.push(text);
    for (let n = 0; n < text.length; n += 1) places.push(at);
  };
  const lower = source.toLowerCase();
  // Looked for once each, not once for every letter that could begin a tag.
  let close = -1;
  for (let at = 0; at < source.length; ) {
    const letter = source[at] ?? '';
    if (letter === '<' && close !== source.length && close < at) close = endingAt(source, at);
    const tag = letter === '<' ? tagAt(source, at, close) : undefined;
    const entity = letter === '&' ? entityAt(source, at) : undefined;
    if (tag) {
      if (BLOCK.test(tag.name) && letters.at(-1) !== '\n') put('\n', at);
      if (tag.name === 'li') put('• ', at);
      at = HIDDEN.test(tag.name) ? endOfHidden(lower, tag) : tag.end;
    } else if (entity) {
      put(entity.text, at);
      at = entity.end;
    } else {
      put(letter, at);
      at += 1;
    }
  }
  places.push(source.length);
  return { text: letters.join(''), places: Int32Array.from(places) };
}

/** A place of the plain text in what was sent. */
export function offsetInMarkup({ places }: StrippedText, at: number): number {
  return places === null ? at : (places[at] ?? places.at(-1) ?? 0);
}

function endingAt(source: string, at: number): number {
  const close = source.indexOf('>', at);
  return close < 0 ? source.length : close;
}

function tagAt(
  source: string,
  at: number,
  close: number,
): { name: string; end: number } | undefined {
  if (close === source.length || close - at > TAG_MAX || !/[a-zA-Z/!]/.test(source[at + 1] ?? ''))
    return undefined;
  const name = /^<(\/?[a-zA-Z][a-zA-Z0-9]*)/.exec(source.slice(at, at + 20))?.[1] ?? '';
  return { name: name.toLowerCase(), end: close + 1 };
}

function endOfHidden(lower: string, { name, end }: { name: string; end: number }): number {
  const close = lower.indexOf(`</${name}`, end);
  const after = close < 0 ? -1 : lower.indexOf('>', close);
  return after < 0 ? lower.length : after + 1;
}

function entityAt(source: string, at: number): { text: string; end: number } | undefined {
  const end = source.slice(at, at + ENTITY_MAX).indexOf(';');
  if (end < 0) return undefined;
  const name = source.slice(at + 1, at + end);
  const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : undefined;
  const isPoint =
    point !== undefined && point > 31 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  const text = isPoint ? String.fromCodePoint(point) : named[name];
  return text === undefined ? undefined : { text, end: at + end + 1 };
}
