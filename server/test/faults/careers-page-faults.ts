import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const shown = (title: string): PlantedFaultDetector => ({
  file: 'server/features/careers-page/public-careers-pages-and-feeds.test.ts',
  title,
});
const written = (title: string): PlantedFaultDetector => ({
  file: 'server/features/careers-page/careers-page-draft.test.ts',
  title,
});
/** The function that finds careers pages, made anew with a part of it put another way. */
const without = (part: string, instead: string) =>
  `do $do$ begin execute replace(pg_get_functiondef('core.find_careers_page'::regproc), $part$${part}$part$, '${instead}'); end $do$`;

/** Ways in which a careers page shows what it must not, or no longer what is true. */
export const plantedCareersPageFaults: PlantedFault[] = [
  {
    name: 'a careers page of an organisation that has switched it off',
    sql: without(`('careers-page'::text = ANY (o.features))`, 'true'),
    net: shown(
      'what is not public is the same 404 to the byte: unknown, never published, switched off, taken away, deactivated',
    ),
  },
  {
    name: 'a careers page that says it is there, but not for everybody',
    change: [
      {
        file: 'server/features/careers-page/find-careers-content-and-jobs.ts',
        from: "if (page === undefined) throw new Refusal('not-found');",
        to: "if (page === undefined) throw new Refusal('not-allowed');",
      },
    ],
    net: shown(
      'what is not public is the same 404 to the byte: unknown, never published, switched off, taken away, deactivated',
    ),
  },
  {
    name: 'a careers page that is kept although a role has changed',
    sql: without(`|| j.xmin`, ''),
    net: shown(
      'a change is seen at once by every process, and what has not changed is not sent again',
    ),
  },
  {
    name: 'a careers page that shows roles kept off it',
    change: [
      {
        file: 'server/features/careers-page/build-careers-page-props.ts',
        from: 'jobs.filter(({ onPage }) => onPage)',
        to: 'jobs.filter(() => true)',
      },
    ],
    net: shown(
      'drafts, samples, closed and archived roles, and those kept off the page, are not on it',
    ),
  },
  {
    name: 'a role’s plain text that stands in a feed as markup',
    change: [
      {
        file: 'server/features/careers-page/rules/xml-elements.ts',
        from: ".replaceAll(']]>', ']]]]><![CDATA[>')",
        to: '',
      },
    ],
    net: {
      file: 'server/features/careers-page/feeds-and-sitemap.test.ts',
      title:
        'Indeed’s XML tells every public role, with CDATA in every field and a reference that never changes',
    },
  },
  {
    name: 'colours that nobody can read',
    change: [
      {
        file: 'server/features/careers-page/save-careers-page-draft.ts',
        from: 'if (contrast >= TEXT_CONTRAST_RATIO_MIN) return;',
        to: 'if (contrast >= 1) return;',
      },
    ],
    net: written('colours below 4.5 to 1 are refused with one that will do, and that one is taken'),
  },
  {
    name: 'a text of the careers page that is stored as it came',
    change: [
      {
        file: 'server/features/careers-page/save-careers-page-draft.ts',
        from: 'content.text = sanitiseRichText(content.text);',
        to: 'sanitiseRichText(content.text);',
      },
    ],
    net: written(
      'POST /org/update-microsite-details gives data, and nobody else sees it until it is published',
    ),
  },
];
