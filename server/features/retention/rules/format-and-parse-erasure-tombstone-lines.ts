export type ErasureTombstone = { orgId: number; mark: string; erasedOn: string };

const LINE = /^(\d+) ([0-9a-f]{64}) (\d{4}-\d{2}-\d{2})$/;

/** One line for each: the organisation, the mark, the day. */
export function formatErasureTombstoneLine({ orgId, mark, erasedOn }: ErasureTombstone): string {
  return `${orgId} ${mark} ${erasedOn}\n`;
}

/** A line that a crash cut short is none: the database has it still, and writes it again. */
export function parseErasureTombstones(text: string): ErasureTombstone[] {
  return text.split('\n').flatMap((line) => {
    const [, orgId, mark, erasedOn] = LINE.exec(line) ?? [];
    return orgId === undefined || mark === undefined || erasedOn === undefined
      ? []
      : [{ orgId: Number(orgId), mark, erasedOn }];
  });
}
