const PREFIX = 'evenhand-draft-';

export type StoredAnswerDraft = { text: string; version: number };

export type DraftStoreOfOneAnswer = {
  read: () => Promise<StoredAnswerDraft | null>;
  write: (draft: StoredAnswerDraft) => Promise<void>;
  drop: () => Promise<void>;
};

/**
 * Keeps one unsent answer on this device, encrypted under a key that only the personal link gives: who
 * finds the device without the link finds nothing. Null where the browser cannot, as on plain http.
 */
export async function openDraftStoreOfOneAnswer(
  token: string,
  questionId: string,
): Promise<DraftStoreOfOneAnswer | null> {
  if (!globalThis.crypto.subtle || !hasStorage()) return null;
  const bytes = new TextEncoder().encode(token);
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, [
    'deriveKey',
    'deriveBits',
  ]);
  const derivation = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(purpose),
  });
  const key = await crypto.subtle.deriveKey(
    derivation('draft'),
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const name =
    PREFIX +
    encode(await crypto.subtle.deriveBits(derivation(`draft name ${questionId}`), material, 128));
  let turn: Promise<unknown> = Promise.resolve();
  /** One after another, or an older text would come back after a newer one was dropped. */
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
  return {
    read: () => inTurn(() => read(name, key)),
    write: (draft) => inTurn(() => write(name, key, draft)),
    drop: () => inTurn(() => localStorage.removeItem(name)),
  };
}

/** Once an application is sent, nothing of it stays on the device. */
export function deleteAllAnswerDraftsOnDevice(): void {
  if (!hasStorage()) return;
  for (const name of Object.keys(localStorage))
    if (name.startsWith(PREFIX)) localStorage.removeItem(name);
}

async function read(name: string, key: CryptoKey): Promise<StoredAnswerDraft | null> {
  try {
    const [iv = '', data = ''] = (localStorage.getItem(name) ?? '').split('.');
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: decode(iv) },
      key,
      decode(data),
    );
    // Only `write` below, holding the same key, can have made this.
    return JSON.parse(new TextDecoder().decode(plain)) as StoredAnswerDraft;
  } catch {
    return null;
  }
}

async function write(name: string, key: CryptoKey, draft: StoredAnswerDraft): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(draft));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  try {
    localStorage.setItem(name, `${encode(iv.buffer)}.${encode(data)}`);
  } catch {
    // Full: the text is still on the screen, and saving goes on being tried.
  }
}

function hasStorage(): boolean {
  try {
    return globalThis.localStorage !== undefined;
  } catch {
    return false;
  }
}

function encode(data: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join(''));
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
