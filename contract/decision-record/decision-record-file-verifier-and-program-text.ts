/** Larger than any record: one of 5,000 candidates is a tenth of it. */
export const DECISION_RECORD_FILE_BYTES_MAX = 256 * 1024 * 1024;

/** What is wrong with one section of a file; `section` is its name, or where it stands. */
export type DecisionRecordFault = { section: string; what: 'changed' | 'unreadable' | 'root' };

export type DecisionRecordFileCheckResult = {
  /** As the file states it; null where it states none. */
  root: string | null;
  sections: number;
  /** Sections that were blanked after an erasure: their hash stands, and nothing else. */
  blanked: number;
  faults: DecisionRecordFault[];
};

export type DecisionRecordHashFunctions = {
  sha256: (bytes: Uint8Array) => Promise<Uint8Array>;
  utf8: (text: string) => Uint8Array;
};

type Leaf = { name: string; hash: string; salt: string | null; text: string };
type ReadFile = { leaves: Leaf[]; root: string | null; faults: DecisionRecordFault[] };

/**
 * Checks a decision record from the text of its file alone: that each section is what its hash says, and that the hashes make the
 * root. Nothing of the file is run, shown or even parsed: it is looked for in fixed places, from the front to the back, once.
 */
export async function verifyDecisionRecordFile(
  text: string,
  hashing: DecisionRecordHashFunctions,
): Promise<DecisionRecordFileCheckResult> {
  const file = text.startsWith('{') ? readRecordJson(text) : readRecordPage(text);
  return verifyDecisionRecordLeaves(file, hashing);
}

export async function verifyDecisionRecordLeaves(
  { leaves, root, faults: found }: ReadFile,
  hashing: DecisionRecordHashFunctions,
): Promise<DecisionRecordFileCheckResult> {
  const faults = [...found];
  const hashes = leaves.map(({ hash }) => bytesOfHex(hash));
  const areChanged = await manyAtOnce(leaves, async (leaf) => {
    if (leaf.salt === null) return false;
    const is = hexOfBytes(await hashing.sha256(encodeDecisionRecordLeaf(leaf, hashing)));
    return is !== leaf.hash;
  });
  for (const [n, { name }] of leaves.entries())
    if (areChanged[n] === true) faults.push({ section: name, what: 'changed' });
  const made = leaves.length === 0 ? null : hexOfBytes(await rootOfHashes(hashes, hashing));
  // What was changed is named; the root alone is named where nothing else was.
  if (faults.length === 0 && made !== root) faults.push({ section: 'the root', what: 'root' });
  return {
    root,
    sections: leaves.length,
    blanked: leaves.filter(({ salt }) => salt === null).length,
    faults,
  };
}

/** 0, the salt, the name, 0 and the text: a leaf can be no inner node, nor stand under another name. */
export function encodeDecisionRecordLeaf(
  { name, salt, text }: { name: string; salt: string | null; text: string },
  { utf8 }: Pick<DecisionRecordHashFunctions, 'utf8'>,
): Uint8Array {
  const parts = [
    Uint8Array.of(0),
    bytesOfHex(salt ?? ''),
    utf8(name),
    Uint8Array.of(0),
    utf8(text),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A browser hashes in another thread: one after the other, the ways there and back take longer than the hashing. */
async function manyAtOnce<T, R>(
  things: readonly T[],
  work: (thing: T, n: number) => Promise<R>,
): Promise<R[]> {
  const most = 500;
  const done: R[] = [];
  for (let at = 0; at < things.length; at += most) {
    const some = things.slice(at, at + most);
    done.push(...(await Promise.all(some.map((thing, n) => work(thing, at + n)))));
  }
  return done;
}

/** The tree of RFC 6962: pairs are joined from the left, and what is left over goes up as it is. */
async function rootOfHashes(
  hashes: readonly Uint8Array[],
  { sha256 }: DecisionRecordHashFunctions,
): Promise<Uint8Array> {
  let level = [...hashes];
  while (level.length > 1) {
    const below = level;
    const lefts = below.filter((_, at) => at % 2 === 0);
    level = await manyAtOnce(lefts, async (left, n) => {
      const right = below[2 * n + 1];
      return right === undefined ? left : sha256(Uint8Array.of(1, ...left, ...right));
    });
  }
  return level[0] ?? new Uint8Array();
}

/** A page whose sections stand one a line. What stands around them is a leaf too. */
function readRecordPage(text: string): ReadFile {
  const faults: DecisionRecordFault[] = [];
  const leaves: Leaf[] = [];
  const open = '<article data-leaf="';
  const close = '</article>\n';
  // The program in the head names these tags too, but no line of it is this one.
  const main = '\n<main>\n';
  const before = text.indexOf(main);
  const first = before < 0 ? -1 : before + main.length;
  let at = first;
  let end = first;
  while (at >= 0 && !text.startsWith('</main>\n', at)) {
    if (!text.startsWith(open, at)) {
      faults.push({ section: whereAfter(leaves), what: 'unreadable' });
      at = text.indexOf(open, at);
      continue;
    }
    const next = text.indexOf(open, at + 1);
    // Looked for once, also where there is none.
    if (end >= 0 && (end < at || at === first)) end = text.indexOf(close, at);
    const start = text.slice(at, at + 400);
    const tag =
      /^<article data-leaf="([^"<>&]{1,80})" data-hash="([0-9a-f]{64})"(?: data-salt="([0-9a-f]{32})")?>/.exec(
        start,
      );
    const isCut = end < 0 || (next >= 0 && next < end);
    if (tag === null || isCut) {
      const name = /^<article data-leaf="([^"<>&]{1,80})"/.exec(start)?.[1];
      faults.push({ section: name ?? whereAfter(leaves), what: 'unreadable' });
    } else {
      const content = text.slice(at + tag[0].length, end);
      const [, name = '', hash = '', salt = null] = tag;
      if (salt === null && content !== '') faults.push({ section: name, what: 'changed' });
      leaves.push({ name, hash, salt, text: content });
    }
    if (isCut && next < 0) return { leaves, root: null, faults };
    at = isCut ? next : end + close.length;
  }
  const tail =
    /^<\/main>\n<footer data-hash="([0-9a-f]{64})" data-salt="([0-9a-f]{32})" data-root="([0-9a-f]{64})"><\/footer>\n<\/body>\n<\/html>\n$/.exec(
      at < 0 || text.length - at > 1000 ? '' : text.slice(at),
    );
  if (tail === null) {
    faults.push({ section: 'the end of the file', what: 'unreadable' });
    return { leaves, root: null, faults };
  }
  const [, hash = '', salt = '', root = ''] = tail;
  const page = { name: 'page', hash, salt, text: text.slice(0, first) };
  return { leaves: [page, ...leaves], root, faults };
}

/** Canonical JSON: a section ends where the next one begins, which nothing within it can look like. */
function readRecordJson(text: string): ReadFile {
  const faults: DecisionRecordFault[] = [];
  const leaves: Leaf[] = [];
  const head = '{"format":"evenhand-decision-record/1","leaves":[';
  const whole = '{"content":';
  const last = text.lastIndexOf('],"root":"');
  const tail = /^\],"root":"([0-9a-f]{64})"\}$/.exec(
    last < 0 || text.length - last > 200 ? '' : text.slice(last),
  );
  if (!text.startsWith(head)) faults.push({ section: 'the head of the file', what: 'changed' });
  // Looked for once each, and not again before they are reached.
  const ahead = { '},{"content":': -2, '},{"hash":"': -2 };
  const nextOf = (mark: keyof typeof ahead, from: number) => {
    const known = ahead[mark];
    if (known === -2 || (known >= 0 && known < from)) ahead[mark] = text.indexOf(mark, from);
    return ahead[mark] < 0 ? text.length : ahead[mark];
  };
  let at = text.indexOf('[') + 1;
  while (tail !== null && at > 0 && at < last) {
    const end = Math.min(nextOf('},{"content":', at) + 1, nextOf('},{"hash":"', at) + 1, last);
    const seal =
      /[,{]"hash":"([0-9a-f]{64})","name":"([^"\\]{1,80})"(?:,"salt":"([0-9a-f]{32})")?\}$/.exec(
        text.slice(Math.max(at, end - 300), end),
      );
    const isWhole = text.startsWith(whole, at);
    const begins = end - (seal?.[0].length ?? 0);
    const [, hash = '', name = '', salt = null] = seal ?? [];
    if (seal === null || isWhole !== (salt !== null) || (!isWhole && begins !== at)) {
      const names = text.slice(Math.max(at, end - 300), end).match(/"name":"[^"\\]{1,80}"/g);
      const named = names?.at(-1)?.slice(8, -1);
      faults.push({ section: named ?? whereAfter(leaves), what: 'unreadable' });
    } else {
      const content = isWhole ? text.slice(at + whole.length, begins) : '';
      leaves.push({ name, hash, salt, text: content });
    }
    at = end + 1;
  }
  if (tail === null) faults.push({ section: 'the end of the file', what: 'unreadable' });
  return { leaves, root: tail?.[1] ?? null, faults };
}

function whereAfter(leaves: readonly { name: string }[]): string {
  const last = leaves.at(-1);
  return last === undefined ? 'the first section' : `the section after “${last.name}”`;
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, n) =>
    Number.parseInt(hex.slice(2 * n, 2 * n + 2), 16),
  );
}

function hexOfBytes(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All of it as the text of a program, for a page that checks itself without anything but itself. */
export const decisionRecordVerifierProgram = [
  verifyDecisionRecordFile,
  verifyDecisionRecordLeaves,
  encodeDecisionRecordLeaf,
  manyAtOnce,
  rootOfHashes,
  readRecordPage,
  readRecordJson,
  whereAfter,
  bytesOfHex,
  hexOfBytes,
]
  .map(String)
  .join('\n');
