import type { ScreenToCheck } from '../screen-to-check-types.ts';

const settings = () => '/settings/equal-opportunities';
const preview = (eoSet: string) => `${settings()}/preview/${eoSet}`;

export const equalOpportunitiesSettingsAndBuilderScreensToCheck: ScreenToCheck[] = [
  { name: 'equal-opportunities', as: 'admin', path: settings },
  { name: 'equal-opportunities-unconfirmed', as: 'other-admin', path: settings },
  { name: 'equal-opportunities-optional', as: 'admin', path: () => `${settings()}?set=NL` },
  { name: 'equal-opportunities-preview-us', as: 'admin', path: () => preview('US') },
  { name: 'equal-opportunities-preview-in', as: 'admin', path: () => preview('IN') },
  { name: 'equal-opportunities-preview-other', as: 'admin', path: () => preview('other') },
  { name: 'builder-form', as: 'admin', path: ({ openJob }) => `/builder/${openJob}/form` },
  {
    name: 'builder-form-preview',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/preview/about-you`,
  },
];
