/** What candidates are told, to begin with. */
export function suggestedEqualOpportunitiesNotice({
  organisation,
  contact,
}: {
  organisation: string;
  contact: string | null;
}): string {
  return `${organisation} asks these questions to find out whether its hiring is fair to everybody. You need not answer any of them. Whether you do, and what you say, makes no difference to your application.

Your answers are stored apart from your application. Nobody who decides about you can see them. What is seen of them are figures about groups of at least five people.

If you write words of your own, we count them as “other” and keep only a mark that cannot be read.

You can change or erase your answers at any time on the page of your application. Erasing them takes your consent back and changes nothing else.${contact === null ? '' : `\n\nQuestions about your data: ${contact}`}`;
}
