import { expect } from 'vitest';

/** Machines may be slow; nothing is waited for longer than it takes. */
export const expectEventually = <T>(read: () => T | Promise<T>) => expect.poll(read);
