import type { ReauthenticationReason } from '../../net/reauthentication-handler.ts';

/** The proof that is asked for just now, and those that wait for it. */
type Wanted = { proof: ReauthenticationReason; answers: ((isGiven: boolean) => void)[] };

let wanted: Wanted | undefined;
const listeners = new Set<() => void>();

/** Asks whoever sits there, once for however many calls; logging in again proves more than confirming. */
export function requestReauthenticationOfUser(proof: ReauthenticationReason): Promise<boolean> {
  return new Promise((answer) => {
    const answers = [...(wanted?.answers ?? []), answer];
    wanted = { proof: wanted && proof === 'confirm' ? wanted.proof : proof, answers };
    notify();
  });
}

/** Lets the calls that wait go on, or fail. */
export function settlePendingReauthentication(isGiven: boolean) {
  const answers = wanted?.answers ?? [];
  wanted = undefined;
  notify();
  for (const answer of answers) answer(isGiven);
}

export function readPendingReauthentication(): Wanted | undefined {
  return wanted;
}

export function subscribeToPendingReauthentication(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
