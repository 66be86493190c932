/** '1 word', '1,200 words'. */
export function pluraliseCount(n: number, one: string, several = `${one}s`): string {
  return `${grouped(n)} ${n === 1 ? one : several}`;
}

/** Making the first number format of a page takes longer than drawing a card: most numbers need none. */
function grouped(n: number): string {
  return n < 1000 ? String(n) : n.toLocaleString('en-GB');
}
