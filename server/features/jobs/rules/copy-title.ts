import { JOB_TITLE_MAX } from '@evenhand/contract/jobs.ts';

const COPY = / \(copy(?: (\d{1,4}))?\)$/;

/** 'Baker (copy)', and of that 'Baker (copy 2)'; a title that would become too long loses its end. */
export function copyTitle(title: string): string {
  const found = COPY.exec(title);
  const said = found === null ? title : title.slice(0, found.index);
  const mark = found === null ? ' (copy)' : ` (copy ${Number(found[1] ?? 1) + 1})`;
  const room = said.slice(0, JOB_TITLE_MAX - mark.length);
  // The cut may fall between the two halves of one character.
  return `${(room.isWellFormed() ? room : room.slice(0, -1)).trimEnd()}${mark}`;
}
