import { JOB_TITLE_CHARACTERS_MAX } from '@evenhand/contract/jobs.ts';

/** Long titles lose their end in copies. */
const ALIKE = 200;
const COPY = / \(copy(?: (\d{1,4}))?\)$/;

/** 'Baker (copy)', and where that is taken, or of that, 'Baker (copy 2)'; a title that would become too long loses its end. */
export function titleOfJobCopy(title: string, taken: readonly string[] = []): string {
  const next = nextTitle(title);
  return taken.includes(next) ? titleOfJobCopy(next, taken) : next;
}

/** What the titles of all copies of a role begin with. */
export function jobTitleWithoutCopyMark(title: string): string {
  return title.replace(COPY, '').slice(0, ALIKE);
}

function nextTitle(title: string): string {
  const found = COPY.exec(title);
  const said = found === null ? title : title.slice(0, found.index);
  const mark = found === null ? ' (copy)' : ` (copy ${Number(found[1] ?? 1) + 1})`;
  const room = said.slice(0, JOB_TITLE_CHARACTERS_MAX - mark.length);
  // The cut may fall between the two halves of one character.
  return `${(room.isWellFormed() ? room : room.slice(0, -1)).trimEnd()}${mark}`;
}
