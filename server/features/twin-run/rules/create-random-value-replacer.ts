const RANDOM = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43}(?![\w-])/g;

/**
 * What is drawn by lot gets a name by its first appearance: the same name for the same thing, so that two texts are equal where
 * nothing but chance differs.
 * @returns names what stands in one text after the other
 */
export function createRandomValueReplacer(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) =>
    text.replace(RANDOM, (random) => {
      const name = names.get(random) ?? `random ${names.size + 1}`;
      names.set(random, name);
      return name;
    });
}
