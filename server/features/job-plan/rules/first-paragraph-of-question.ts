/** A question's first paragraph, by which it is named. */
export function firstParagraphOfQuestion(text: string): string {
  return text.split(/\n\s*\n/)[0]?.trim() ?? '';
}
