import type { ProblemDetails } from '@evenhand/contract/problem-details.ts';

/** A call that brought no answer, for whatever reason: `problem.message` can be shown. */
export class EndpointCallFailedError extends Error {
  readonly problem: ProblemDetails;
  /** What was answered, where that is more than a problem. */
  readonly said: unknown;

  constructor(problem: ProblemDetails, said?: unknown) {
    super(problem.message);
    this.name = 'EndpointCallFailedError';
    this.problem = problem;
    this.said = said;
  }

  /** The server was never reached: nothing is known to have changed. */
  get isOffline(): boolean {
    return this.problem.code === 'network';
  }
}
