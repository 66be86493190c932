/** What still holds a process that has done its work, a connection that closes say, may take this long. */
const PATIENCE_MS = 2_000;

/**
 * Ends this process once nothing holds it any more, with the exit code that is given or was set. Not at once: `process.exit` waits
 * for the threads of V8 without serving them, and where one of them compiles and needs a garbage collection for it, which is the
 * main thread's to make, the process stays for ever (https://github.com/nodejs/node/issues/54918).
 */
export function endProcess(code?: number): void {
  if (code !== undefined) process.exitCode = code;
  setTimeout(() => process.exit(), PATIENCE_MS).unref();
}
