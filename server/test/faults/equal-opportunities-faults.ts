import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const requested = (title: string): PlantedFaultDetector => ({
  file: 'server/features/equal-opportunities/equal-opportunities.test.ts',
  title,
});
const forms = (title: string): PlantedFaultDetector => ({
  file: 'server/features/equal-opportunities/rules/current-forms-and-form-by-version.test.ts',
  title,
});

/** Ways of asking without having said why, of keeping what was to be forgotten, and of losing a set. */
export const plantedEqualOpportunitiesFaults: PlantedFault[] = [
  {
    name: 'equal-opportunities answers stored without a notice',
    sql: `create or replace function eo.save_answers(whose bytea, of_job bigint, which_form text, given jsonb) returns void
      language sql volatile security definer set search_path = pg_catalog as $$
      insert into eo.response (org_id, job_id, form, answers) values (core.current_org(), of_job, which_form, given) $$`,
    net: requested('without a confirmed notice nothing is asked and nothing can be stored'),
  },
  {
    name: 'equal-opportunities words that are stored in clear',
    change: [
      {
        file: 'server/features/apply/answer-skip-or-erase-equal-opportunities-page.ts',
        from: 'hashFreeTextOfEqualOpportunitiesAnswer({ link, name, words }, services.config)',
        to: '[words, hashFreeTextOfEqualOpportunitiesAnswer({ link, name, words }, services.config)][0] ?? name',
      },
    ],
    net: requested(
      'words of one’s own are stored as nothing but a mark, another for each person, and are kept with their option',
    ),
  },
  {
    name: 'an equal-opportunities notice that counts for every set',
    change: [
      {
        file: 'server/features/equal-opportunities/find-equal-opportunities-form-of-candidate.ts',
        from: 'each.eoSet === eoSet',
        to: 'each.eoSet !== null',
      },
      {
        file: 'server/features/apply/sql/own-application.ts',
        from: 'asks.confirmed.includes(equalOpportunitiesSetInUse(asks))',
        to: 'asks.confirmed.length > 0 && equalOpportunitiesSetInUse(asks) !== null',
      },
    ],
    net: requested(
      'a notice is for one set: another set, or another place, asks nothing until there is one for it',
    ),
  },
  {
    name: 'an equal-opportunities field that is gone from a set',
    change: [
      {
        file: 'server/features/equal-opportunities/rules/fields-by-set.ts',
        from: "'religion', 'caste'],",
        to: "'religion'],",
      },
    ],
    net: forms('IN adds religion and caste without ethnicity'),
  },
  {
    name: 'a group of the census that is counted under no group of the short list',
    change: [
      {
        file: 'server/features/equal-opportunities/rules/ethnicity-lists-codes-and-preceding-questions.ts',
        from: '[`ethnicGroup.${end}`, `ethnicity.${above}`]',
        to: '[`ethnicGroup.${end}`, `ethnicity.${end}`]',
      },
    ],
    net: forms(
      'Great Britain can ask by the nineteen groups of the census, which add up to five of the short list',
    ),
  },
];
