export type PlainTextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const HEADING_MAX = 60;
const BULLET = /^\s*[-*•–]\s+/;

/** Plain text as people lay it out: blank lines part blocks, dashes make lists, a short line alone heads what follows. */
export function parsePlainTextBlocks(text: string): PlainTextBlock[] {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  return blocks.flatMap((lines, i) => blocksOf(lines, i === blocks.length - 1));
}

function blocksOf(lines: string[], isLast: boolean): PlainTextBlock[] {
  const blocks: PlainTextBlock[] = [];
  for (const [i, line] of lines.entries()) {
    const last = blocks.at(-1);
    const hasMore = i < lines.length - 1;
    if (BULLET.test(line)) {
      const item = line.replace(BULLET, '').trim();
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (i === 0 && isHeading(line) && (hasMore || !isLast)) {
      blocks.push({ kind: 'heading', text: line.replace(/^#+\s*|:\s*$/g, '').trim() });
    } else if (last?.kind === 'paragraph') {
      last.text += `\n${line.trim()}`;
    } else {
      blocks.push({ kind: 'paragraph', text: line.trim() });
    }
  }
  return blocks;
}

function isHeading(line: string): boolean {
  return line.trim().length <= HEADING_MAX && !/[.!?,;…]\s*$/.test(line);
}
