import type { BroadcastEvent } from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';

const MINUTE_MS = 60_000;
/** What was heard shortly before a page begins to listen may be news to it. */
const REMEMBERED_MS = 10_000;

/**
 * Where changes wait until they are told. What candidates did waits for the full minute of the clock, so that no page tells at
 * which second somebody applied (docs/decisions/028).
 */
export function createDelayedLiveChangeBuffer() {
  const soon = new Map<string, BroadcastEvent>();
  const atTheMinute = new Map<string, { change: BroadcastEvent; due: number }>();
  let taken: { at: number; changes: BroadcastEvent[] }[] = [];

  return {
    /** Whether there is something to be told now. */
    add(changes: readonly BroadcastEvent[], now: number): boolean {
      for (const change of changes) {
        const name = nameOf(change);
        if (!change.byCandidate) soon.set(name, change);
        else if (!atTheMinute.has(name)) atTheMinute.set(name, { change, due: nextMinute(now) });
      }
      return soon.size > 0;
    },
    isDue(now: number): boolean {
      return soon.size > 0 || [...atTheMinute.values()].some(({ due }) => due <= now);
    },
    take(now: number): BroadcastEvent[] {
      const due = [...atTheMinute].filter(([, waits]) => waits.due <= now);
      for (const [name] of due) atTheMinute.delete(name);
      const changes = [...soon.values(), ...due.map(([, { change }]) => change)];
      soon.clear();
      taken = [...taken.filter(({ at }) => now - at <= REMEMBERED_MS), { at: now, changes }];
      return changes;
    },
    /** Told in the last seconds. */
    recent(now: number): BroadcastEvent[] {
      return taken.flatMap(({ at, changes }) => (now - at <= REMEMBERED_MS ? changes : []));
    },
  };
}

const nextMinute = (now: number) => (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;

function nameOf({ orgId, kind, jobId, memberId }: BroadcastEvent): string {
  return `${orgId} ${kind} ${jobId} ${memberId}`;
}
