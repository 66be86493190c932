export type LayoutFaultKind =
  | 'overlap'
  | 'cut off'
  | 'narrow column'
  | 'outside its box'
  | 'beyond the page'
  | 'covered'
  | 'under a bar';

/** Something that stands where it should not, told so that it can be found: the words on it, and its element. */
export type LayoutFault = { kind: LayoutFaultKind; what: string };

/** Tag, id, and the first class for whoever looks for it; the class is no name to rely on, the build makes it. */
export function describeElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? '';
  const [firstClass = ''] = element.classList;
  return [
    element.tagName.toLowerCase(),
    element.id && `#${element.id}`,
    firstClass && `.${firstClass}`,
    name && `[${shortenWords(name)}]`,
  ].join('');
}

export function shortenWords(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  return text.length > 50 ? `${text.slice(0, 50)}…` : text;
}
