/** A sentence in which what stands between backticks is code. */
export function InlineCodeText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, n) => (n % 2 === 1 ? <code key={`${n} ${part}`}>{part}</code> : part));
}
