import * as contract from '@evenhand/contract/careers-page.ts';
import { hasSeveralCells } from '../../cells/cell-of-tokens-and-ids.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { createCareersContentAndJobsFinder } from './find-careers-content-and-jobs.ts';
import {
  addCareersPagePicture,
  readCareersPagePicture,
} from './add-and-read-careers-page-picture.ts';
import { renewLogoAndColoursAddresses } from './renew-logo-and-colours-addresses.ts';
import { previewCareersPage, respondWithCareersPreviewStyleSheet } from './preview-careers-page.ts';
import { createPublicCareersPagesAndFeeds } from './public-careers-pages-and-feeds.ts';
import { publishOrUnpublishCareersPage } from './publish-or-unpublish-careers-page.ts';
import { readCareersPageDraft } from './read-careers-page-draft.ts';
import { sitemapPath } from './rules/sitemap-and-robots.ts';
import { saveCareersPageDraft } from './save-careers-page-draft.ts';

export function addCareersPageRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findOwnCareersPageDraftEndpoint,
    may.anyMember,
  )(async ({ db, services }) => ({
    customOrgData: await readCareersPageDraft(db, services.config),
  }));
  addEndpointRoute(server, contract.updateCareersPageEndpoint, may.admin)(saveCareersPageDraft);
  addEndpointRoute(
    server,
    contract.publishOrHideCareersPageEndpoint,
    may.admin,
  )(publishOrUnpublishCareersPage);
  addEndpointRoute(server, contract.addCareersPictureEndpoint, may.admin)(addCareersPagePicture);
  addEndpointRoute(
    server,
    contract.purgeLogoCacheEndpoint,
    may.admin,
  )(renewLogoAndColoursAddresses);
  addEndpointRoute(server, contract.showCareersPictureEndpoint, may.anyone)(readCareersPagePicture);

  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/careers-page/preview',
      door: 'staff',
      may: may.anyMember,
      isFramed: true,
    },
    previewCareersPage,
  );
  addPageRoute(
    server,
    {
      method: 'GET',
      path: '/careers-page/preview/{file}',
      door: 'staff',
      may: may.anyMember,
    },
    respondWithCareersPreviewStyleSheet,
  );

  const careersPages = createPublicCareersPagesAndFeeds(
    server.services,
    createCareersContentAndJobsFinder(server.services),
  );
  const open = { method: 'GET', door: 'public', isCached: true, isCompressed: true } as const;
  addPageRoute(server, { ...open, path: '/careers/{org}' }, careersPages.careers);
  addPageRoute(server, { ...open, path: '/careers/{org}/feed.xml' }, careersPages.rss);
  addPageRoute(server, { ...open, path: '/careers/{org}/feed.json' }, careersPages.jsonFeed);
  addPageRoute(server, { ...open, path: '/careers/{org}/indeed.xml' }, careersPages.indeed);
  addPageRoute(server, { ...open, path: '/careers/{org}/{file}' }, careersPages.colours);
  const { config } = server.services;
  if (hasSeveralCells(config)) {
    addPageRoute(server, { ...open, path: '/sitemap.xml' }, careersPages.sitemapOfCells);
    // Those of the others are answered by them, and there is none of a cell that nobody knows.
    addPageRoute(server, { ...open, path: sitemapPath(config.CELL) }, careersPages.sitemap);
  } else addPageRoute(server, { ...open, path: '/sitemap.xml' }, careersPages.sitemap);
  addPageRoute(server, { ...open, path: '/robots.txt' }, careersPages.robots);
}
