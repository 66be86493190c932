const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement was given up because somebody else had locked what it needs, for longer than a connection waits. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
