import type { ItemShownToCandidate } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';

/** An item without what is beside it in the plan: guides, criteria, weights and requirements. */
export function toItemShownToCandidate(given: ItemShownToCandidate): ItemShownToCandidate {
  const { key, text, required } = given;
  const shown = { key, text, required };
  switch (given.kind) {
    case 'long-text':
      return { kind: given.kind, ...shown, maxWords: given.maxWords };
    case 'short-text':
      return { kind: given.kind, ...shown, maxCharacters: given.maxCharacters };
    case 'number': {
      const { kind, unit, min, max, decimals } = given;
      return { kind, ...shown, unit, min, max, decimals };
    }
    case 'date':
      return { kind: given.kind, ...shown, earliest: given.earliest, latest: given.latest };
    case 'one-of':
      return { kind: given.kind, ...shown, options: given.options };
    case 'many-of': {
      const { kind, options, least, most } = given;
      return { kind, ...shown, options, least, most };
    }
    case 'file':
      return { kind: given.kind, ...shown, filesMax: given.filesMax };
    case 'yes-no':
    case 'statement':
    case 'link':
      return { kind: given.kind, ...shown };
  }
}
