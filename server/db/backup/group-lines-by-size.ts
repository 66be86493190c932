/** Lines in their order, several together until they have `size` characters: what one statement takes at once. */
export async function* groupLinesBySize(
  lines: AsyncIterable<string>,
  size: number,
): AsyncGenerator<string[]> {
  let group: string[] = [];
  let length = 0;
  for await (const line of lines) {
    group.push(line);
    length += line.length;
    if (length < size) continue;
    yield group;
    group = [];
    length = 0;
  }
  if (group.length > 0) yield group;
}
