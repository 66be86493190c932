/** Screens whose words differ each time the product is started, whatever the style sheets say; one looks at them oneself. */
const reasons: [RegExp, string][] = [
  [
    /^(global-reporting|role-report-released)/,
    'the figures that may be published are drawn by lot',
  ],
  [/^outbox/, 'it depends on which e-mails have been sent by then'],
  [/^audit-of-support/, 'it lists what the pictures themselves have called'],
];

/** Why a screen is not compared with another time, if it is not. */
export function findWhyPictureIsNotCompared(screen: string): string | undefined {
  return reasons.find(([names]) => names.test(screen))?.[1];
}
