import { useEffect, useEffectEvent } from 'react';
import { loadLoginCallsModule } from './load-login-calls-module.ts';
import type { BrowserLoginState } from './login-calls.ts';

/** Asks once whether this browser is logged in, and hands the answer on. */
export function useCheckLoginStateOnce(onKnown: (session: BrowserLoginState) => void) {
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

async function findSession(): Promise<BrowserLoginState> {
  const calls = await loadLoginCallsModule();
  return calls ? calls.fetchLoginState() : 'out';
}
