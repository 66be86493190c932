/** Names of classes as one attribute; what does not apply is left out. */
export function joinClassNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
