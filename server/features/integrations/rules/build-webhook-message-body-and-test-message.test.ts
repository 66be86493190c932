import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { expect, test } from 'vitest';
import { buildWebhookMessageBody } from './build-webhook-message-body-and-test-message.ts';

const at = new Date('2026-07-14T15:42:07.123Z');
const facts = { at, jobId: 12, zone: 'Europe/London', application: null, batchId: null };
const application = {
  id: 77,
  reference: 'KX-47',
  state: 'submitted' as ApplicationState,
  isSealed: true,
};
const read = (text: string): unknown => JSON.parse(text);

test('what happens to a role is told with its id and its time', () => {
  expect(read(buildWebhookMessageBody('job.published', facts))).toEqual({
    type: 'job.published',
    timestamp: '2026-07-14T15:42:07.123Z',
    data: { jobId: 12 },
  });
});

test('while the name is sealed the reference stands alone, and the time is the day', () => {
  expect(read(buildWebhookMessageBody('application.submitted', { ...facts, application }))).toEqual(
    {
      type: 'application.submitted',
      timestamp: '2026-07-13T23:00:00.000Z',
      data: { jobId: 12, reference: 'KX-47', state: 'submitted' },
    },
  );
});

test('once the name is open the application has its id', () => {
  const opened = { ...application, isSealed: false, state: 'hired' as const };
  expect(
    read(buildWebhookMessageBody('application.hired', { ...facts, application: opened })),
  ).toEqual({
    type: 'application.hired',
    timestamp: '2026-07-14T15:42:07.123Z',
    data: { jobId: 12, reference: 'KX-47', state: 'hired', applicationId: 77 },
  });
});

test('a batch has its id', () => {
  expect(
    read(buildWebhookMessageBody('review.batch_sent', { ...facts, batchId: 5 })),
  ).toMatchObject({
    data: { jobId: 12, batchId: 5 },
  });
});
