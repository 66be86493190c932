import * as contract from '@evenhand/contract/data-requests/data-requests-of-organisation.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { answerDataRequest } from './answer-data-request.ts';
import { confirmAddressFromPage, correctDetailsFromPage } from './correct-details-page.ts';
import { downloadDataExport } from './download-data-export.ts';
import { eraseOwnDataFromPage, showEraseDataPage } from './erase-own-data-page.ts';
import { listDataRequests } from './list-data-requests.ts';
import { showNoticeOfApplication, showNoticeOfJob } from './privacy-notice-page.ts';
import { readProcessingRecords } from './read-processing-records.ts';
import {
  askForDataExportFromPage,
  complainFromPage,
  objectFromPage,
  showYourDataPage,
} from './your-data-page.ts';

const BASE = '/application/{token}/your-data';

export function addDataRequestRoutes(server: RoutedApp): void {
  const door = 'candidate';
  addPageRoute(server, { method: 'GET', path: BASE, door }, showYourDataPage);
  addPageRoute(server, { method: 'POST', path: `${BASE}/file`, door }, askForDataExportFromPage);
  addPageRoute(server, { method: 'GET', path: `${BASE}/your-data.zip`, door }, downloadDataExport);
  addPageRoute(server, { method: 'POST', path: `${BASE}/details`, door }, correctDetailsFromPage);
  addPageRoute(server, { method: 'POST', path: `${BASE}/address`, door }, confirmAddressFromPage);
  addPageRoute(server, { method: 'POST', path: `${BASE}/complain`, door }, complainFromPage);
  addPageRoute(server, { method: 'POST', path: `${BASE}/object`, door }, objectFromPage);
  addPageRoute(server, { method: 'GET', path: `${BASE}/erase`, door }, showEraseDataPage);
  addPageRoute(server, { method: 'POST', path: `${BASE}/erase`, door }, eraseOwnDataFromPage);
  addPageRoute(server, { method: 'GET', path: `${BASE}/notice`, door }, showNoticeOfApplication);
  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/privacy', door: 'public' },
    showNoticeOfJob,
  );

  addEndpointRoute(
    server,
    contract.listDataRequests,
    may.admin,
  )(async ({ visit }) => listDataRequests(visit));

  addEndpointRoute(
    server,
    contract.answerDataRequest,
    may.admin,
  )(async ({ visit, params, body }) => answerDataRequest(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.findProcessingRecords,
    may.admin,
  )(async ({ visit }) => readProcessingRecords(visit));
}
