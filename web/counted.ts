/** '1 word', '1,200 words'. */
export function counted(n: number, one: string, several = `${one}s`): string {
  return `${n.toLocaleString('en-GB')} ${n === 1 ? one : several}`;
}
