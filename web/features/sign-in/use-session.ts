import { useEffect, useEffectEvent } from 'react';
import { loadSessionCalls } from './load-session-calls.ts';
import type { Session } from './session-calls.ts';

/** Asks once whether this browser is logged in, and hands the answer on. */
export function useSession(onKnown: (session: Session) => void) {
  const hand = useEffectEvent(onKnown);

  useEffect(() => {
    let isHere = true;
    void findSession().then((session) => {
      if (isHere) hand(session);
    });
    return () => {
      isHere = false;
    };
  }, []);
}

async function findSession(): Promise<Session> {
  const calls = await loadSessionCalls();
  return calls ? calls.findSession() : 'out';
}
