/** How the fields of a form are called: after their item's key, and where several options may be chosen, after the option's too. */
export function formFieldName(itemKey: string): string {
  return `item-${itemKey}`;
}

export function formOptionName(itemKey: string, optionKey: string): string {
  return `${formFieldName(itemKey)}.${optionKey}`;
}

/** What was said of how an answer was understood: said once, it does not hold anybody up again. */
export function formFieldNameOfInterpretedAnswer(itemKey: string): string {
  return `read-${itemKey}`;
}

/** The item that a field belongs to; undefined for a field of another kind. */
export function itemKeyOfFormField(name: string): string | undefined {
  return /^item-([a-z0-9-]+)(?:\.[a-z0-9-]+)?$/.exec(name)?.[1];
}
