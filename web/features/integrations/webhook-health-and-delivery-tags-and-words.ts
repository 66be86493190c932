import type {
  WebhookDelivery,
  Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import type { StatusTagColour } from '../../ui/status-tag.tsx';

type StatusTag = { tag: string; colour: StatusTagColour; advice?: string };

/** How a webhook is doing, and what to do about it if anything. */
export function webhookHealthTag({ enabled, stoppedBecause, failures }: Webhook): StatusTag {
  if (stoppedBecause === 'gone') {
    return {
      tag: 'Stopped',
      colour: 'yellow',
      advice:
        'The receiver answered “410 Gone”, so we stopped. Change the webhook and switch it on to go on.',
    };
  }
  if (!enabled) return { tag: 'Off', colour: 'grey' };
  if (failures > 0) {
    const tries = failures === 1 ? 'The last try' : `The last ${failures} tries`;
    return {
      tag: 'Failing',
      colour: 'red',
      advice: `${tries} did not get through. Nothing is lost: messages wait and are sent again. The log says what went wrong.`,
    };
  }
  return { tag: 'On', colour: 'green' };
}

const stateTags: Record<WebhookDelivery['state'], StatusTag> = {
  delivered: { tag: 'Delivered', colour: 'green' },
  waiting: { tag: 'Waiting', colour: 'blue' },
  failed: { tag: 'Not delivered', colour: 'red' },
};

export function webhookDeliveryStatusTag({ state }: WebhookDelivery): StatusTag {
  return stateTags[state];
}

const problems: Record<
  NonNullable<WebhookDelivery['problem']>,
  (status: number | null) => string
> = {
  'answered-no': (status) => `The receiver answered ${status}.`,
  redirected: (status) => `The receiver answered ${status}. We do not follow redirects.`,
  gone: () => 'The receiver answered 410: it wants nothing more.',
  'address-denied': () => 'The address leads to a network that nothing is sent to.',
  unreachable: () => 'The receiver could not be reached.',
  'too-slow': () => 'The receiver did not answer within 10 seconds.',
  certificate: () => 'The certificate of the receiver is not valid.',
  'queue-full': () => 'Too many messages were waiting. Send it again once they are through.',
};

/** What came of the last try, in one sentence. */
export function webhookDeliveryOutcomeWords({
  problem,
  status,
  attempts,
}: WebhookDelivery): string {
  if (problem !== null) return problems[problem](status);
  return attempts === 0 || status === null ? 'Not tried yet.' : `The receiver answered ${status}.`;
}

/** '18 Nov, 14:05' in the reader's zone. */
export function formatWebhookDeliveryTime(moment: Date): string {
  return `${formatDayOfMomentShort(moment)}, ${formatTimeOfDay(moment)}`;
}
