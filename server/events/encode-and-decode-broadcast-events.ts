import type { BroadcastEvent } from './event-kind-catalogue-and-broadcast-event-type.ts';

/** PostgreSQL takes less than 8,000 bytes. */
const NOTE_BYTES = 7_500;

type EncodedChange = [
  orgId: number,
  kind: string,
  jobId: number | null,
  memberId: number | null,
  byCandidate: 0 | 1,
];

/** The same change once, in as few notes as it takes. */
export function encodeBroadcastEvents(changes: readonly BroadcastEvent[]): string[] {
  const lines = new Set(
    changes.map(({ orgId, kind, jobId, memberId, byCandidate }) =>
      JSON.stringify([orgId, kind, jobId, memberId, byCandidate ? 1 : 0] satisfies EncodedChange),
    ),
  );
  const notes: string[] = [];
  let note = '';
  for (const line of lines) {
    if (note !== '' && note.length + line.length + 3 > NOTE_BYTES) {
      notes.push(`[${note}]`);
      note = '';
    }
    note += note === '' ? line : `,${line}`;
  }
  return note === '' ? notes : [...notes, `[${note}]`];
}

/** Undefined for what is no note of ours: every login of the database may send some. */
export function decodeBroadcastEvents(note: string): BroadcastEvent[] | undefined {
  try {
    const encoded: unknown = JSON.parse(note);
    return Array.isArray(encoded) && encoded.every(isEncodedChange)
      ? encoded.map(changeOf)
      : undefined;
  } catch {
    return undefined;
  }
}

function changeOf([orgId, kind, jobId, memberId, byCandidate]: EncodedChange): BroadcastEvent {
  return { orgId, kind, jobId, memberId, byCandidate: byCandidate === 1 };
}

function isEncodedChange(value: unknown): value is EncodedChange {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const parts: unknown[] = value;
  const [orgId, kind, jobId, memberId] = parts;
  return isId(orgId) && typeof kind === 'string' && isIdOrNone(jobId) && isIdOrNone(memberId);
}

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isIdOrNone = (value: unknown) => value === null || isId(value);
