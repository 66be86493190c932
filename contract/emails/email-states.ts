import * as z from 'zod/mini';

/** What has become of an e-mail. */
export const EmailState = z.enum(['queued', 'sent', 'failed', 'bounced', 'cancelled']);
export type EmailState = z.infer<typeof EmailState>;
