import * as z from 'zod/mini';
import { Instant } from '../instant-codec.ts';

export const hireStatuses = ['hired', 'waiting', 'notHired'] as const;
export const HireStatus = z.enum(hireStatuses);
export type HireStatus = z.infer<typeof HireStatus>;

/** Whether anybody was hired, as somebody has said, and since when it waits; null until then. */
export const HireStatusWithWaitingSince = z.strictObject({
  status: z.nullable(HireStatus),
  waitingSince: z.nullable(Instant),
});
/** For so long nobody is asked again about a role of which somebody has said that hiring goes on. */
export const HIRE_STATUS_ASK_AGAIN_DAYS = 28;
