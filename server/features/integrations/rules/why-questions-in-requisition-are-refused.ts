const SHOWN_LENGTH = 40;

/**
 * Why a requisition that asks something is not kept: it is imported as text, and what it asks would be lost without a word.
 * The kinds are named, so that whoever wrote the file finds them; undefined where it asks nothing.
 */
export function findWhyQuestionsInRequisitionAreRefused(requisition: unknown): string | undefined {
  const stages = listIn(requisition, 'stages');
  const asked = [requisition, ...stages].flatMap((part) => [
    ...listIn(part, 'items'),
    ...listIn(part, 'questions'),
  ]);
  const kinds = [...new Set([...stages, ...asked].flatMap(kindOf))];
  if (kinds.length === 0) return undefined;
  const named = kinds.map((kind) => `“${kind.slice(0, SHOWN_LENGTH)}”`);
  return `It has something of kind ${new Intl.ListFormat('en-GB').format(named)}, and a requisition is imported as text. Take it out, and ask it in the builder or from a template.`;
}

function kindOf(value: unknown): string[] {
  const kind: unknown = propertyOf(value, 'kind');
  return typeof kind === 'string' ? [kind] : [];
}

function listIn(value: unknown, name: string): unknown[] {
  const list = propertyOf(value, name);
  return Array.isArray(list) ? list : [];
}

function propertyOf(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
