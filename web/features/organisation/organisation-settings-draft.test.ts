import { expect, test } from 'vitest';
import {
  type OrganisationSettingsValues,
  toOrganisationSettingsRequests,
  findOrganisationSettingsConflicts,
  addChangeToOrganisationSettingsDraft,
} from './organisation-settings-draft.ts';

const saved: OrganisationSettingsValues = {
  name: 'Brown Bakery',
  contactEmail: '',
  industry: 'Retail',
  size: '11-50',
  locale: 'en-GB',
  tz: '',
  brands: [{ id: 3, name: 'Bun' }],
  about: '',
  honesty: '',
  privacy: 'We keep little.',
  privacyContact: '',
  retentionMonths: '6',
  sealedDefault: true,
  supportAccess: true,
};

test('what is typed back to how it was is no change', () => {
  const draft = addChangeToOrganisationSettingsDraft({}, { name: 'B' }, saved);
  expect(draft).toEqual({ name: 'B' });
  expect(addChangeToOrganisationSettingsDraft(draft, { name: 'Brown Bakery' }, saved)).toEqual({});
  const brands = [{ id: 3, name: 'Bun' }, { name: 'Oven' }];
  expect(addChangeToOrganisationSettingsDraft({}, { brands }, saved)).toEqual({ brands });
  expect(
    addChangeToOrganisationSettingsDraft({ brands }, { brands: [{ id: 3, name: 'Bun' }] }, saved),
  ).toEqual({});
});

test('only what was changed is sent, empty fields as absent ones, and statements on their own', () => {
  const draft = {
    contactEmail: '',
    tz: 'Europe/London',
    retentionMonths: '12',
    sealedDefault: false,
    brands: [{ id: 3, name: 'Bun' }, { name: ' ' }],
    privacy: '',
  };
  expect(toOrganisationSettingsRequests(draft)).toEqual({
    changes: {
      contactEmail: null,
      tz: 'Europe/London',
      retentionMonths: 12,
      sealedDefault: false,
      brands: [{ id: 3, name: 'Bun' }],
    },
    statements: [{ type: 'privacy', text: '' }],
  });
  expect(toOrganisationSettingsRequests({ name: '' }).changes).toEqual({ name: '' });
});

test('a clash is what two people changed to something else each', () => {
  const theirs = { ...saved, name: 'Theirs', industry: 'Education', size: '51-250' };
  expect(
    findOrganisationSettingsConflicts({ name: 'Mine', tz: 'UTC', size: '51-250' }, saved, theirs),
  ).toEqual(['name']);
});
