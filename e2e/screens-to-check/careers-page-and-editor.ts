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
  { name: 'careers-editor-off', as: 'other-admin', path: editor },
  { name: 'careers-editor-for-admins-only', as: 'member', path: editor },
  { name: 'careers-page', as: 'nobody', path: page },
  { name: 'careers-page-nothing-found', as: 'nobody', path: () => `${page()}?team=Astronomy` },
];
