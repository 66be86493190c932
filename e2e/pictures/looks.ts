import { desktop, phone } from '../browser.ts';

const tablet = { width: 768, height: 1024 };

/** At a desk, on a tablet and on a phone; by day and by night. */
export const looks = [
  'desktop',
  'tablet',
  'phone',
  'desktop-dark',
  'tablet-dark',
  'phone-dark',
] as const;
export type Look = (typeof looks)[number];

export function sizeOf(look: Look): { width: number; height: number } {
  if (look.startsWith('tablet')) return tablet;
  return look.startsWith('phone') ? phone : desktop;
}

export function schemeOf(look: Look): 'light' | 'dark' {
  return look.endsWith('dark') ? 'dark' : 'light';
}
