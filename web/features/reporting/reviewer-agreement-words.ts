/** Koo & Li, Journal of Chiropractic Medicine 15, 2016, 155–163; a figure below 0 is less than chance. */
export function reviewerAgreementWords(figure: number): string {
  if (figure >= 0.9) return 'very good';
  if (figure >= 0.75) return 'good';
  if (figure >= 0.5) return 'fair';
  return figure > 0 ? 'weak' : 'none beyond chance';
}
