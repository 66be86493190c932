/** A template tagged `sql`, with the type that its row is declared by. */
export type SqlTemplate = {
  path: string;
  line: number;
  /** Of the declared type between the angle brackets; null where none is declared. */
  declared: { from: number; to: number } | null;
  /** Of its text, the backticks left out. */
  from: number;
  to: number;
};

/** Every template tagged `sql` of a source text, those inside others included. */
export function findSqlTemplates({ path, text }: { path: string; text: string }): SqlTemplate[] {
  const found: SqlTemplate[] = [];
  for (const { index } of text.matchAll(/(?<![\w.$'/*])sql(?=[<`])/g)) {
    const open = index + 'sql'.length;
    const close = text[open] === '<' ? endOfType(text, open) : open;
    if (text[close] !== '`') continue;
    const to = endOfTemplate(text, close + 1);
    found.push({
      path,
      line: text.slice(0, index).split('\n').length,
      declared: close === open ? null : { from: open + 1, to: close - 1 },
      from: close + 1,
      to,
    });
  }
  return found;
}

function endOfType(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    if (text[at] === '>') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return open;
}

function endOfTemplate(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') at += 2;
    else if (text.startsWith('${', at)) at = endOfExpression(text, at + 2);
    else at += 1;
  }
  return at;
}

function endOfExpression(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '`') at = endOfTemplate(text, at + 1) + 1;
    else if (text[at] === '{') at = endOfExpression(text, at + 1);
    else at += 1;
  }
  return at + 1;
}
