import { formatNewerStoredAnswer } from './format-newer-stored-answer.ts';

export type SavedCandidateAnswer = { text: string; version: number };

export type SaveAnswerOutcome =
  | { kind: 'saved'; version: number; reply: unknown }
  | { kind: 'newer' }
  /** This text is not taken, and another one may be: the sentence says why. */
  | { kind: 'refused'; message: string }
  /** Trying again is no use: the sentence says why. */
  | { kind: 'over'; message: string }
  | { kind: 'unreachable' };

/** Saves an answer by the one call there is; whatever happens is an outcome, nothing is thrown. */
export async function saveCandidateAnswer(
  address: string,
  answer: object,
  keepalive = false,
): Promise<SaveAnswerOutcome> {
  try {
    const reply = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
      keepalive,
    });
    const told: unknown = await reply.json().catch(() => null);
    if (reply.ok) return { kind: 'saved', version: numberIn(told, 'version'), reply: told };
    if (reply.status === 409 && textIn(told, 'code') === 'newer-version') return { kind: 'newer' };
    return outcomeOfRefusal(reply.status, told);
  } catch {
    return { kind: 'unreachable' };
  }
}

function outcomeOfRefusal(status: number, told: unknown): SaveAnswerOutcome {
  const message = textIn(told, 'message');
  const isOver = status === 404 || status === 410 || textIn(told, 'code') === 'already-submitted';
  if (isOver) return { kind: 'over', message };
  // Another request was quicker, the network was slow, or the server is busy: the same text is taken a moment later.
  const isTemporary = status >= 500 || [408, 409, 429].includes(status);
  return isTemporary
    ? { kind: 'unreachable' }
    : { kind: 'refused', message: firstFieldSentenceIn(told) ?? message };
}

function firstFieldSentenceIn(told: unknown): string | undefined {
  const fields: unknown = Reflect.get(Object(told), 'fields');
  return Object.values(Object(fields) as object).find((sentence) => typeof sentence === 'string');
}

export async function fetchCandidateAnswer(address: string): Promise<SavedCandidateAnswer | null> {
  try {
    const reply = await fetch(address);
    const told: unknown = await reply.json();
    return reply.ok ? { text: wordsIn(told), version: numberIn(told, 'version') } : null;
  } catch {
    return null;
  }
}

/** Of a question its text; of a form each answer beneath its question. */
function wordsIn(body: unknown): string {
  const answers: unknown = Reflect.get(Object(body), 'answers');
  if (!Array.isArray(answers)) return textIn(body, 'text');
  return answers
    .map((answer: unknown) =>
      formatNewerStoredAnswer(textIn(answer, 'question'), textIn(answer, 'words')),
    )
    .join('\n\n');
}

function textIn(body: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'string' ? value : '';
}

function numberIn(body: unknown, name: string): number {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'number' ? value : 0;
}
