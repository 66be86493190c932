/** Tag, id, and the first class for whoever looks for it; the class is no name to rely on, the build makes it. */
export function describeElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? '';
  const [firstClass = ''] = element.classList;
  return [
    element.tagName.toLowerCase(),
    element.id && `#${element.id}`,
    firstClass && `.${firstClass}`,
    name && `[${shortenTextForFaultMessage(name)}]`,
  ].join('');
}

export function shortenTextForFaultMessage(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  return text.length > 50 ? `${text.slice(0, 50)}…` : text;
}
