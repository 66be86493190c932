import { webhookEvents } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { expect, test } from 'vitest';
import {
  eventKindsWhere,
  eventKindDefinitions,
} from './event-kind-catalogue-and-broadcast-event-type.ts';
import { applicationEventKindDefinitions } from './kinds/application-event-kind-definitions.ts';

test('what the feed tells of candidates it tells by the day, and to nobody who only reviews', () => {
  const told = Object.values(applicationEventKindDefinitions).flatMap(({ feed }) => feed ?? []);
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ to, by }) => to !== 'managers' || by !== 'day')).toEqual([]);
});

test('whatever a webhook can ask for, some event calls', () => {
  const called = eventKindsWhere(({ webhook }) => webhook !== null).map(
    (kind) => eventKindDefinitions[kind].webhook,
  );
  expect(webhookEvents.filter(({ type }) => !called.includes(type))).toEqual([]);
});

test('what belongs to no job is told in the feed to admins alone', () => {
  const ofMembers = eventKindsWhere(({ feed }) => feed?.about === 'member');
  expect(ofMembers.filter((kind) => eventKindDefinitions[kind].feed?.to !== 'admins')).toEqual([]);
});
