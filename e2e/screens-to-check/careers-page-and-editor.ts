import type { ScreenToCheck } from '../screen-to-check-types.ts';

const editor = () => '/careers-page';
const page = () => '/careers/larkfield-energy';

export const careersPageAndEditorScreensToCheck: ScreenToCheck[] = [
  {
    name: 'careers-editor',
    as: 'admin',
    path: editor,
    prepare: (at) =>
      at.frameLocator('iframe').getByRole('heading', { name: 'Open roles' }).waitFor(),
  },
  {
    name: 'careers-editor-refused',
    as: 'admin',
    path: editor,
    prepare: async (at) => {
      await at.getByLabel('Text on it', { exact: true }).fill('#3d7a70');
      await at.getByText('Hard to read').waitFor();
      await at.getByLabel('Your own site (optional)').fill('larkfield');
      await at.getByText('Write a whole address').waitFor();
    },
  },
  {
    name: 'careers-editor-two-versions',
    as: 'admin',
    path: editor,
    prepare: async (at) => {
      await at.getByLabel('Headline').waitFor();
      await at.route('**/org/update-microsite-details', (route) =>
        route.fulfill({
          status: 409,
          json: {
            type: 'about:blank#conflict',
            title: 'Conflict',
            status: 409,
            code: 'conflict',
            message: 'Somebody changed this at the same time.',
            requestId: '1',
          },
        }),
      );
      await at.route('**/api/org/micrositeData', async (route) => {
        const { customOrgData } = await (await route.fetch()).json();
        const perks = ['cycle_to_work'];
        await route.fulfill({
          json: { customOrgData: { ...customOrgData, headline: 'Theirs', perks, version: 9e9 } },
        });
      });
      await at.getByLabel('Headline').fill('Power that people can plan with');
      await at.getByText('Somebody else changed the headline while you did.').waitFor();
    },
  },
  { name: 'careers-editor-off', as: 'other-admin', path: editor },
  { name: 'careers-editor-for-admins-only', as: 'member', path: editor },
  { name: 'careers-page', as: 'nobody', path: page },
  { name: 'careers-page-nothing-found', as: 'nobody', path: () => `${page()}?team=Astronomy` },
];
