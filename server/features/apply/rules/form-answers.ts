/** An equal-opportunities form: every question may be left out, and the last option says so. */
export type EqualOpportunitiesForm = {
  version: string;
  questions: { name: string; question: string; options: { code: string; label: string }[] }[];
};

/** The answers a posted form gives, by question; undefined when it names an option there is not. */
export function formAnswers(
  form: EqualOpportunitiesForm,
  fields: Record<string, string>,
): Record<string, string> | undefined {
  const answers: Record<string, string> = {};
  for (const { name, options } of form.questions) {
    const code = fields[name];
    if (code === undefined || code === '') continue;
    if (!options.some((option) => option.code === code)) return undefined;
    answers[name] = code;
  }
  return answers;
}
