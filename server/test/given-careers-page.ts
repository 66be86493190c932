import { emptyCareersPageContent } from '../features/careers-page/rules/empty-careers-page-content.ts';
import type { PlantedOrganisation } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';

/** An organisation whose careers page anybody may read, and where it is. */
export async function givenCareersPage(
  { given }: Pick<TestServer, 'given'>,
  { name = 'Oven & Daughters', content = {} as Partial<typeof emptyCareersPageContent> } = {},
): Promise<{ org: PlantedOrganisation; slug: string; path: string }> {
  const org = await given.organisation({ name });
  await given.feature(org, 'careers-page');
  const { rows } = await given.owner.query<{ slug: string }>(
    `with page as (
       insert into core.careers_page (org_id, draft, published, published_at, asset_key)
       values ($1, $2, $2, now(), 'a-key-of-colours-aaaaa'))
     select slug from core.organisation where org_id = $1`,
    [
      org.id,
      JSON.stringify({
        ...emptyCareersPageContent,
        headline: 'Bread for the whole town',
        ...content,
      }),
    ],
  );
  const slug = rows[0]?.slug ?? '';
  return { org, slug, path: `/careers/${slug}` };
}
