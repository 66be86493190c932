import * as contract from '@evenhand/contract/careers-page.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/page.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { careersFinder } from './careers-of.ts';
import { addPicture, purgeLogo, readPicture } from './pictures.ts';
import { previewCareers, previewColours } from './preview-careers.ts';
import { publicPages } from './public-pages.ts';
import { publishPage } from './publish-careers-page.ts';
import { readCareersPage } from './read-careers-page.ts';
import { saveCareersPageDraft } from './update-careers-page.ts';

export function addCareersPageRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findCareersPage,
    may.anyMember,
  )(async ({ db, services }) => ({ customOrgData: await readCareersPage(db, services.config) }));
  addEndpointRoute(server, contract.updateCareersPage, may.admin)(saveCareersPageDraft);
  addEndpointRoute(server, contract.publishCareersPage, may.admin)(publishPage);
  addEndpointRoute(server, contract.addCareersPicture, may.admin)(addPicture);
  addEndpointRoute(server, contract.purgeLogoCache, may.admin)(purgeLogo);
  addEndpointRoute(server, contract.showCareersPicture, may.anyone)(readPicture);

  addPageRoute(
    server,
    { method: 'GET', path: '/careers-page/preview', door: 'staff', isFramed: true },
    previewCareers,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/careers-page/preview/{file}', door: 'staff' },
    previewColours,
  );

  const shown = publicPages(server.services, careersFinder(server.services));
  const open = { method: 'GET', door: 'public', isKept: true, isCompressed: true } as const;
  addPageRoute(server, { ...open, path: '/careers/{org}' }, shown.careers);
  addPageRoute(server, { ...open, path: '/careers/{org}/feed.xml' }, shown.rss);
  addPageRoute(server, { ...open, path: '/careers/{org}/feed.json' }, shown.jsonFeed);
  addPageRoute(server, { ...open, path: '/careers/{org}/indeed.xml' }, shown.indeed);
  addPageRoute(server, { ...open, path: '/careers/{org}/{file}' }, shown.colours);
  addPageRoute(server, { ...open, path: '/sitemap.xml' }, shown.sitemap);
  addPageRoute(server, { ...open, path: '/robots.txt' }, shown.robots);
}
