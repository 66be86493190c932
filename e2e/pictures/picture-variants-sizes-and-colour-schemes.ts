import { desktopWindowSize, phoneWindowSize } from '../window-sizes.ts';

const tablet = { width: 768, height: 1024 };

/** At a desk, on a tablet and on a phone; by day and by night. */
export const pictureVariants = [
  'desktop',
  'tablet',
  'phone',
  'desktop-dark',
  'tablet-dark',
  'phone-dark',
] as const;
export type PictureVariant = (typeof pictureVariants)[number];

export function windowSizeOfVariant(look: PictureVariant): { width: number; height: number } {
  if (look.startsWith('tablet')) return tablet;
  return look.startsWith('phone') ? phoneWindowSize : desktopWindowSize;
}

export function colourSchemeOfVariant(look: PictureVariant): 'light' | 'dark' {
  return look.endsWith('dark') ? 'dark' : 'light';
}
