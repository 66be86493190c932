import { freezeFigures } from './freeze-figures.ts';

export const disclosureRounds = { 'freeze-figures': { work: freezeFigures, soon: false } };
