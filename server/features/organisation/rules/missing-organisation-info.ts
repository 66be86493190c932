type Info = {
  name: string | null;
  contactEmail: string | null;
  industry: string | null;
  size: string | null;
  locale: string | null;
  tz: string | null;
};

/** Organisation info counts as missing if any of these is empty. */
export function isOrganisationInfoMissing({
  name,
  contactEmail,
  industry,
  size,
  locale,
  tz,
}: Info): boolean {
  return [name, contactEmail, industry, size, locale, tz].some(
    (field) => field === null || field.trim() === '',
  );
}
