import type { AdvertFindingTopic } from '@evenhand/contract/advert-analysis.ts';

export const advertFindingGroupTitles: Readonly<Record<AdvertFindingTopic, string>> = {
  gender: 'Gender-coded words',
  reading: 'Readability',
  structure: 'What people look for',
  jargon: 'Jargon and boasts',
  inclusion: 'Who is left out',
};

type Source = { words: string; href: string };

/** What is known of each group, in fair words, with where it is written. */
export const advertFindingGroupEvidenceTexts: Readonly<
  Record<AdvertFindingTopic, { says: string; sources: readonly Source[] }>
> = {
  gender: {
    says: 'In 2011 three researchers found that women liked adverts full of masculine-coded words less and expected to belong less; the effect was small, and it did not change whether they thought they could do the job. A large study of real adverts in 2023 found that changing such words made next to no difference to who applies. So treat these words as a sign of an advert that talks about character instead of work, not as a lever.',
    sources: [
      {
        words: 'Gaucher, Friesen and Kay (2011)',
        href: 'https://doi.org/10.1037/a0022530',
      },
      {
        words: 'Castilla and Rho (2023)',
        href: 'https://doi.org/10.1287/mnsc.2023.4674',
      },
    ],
  },
  reading: {
    says: 'The formulas count syllables and sentences. They are good at telling hard texts from easy ones and know nothing of sense: a low figure is a reason to read again. Plain sentences help most those who read English as a second language or are dyslexic.',
    sources: [
      { words: 'Flesch (1948)', href: 'https://doi.org/10.1037/h0057532' },
      {
        words: 'GOV.UK: writing for GOV.UK',
        href: 'https://www.gov.uk/guidance/content-design/writing-for-gov-uk',
      },
    ],
  },
  structure: {
    says: 'Here the evidence is best. In a trial on a large job site adverts that offered flexible work drew up to 30 % more applications. Saying the pay saves everybody’s time and is becoming law in the European Union. The lengths and the seven requirements are good practice, not findings.',
    sources: [
      {
        words: 'Behavioural Insights Team and Indeed (2021)',
        href: 'https://www.bi.team/blogs/bits-biggest-trial-so-far-encourages-more-flexible-jobs-and-applications/',
      },
      {
        words: 'Directive (EU) 2023/970 on pay transparency',
        href: 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
      },
    ],
  },
  jargon: {
    says: 'A matter of good writing more than of research: what a reader has to guess, some will guess wrong, and those who are new to a field most of all.',
    sources: [
      {
        words: 'GOV.UK style guide: words to avoid',
        href: 'https://www.gov.uk/guidance/style-guide/a-to-z',
      },
    ],
  },
  inclusion: {
    says: 'These are cues, not verdicts. Asking for an age, a nationality or a health that the work does not need can be unlawful discrimination; the guidance says when it is.',
    sources: [
      {
        words: 'Equality Act 2010',
        href: 'https://www.legislation.gov.uk/ukpga/2010/15/contents',
      },
      { words: 'Acas: hiring someone', href: 'https://www.acas.org.uk/hiring-someone' },
    ],
  },
};
