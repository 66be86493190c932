/** The cell of everything that was made before there were several. */
export const HOME_CELL = 'a';
/** So many ids each cell has to itself; those of 26 stay far below what a JavaScript number holds exactly. */
export const IDS_PER_CELL = 2 ** 40;

/** Of the settings: the letter of this cell, and where each is reached. Without them: the only cell there is. */
export type CellSettings = { CELL?: string; CELLS?: Readonly<Record<string, string>> };

/** Whether this installation has several cells, each with a database of its own. */
export function hasSeveralCells({ CELLS }: CellSettings): boolean {
  return CELLS !== undefined && Object.keys(CELLS).length > 0;
}

/** What stands in front of every new token, link and slug: the letter of this cell, and nothing where it is the only one. */
export function cellPrefix(settings: CellSettings): string {
  return hasSeveralCells(settings) ? (settings.CELL ?? HOME_CELL) : '';
}

/** What ids of a cell are all greater than. */
export function lastIdBeforeCell(cell: string): number {
  return (cell.charCodeAt(0) - HOME_CELL.charCodeAt(0)) * IDS_PER_CELL;
}

/** In which cell an id was given. */
export function cellOfId(id: number): string {
  return String.fromCharCode(HOME_CELL.charCodeAt(0) + Math.floor((id - 1) / IDS_PER_CELL));
}

const TOKEN = /^([a-z]?)[\w-]{43}$/;

/** In which cell a token was made; undefined of a text that is none. */
export function cellOfToken(token: string): string | undefined {
  const letter = TOKEN.exec(token)?.[1];
  return letter === '' ? HOME_CELL : letter;
}

/** Whether the letter in front of a token, where it has one, is of a cell of ours. */
export function isOfKnownCell(token: string, settings: CellSettings): boolean {
  return (
    !hasSeveralCells(settings) || Object.hasOwn(settings.CELLS ?? {}, cellOfToken(token) ?? '')
  );
}
