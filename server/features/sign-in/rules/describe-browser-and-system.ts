/** The first that fits: many browsers also name those whose pages they want. */
const browsers: [mark: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** 'Firefox on Windows', as far as the browser tells. Its version is left out: it changes with every update. */
export function describeBrowserAndSystem(userAgent: string | undefined): string {
  const named = (list: [RegExp, string][]) =>
    list.find(([mark]) => mark.test((userAgent ?? '').slice(0, 400)))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser === undefined && system === undefined) return 'an unknown browser';
  if (system === undefined) return `${browser}`;
  return `${browser ?? 'a browser'} on ${system}`;
}
