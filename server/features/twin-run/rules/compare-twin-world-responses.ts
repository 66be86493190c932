import type { InventedTwinWorldCandidate } from './invented-twin-worlds.ts';

/** One thing that a reviewer was answered: where, and the whole of it without what is drawn by lot. */
export type TwinWorldResponseToReviewer = { where: string; text: string };

/** Shorter parts of a name stand in everyday words. */
const PART_MIN = 3;

/** Where the answers of two worlds part, and where a candidate's name or address stands; addresses alone, nothing of what they said. */
export function compareTwinWorldResponses(
  first: WorldAnswers,
  second: WorldAnswers,
): { verdict: 'alike' | 'different'; differing: string[] } {
  const differing = new Set<string>();
  const most = Math.max(first.answers.length, second.answers.length);
  for (let n = 0; n < most; n += 1) {
    const [one, other] = [first.answers[n], second.answers[n]];
    const isSame = one?.where === other?.where && one?.text === other?.text;
    if (!isSame) differing.add(one?.where ?? other?.where ?? '');
  }
  for (const { answers, candidates } of [first, second])
    for (const { where, text } of answers)
      if (namesSomebody(text, candidates)) differing.add(`${where}: names a candidate`);
  // Where nothing was answered nothing was compared.
  if (first.answers.length === 0) differing.add('nothing was answered');
  return { verdict: differing.size === 0 ? 'alike' : 'different', differing: [...differing] };
}

type WorldAnswers = {
  answers: readonly TwinWorldResponseToReviewer[];
  candidates: readonly InventedTwinWorldCandidate[];
};

/** In capitals or not, with marks over letters or without, in JSON, an address or an e-mail's text. */
function namesSomebody(text: string, candidates: readonly InventedTwinWorldCandidate[]): boolean {
  const plain = withoutMarks(text);
  return candidates.some((candidate) => spellingsOf(candidate).some((one) => plain.includes(one)));
}

function spellingsOf({ firstName, lastName, email }: InventedTwinWorldCandidate): string[] {
  const [local = ''] = email.split('@');
  const parts = [firstName, lastName, ...firstName.split('-'), email, local];
  return [...parts, ...parts.map(encodeURIComponent)]
    .filter((part) => part.length >= PART_MIN)
    .map(withoutMarks);
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
