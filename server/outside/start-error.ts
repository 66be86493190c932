/** Why the server cannot start, as one sentence a person can act on; shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
