/**
 * The log-in page is drawn while the calls are still on their way, and the schemas of their answers
 * with them. Nothing if the server cannot be reached.
 */
export async function loadLoginCallsModule() {
  try {
    return await import('./login-calls.ts');
  } catch {
    return undefined;
  }
}
