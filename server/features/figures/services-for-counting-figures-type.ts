import type { Services } from '../../services-type.ts';

/** What counting and publishing figures needs: a process that does nothing else has no more. */
export type ServicesForCountingFigures = Pick<
  Services,
  'pools' | 'roles' | 'config' | 'now' | 'log' | 'leaving'
>;
