const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs hundreds of times what using it does: each is made once. */
export function findOrCreateDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
