import { foldAllFacts } from './fold-facts.ts';

export const figureRounds = { 'fold-facts': foldAllFacts };
