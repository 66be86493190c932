import { normaliseDigits } from '../../../text/normalise-digits.ts';

export type ParsedNumber = {
  value: number;
  /** How many decimals were written, without zeros at the end. */
  decimals: number;
  /** Whether it would be another number in a country with other separators, so that the locale decided. */
  isAmbiguous: boolean;
};

/** More digits than these are not kept exactly, and are nobody's answer. */
const DIGITS_MAX = 15;
const MINUS = /^[-−–－﹣]\s*/u;
/** Separate thousands wherever they are used: spaces of any kind, apostrophes, the Arabic sign. */
const THOUSANDS_ONLY = /[\s'’٬]/u;
const GROUPED_BY_THREE = /^\d{1,3}(\D\d{3})+$/;
/** As in India: 12,34,567. */
const GROUPED_BY_TWO = /^\d{1,2}(\D\d{2})*\D\d{3}$/;

/**
 * A number as people write it anywhere: "1.234,56", "1,234.56", "1 234,56", "1’234.56", "۱٬۲۳۴٫۵۶". What only one way of writing allows
 * is read so; "1.234" is read as the locale has it. Undefined when it is no number. Written here, since libraries of the kind read
 * one locale alone and leave out separators wherever these stand, so that "1.23" becomes 123.
 */
export function parseNumberInLocale(text: string, locale: string): ParsedNumber | undefined {
  const written = normaliseDigits(text).trim();
  const isNegative = MINUS.test(written);
  const body = written.replace(isNegative ? MINUS : /^\+\s*/, '').replace(/(?<=\d)[.,]$/, '');
  const parts = splitAtDecimal(body, locale);
  if (parts === undefined || !isGrouped(parts.whole) || !/^\d*$/.test(parts.decimals))
    return undefined;
  const whole = parts.whole.replaceAll(/\D/g, '');
  const decimals = parts.decimals.replace(/0+$/, '');
  if (`${whole}${decimals}`.replace(/^0+/, '').length > DIGITS_MAX) return undefined;
  const size = Number(`${whole || '0'}.${decimals || '0'}`);
  return {
    value: isNegative && size !== 0 ? -size : size,
    decimals: decimals.length,
    isAmbiguous: parts.isAmbiguous,
  };
}

type Parts = { whole: string; decimals: string; isAmbiguous: boolean };

function splitAtDecimal(text: string, locale: string): Parts | undefined {
  if (!/^[\d.,'’٬٫\s]*\d$/u.test(text)) return undefined;
  const decimal = findDecimalSeparator(text, locale);
  if (decimal === undefined) return { whole: text, decimals: '', isAmbiguous: isUnclear(text) };
  const at = text.lastIndexOf(decimal);
  return {
    whole: text.slice(0, at),
    decimals: text.slice(at + 1),
    isAmbiguous: isUnclear(text),
  };
}

/** The one sign that decimals come after; undefined for a whole number. */
function findDecimalSeparator(text: string, locale: string): string | undefined {
  if (text.includes('٫')) return '٫';
  const signs = text.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  if (signs.filter((sign) => sign === last).length > 1) return undefined;
  return isUnclear(text) && last !== decimalSeparator(locale) ? undefined : last;
}

/** "1.234": a thousand and more, or one and a bit. */
function isUnclear(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
}

function isGrouped(whole: string): boolean {
  if (/^\d*$/.test(whole)) return true;
  const signs = new Set(whole.match(/\D/gu));
  const [sign = ''] = signs;
  if (signs.size > 1 || !(THOUSANDS_ONLY.test(sign) || /[.,]/.test(sign))) return false;
  return GROUPED_BY_THREE.test(whole) || (sign === ',' && GROUPED_BY_TWO.test(whole));
}

function decimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
