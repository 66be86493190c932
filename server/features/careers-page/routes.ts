import * as contract from '@evenhand/contract/careers-page.ts';
import { may } from '../../access/may.ts';
import { page } from '../../http/page.ts';
import { type Server, route } from '../../http/route.ts';
import { careersFinder } from './careers-of.ts';
import { addPicture, purgeLogo, readPicture } from './pictures.ts';
import { previewCareers, previewColours } from './preview-careers.ts';
import { publicPages } from './public-pages.ts';
import { publishPage } from './publish-careers-page.ts';
import { readCareersPage } from './read-careers-page.ts';
import { saveCareersPageDraft } from './update-careers-page.ts';

export function addCareersPageRoutes(server: Server): void {
  route(
    server,
    contract.findCareersPage,
    may.anyMember,
  )(async ({ db, services }) => ({ customOrgData: await readCareersPage(db, services.config) }));
  route(server, contract.updateCareersPage, may.admin)(saveCareersPageDraft);
  route(server, contract.publishCareersPage, may.admin)(publishPage);
  route(server, contract.addCareersPicture, may.admin)(addPicture);
  route(server, contract.purgeLogoCache, may.admin)(purgeLogo);
  route(server, contract.showCareersPicture, may.anyone)(readPicture);

  page(
    server,
    { method: 'GET', path: '/careers-page/preview', door: 'staff', isFramed: true },
    previewCareers,
  );
  page(
    server,
    { method: 'GET', path: '/careers-page/preview/{file}', door: 'staff' },
    previewColours,
  );

  const shown = publicPages(server.services, careersFinder(server.services));
  const open = { method: 'GET', door: 'public', isKept: true, isCompressed: true } as const;
  page(server, { ...open, path: '/careers/{org}' }, shown.careers);
  page(server, { ...open, path: '/careers/{org}/feed.xml' }, shown.rss);
  page(server, { ...open, path: '/careers/{org}/feed.json' }, shown.jsonFeed);
  page(server, { ...open, path: '/careers/{org}/indeed.xml' }, shown.indeed);
  page(server, { ...open, path: '/careers/{org}/{file}' }, shown.colours);
  page(server, { ...open, path: '/sitemap.xml' }, shown.sitemap);
  page(server, { ...open, path: '/robots.txt' }, shown.robots);
}
