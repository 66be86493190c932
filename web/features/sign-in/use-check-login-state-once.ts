import { useEffect, useEffectEvent } from 'react';
import { loadLoginCalls } from './load-login-calls.ts';
import type { LoginState } from './login-calls.ts';

/** Asks once whether this browser is logged in, and hands the answer on. */
export function useCheckLoginStateOnce(onKnown: (session: LoginState) => void) {
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

async function findSession(): Promise<LoginState> {
  const calls = await loadLoginCalls();
  return calls ? calls.findLoginState() : 'out';
}
