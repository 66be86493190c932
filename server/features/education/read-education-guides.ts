import { readFile } from 'node:fs/promises';
import {
  type EducationGuideSummary,
  type EducationGuidePageProps,
  type EducationGuideSectionContent,
  educationGuideSlugs,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';

type Guide = { head: EducationGuideSummary; sections: EducationGuideSectionContent[] };

let guides: Promise<Guide[]> | undefined;

/** The head of every guide, in order. They are part of the program and are read once. */
export async function listEducationGuides(): Promise<EducationGuideSummary[]> {
  return (await readGuides()).map(({ head }) => head);
}

/** One guide with its neighbours, if there is one of that name. */
export async function findEducationGuidePage(
  slug: string,
): Promise<EducationGuidePageProps | undefined> {
  const all = await readGuides();
  const place = all.findIndex(({ head }) => head.slug === slug);
  const guide = all[place];
  if (guide === undefined) return undefined;
  return {
    page: 'guide',
    guide: guide.head,
    count: all.length,
    sections: guide.sections,
    previous: all[place - 1]?.head ?? null,
    next: all[place + 1]?.head ?? null,
  };
}

function readGuides(): Promise<Guide[]> {
  guides ??= parseGuides();
  return guides;
}

async function parseGuides(): Promise<Guide[]> {
  // With the reader of Markdown, which nothing else needs.
  const { parseEducationGuide } = await import('./parse-education-guide.ts');
  return Promise.all(
    educationGuideSlugs.map(async (slug, place) => {
      const file = new URL(`./content/${slug}.md`, import.meta.url);
      const { sections, ...head } = parseEducationGuide(await readFile(file, 'utf8'));
      return { head: { slug, number: place + 1, ...head }, sections };
    }),
  );
}
