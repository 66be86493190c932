/** What whoever sits there is to do before a call of theirs can go on. */
export type ReauthenticationReason = 'log-in-again' | 'somebody-else' | 'confirm';

/** Who works in this page, and how they are asked for a proof; true once they have given it. */
type Somebody = { id: number; ask: (proof: ReauthenticationReason) => Promise<boolean> };

let somebody: Somebody | undefined;

/** From now on a call that finds the session ended, or wants a proof, asks for it and is then made again. */
export function setReauthenticationHandler(whoever: Somebody): () => void {
  somebody = whoever;
  return () => {
    if (somebody === whoever) somebody = undefined;
  };
}

/** Whether there is somebody to ask, so that nobody need be sent away. */
export function hasReauthenticationHandler(): boolean {
  return somebody !== undefined;
}

/** Who is asked, where there is somebody. */
export function findReauthenticationHandler(): Somebody | undefined {
  return somebody;
}
