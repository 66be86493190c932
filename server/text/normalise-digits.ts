/** Writes the digits of any script, such as Arabic, Persian or Devanagari ones, as 0 to 9; everything else stays. */
export function normaliseDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit);
}

/** Each digit that a numbering system of the world has, as the one of ours that means the same. */
const digits = new Map(
  Intl.supportedValuesOf('numberingSystem').flatMap((system): [string, string][] => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    return Array.from({ length: 10 }, (_, digit) => [format.format(digit), `${digit}`]);
  }),
);
