import * as contract from '@evenhand/contract/careers-page.ts';
import { may } from '../../may.ts';
import { page } from '../../page.ts';
import { type House, route } from '../../route.ts';
import { careersFinder } from './careers-of.ts';
import { addPicture, purgeLogo, readPicture } from './pictures.ts';
import { previewCareers, previewColours } from './preview-careers.ts';
import { publicPages } from './public-pages.ts';
import { publishPage } from './publish-microsite.ts';
import { readMicrosite } from './read-microsite.ts';
import { updateDetails } from './update-microsite.ts';

export function addCareersPageRoutes(house: House): void {
  route(
    house,
    contract.micrositeData,
    may.anyMember,
  )(async ({ db, outside }) => ({ customOrgData: await readMicrosite(db, outside.config) }));
  route(house, contract.updateMicrosite, may.admin)(updateDetails);
  route(house, contract.publishMicrosite, may.admin)(publishPage);
  route(house, contract.addCareersPicture, may.admin)(addPicture);
  route(house, contract.purgeLogoCache, may.admin)(purgeLogo);
  route(house, contract.showCareersPicture, may.anyone)(readPicture);

  page(
    house,
    { method: 'GET', path: '/careers-page/preview', door: 'staff', isFramed: true },
    previewCareers,
  );
  page(
    house,
    { method: 'GET', path: '/careers-page/preview/{file}', door: 'staff' },
    previewColours,
  );

  const shown = publicPages(house.outside, careersFinder(house.outside));
  const open = { method: 'GET', door: 'public', isKept: true, isCompressed: true } as const;
  page(house, { ...open, path: '/careers/{org}' }, shown.careers);
  page(house, { ...open, path: '/careers/{org}/feed.xml' }, shown.rss);
  page(house, { ...open, path: '/careers/{org}/feed.json' }, shown.jsonFeed);
  page(house, { ...open, path: '/careers/{org}/indeed.xml' }, shown.indeed);
  page(house, { ...open, path: '/careers/{org}/{file}' }, shown.colours);
  page(house, { ...open, path: '/sitemap.xml' }, shown.sitemap);
  page(house, { ...open, path: '/robots.txt' }, shown.robots);
}
