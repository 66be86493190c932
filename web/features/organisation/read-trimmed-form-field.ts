/** What was typed into a field of a form, without spaces around it. */
export function readTrimmedFormField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
