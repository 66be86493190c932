import type * as csvLibrary from 'csv-parse/sync';
import { INVITATION_TO_APPLY_LIST_PEOPLE_MAX } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { EmailAddress } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { loadModuleOnFirstUse } from '../../load-module-on-first-use.ts';
import { sanitiseToOneLine } from '../../text/sanitise-names-and-titles.ts';

const csv = loadModuleOnFirstUse<typeof csvLibrary>('csv-parse/sync');

export type InviteListPerson = { line: number; firstName: string; lastName: string; email: string };
export type RefusedInviteListLine = { line: number; text: string; why: 'malformed' | 'twice' };
export type ParsedInviteList = { people: InviteListPerson[]; refused: RefusedInviteListLine[] };

type Row = { line: number; text: string; name: string; email: string };

const NAME_MAX = 100;
const TEXT_QUOTED = 120;
const ADDRESS = /^(?:"?([^"<>]*?)"?\s*)?<\s*([^<>]*)\s*>$/u;

/**
 * The people of a pasted list or of a CSV: with a head that names a column for e-mail, the first column that holds an
 * address, or as mail programs write them, parted by commas, semicolons or lines. The answer is a sentence when there
 * are too many, or when it cannot be read at all.
 */
export function parseInviteList(text: string): ParsedInviteList | { problem: string } {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (plain.includes('\0'))
    return { problem: 'This is not a list of addresses. Save it as CSV or plain text.' };
  const rows = isTable(plain) ? rowsOfTable(plain) : rowsOfPasted(plain);
  if (rows === undefined)
    return { problem: 'A quoted cell of the file is not closed. Save it as CSV anew.' };
  if (rows.length > INVITATION_TO_APPLY_LIST_PEOPLE_MAX)
    return {
      problem: `These are ${rows.length.toLocaleString('en-GB')} rows. At most ${INVITATION_TO_APPLY_LIST_PEOPLE_MAX.toLocaleString('en-GB')} can be sent at once.`,
    };
  return separatePeopleAndRefused(rows);
}

function separatePeopleAndRefused(rows: readonly Row[]): ParsedInviteList {
  const seen = new Set<string>();
  const people: InviteListPerson[] = [];
  const refused: RefusedInviteListLine[] = [];
  for (const { line, text, name, email } of rows) {
    const address = EmailAddress.safeParse(email);
    const told = sanitiseToOneLine(text).slice(0, TEXT_QUOTED);
    if (!address.success) refused.push({ line, text: told, why: 'malformed' });
    else if (seen.has(address.data)) refused.push({ line, text: told, why: 'twice' });
    else {
      seen.add(address.data);
      people.push({ line, email: address.data, ...namesOf(name) });
    }
  }
  return { people, refused };
}

/** A file has a head that names the e-mail, or several rows with the same number of cells, of which one is an address. */
function isTable(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [head = ''] = lines;
  if (findColumns(cellsOf(head)).email !== undefined) return true;
  const widths = lines.slice(0, 20).map((line) => cellsOf(line));
  const width = widths[0]?.length ?? 0;
  return (
    width > 1 &&
    lines.length > 1 &&
    widths.every(
      (cells) => cells.length === width && cells.filter((cell) => cell.includes('@')).length === 1,
    ) &&
    !text.includes('<')
  );
}

function rowsOfTable(text: string): Row[] | undefined {
  const table = tableOf(text);
  if (table === undefined) return undefined;
  const [first] = table;
  const head = findColumns(first?.cells ?? []);
  const body = head.email === undefined ? table : table.slice(1);
  return body
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => {
      const place = head.email ?? cells.findIndex((cell) => cell.includes('@'));
      const whole = cells[place] ?? '';
      const { name, email } = addressOf(whole);
      const given = head.first === undefined ? '' : (cells[head.first] ?? '');
      const family = head.last === undefined ? '' : (cells[head.last] ?? '');
      const called = head.name === undefined ? `${given}\t${family}` : (cells[head.name] ?? '');
      const other = cells.find((cell, i) => i !== place && cell.trim() !== '') ?? '';
      const named = head.email === undefined ? other : called;
      return { line, text: cells.join(', '), name: named.trim() === '' ? name : named, email };
    });
}

type Line = { line: number; cells: string[] };

function tableOf(text: string): Line[] | undefined {
  try {
    const parsed: unknown = csv().parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      info: true,
      skip_empty_lines: true,
    });
    // With `info`, each record comes with where it stood.
    return (parsed as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      cells: record,
      line: info.lines,
    }));
  } catch {
    return undefined;
  }
}

function rowsOfPasted(text: string): Row[] {
  return text.split('\n').flatMap((line, i) =>
    piecesOf(line)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
      .map((piece) => ({ line: i + 1, text: piece, ...addressOf(piece) })),
  );
}

/** At commas, semicolons and tabs, but not at those of a quoted name. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    const isEnd = !isQuoted && /[,;\t]/.test(letter);
    if (isEnd) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  // A quote that is never closed quotes nothing.
  return isQuoted ? line.split(/[,;\t]/) : pieces;
}

function addressOf(piece: string): { name: string; email: string } {
  const parts = ADDRESS.exec(piece.trim());
  return parts === null
    ? { name: '', email: piece.trim().replace(/^mailto:/i, '') }
    : { name: parts[1] ?? '', email: parts[2] ?? '' };
}

/** 'Okoro, Ada' and 'Ada Okoro'; a tab parts what stood in two columns. A name is text, whatever a spreadsheet would make of it. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const cut = (part: string) => sanitiseToOneLine(part).slice(0, NAME_MAX).toWellFormed().trim();
  if (name.includes('\t')) {
    const [given = '', family = ''] = name.split('\t');
    return { firstName: cut(given), lastName: cut(family) };
  }
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma !== null) return { firstName: cut(comma[2] ?? ''), lastName: cut(comma[1] ?? '') };
  const words = sanitiseToOneLine(name).split(' ');
  return { firstName: cut(words[0] ?? ''), lastName: cut(words.slice(1).join(' ')) };
}

function cellsOf(line: string): string[] {
  return line.split(delimiterOf(line)).map((cell) => cell.replace(/^"|"$/g, ''));
}

function delimiterOf(text: string): string {
  const head = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  return [';', '\t', ','].find((sign) => head.includes(sign)) ?? ',';
}

type Head = { email?: number; name?: number; first?: number; last?: number };

const columns = {
  email: /^(e-?mail|mail|e-?mail ?-?(address|adresse)|adresse e-?mail|courriel)$/i,
  first: /^(first|given|fore)[ _-]?name$|^vorname$|^prénom$/i,
  last: /^(last|family)[ _-]?name$|^surname$|^nachname$|^nom$/i,
  name: /^(full[ _-]?)?name$|^candidate$/i,
} as const;

function findColumns(cells: readonly string[]): Head {
  const find = (pattern: RegExp) => {
    const place = cells.findIndex((cell) => pattern.test(cell.trim()));
    return place === -1 ? undefined : place;
  };
  const found = Object.entries(columns).flatMap(([name, pattern]) => {
    const place = find(pattern);
    return place === undefined ? [] : [[name, place]];
  });
  // Only names of the record above, each with a place.
  return Object.fromEntries(found) as Head;
}
