/** A part of the page that the server always draws. */
export function findRequiredElement<T extends Element = Element>(
  root: ParentNode,
  selector: string,
): T {
  const found = root.querySelector<T>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}
