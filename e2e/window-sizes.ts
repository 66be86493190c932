export type WindowSize = { width: number; height: number };

export const desktopWindowSize: WindowSize = { width: 1440, height: 900 };

export const phoneWindowSize: WindowSize = { width: 390, height: 844 };
