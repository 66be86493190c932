import type { Screen } from './set-up-browser.ts';

export const desktopWindowSize: Screen = { width: 1440, height: 900 };

export const phoneWindowSize: Screen = { width: 390, height: 844 };
