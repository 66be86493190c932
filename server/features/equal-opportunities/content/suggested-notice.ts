import type { EoLawfulBasis, EoSet } from '@evenhand/contract/equal-opportunities.ts';

/** On which grounds a set may be asked; the first is the one to begin with. */
export function legalBasesOfEoSet(eoSet: EoSet): EoLawfulBasis[] {
  const isBritish = eoSet === 'GB' || eoSet === 'NI' || eoSet === 'EHRC';
  return isBritish
    ? ['explicit-consent', 'equality-monitoring', 'local-law']
    : ['explicit-consent', 'local-law'];
}

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
