import { findDataProcessingRecordsEndpoint } from '@evenhand/contract/data-requests/data-processing-records.ts';
import * as contract from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { answerComplaintOrObjection } from './answer-complaint-or-objection.ts';
import {
  confirmOwnNewAddressFromPage,
  correctOwnDetailsFromPage,
} from './correct-details-and-confirm-address-from-page.ts';
import { downloadOwnDataExport } from './download-own-data-export.ts';
import {
  eraseOwnDataFromPage,
  respondWithEraseOwnDataPage,
} from './respond-with-erase-own-data-page-and-erase.ts';
import { listDataRequests } from './list-data-requests.ts';
import {
  respondWithPrivacyNoticePageOfApplication,
  respondWithPrivacyNoticePageOfJob,
} from './privacy-notice-page.ts';
import { readDataProcessingRecords } from './read-data-processing-records.ts';
import {
  requestOwnDataExportFromPage,
  complainAboutOwnDataFromPage,
  objectToOwnDataUseFromPage,
  respondWithYourDataPage,
} from './respond-to-your-data-page-and-requests.ts';

const BASE = '/application/{token}/your-data';

export function addDataRequestRoutes(server: RoutedApp): void {
  const door = 'candidate';
  addPageRoute(server, { method: 'GET', path: BASE, door }, respondWithYourDataPage);
  addPageRoute(
    server,
    { method: 'POST', path: `${BASE}/file`, door },
    requestOwnDataExportFromPage,
  );
  addPageRoute(
    server,
    { method: 'GET', path: `${BASE}/your-data.zip`, door },
    downloadOwnDataExport,
  );
  addPageRoute(
    server,
    { method: 'POST', path: `${BASE}/details`, door },
    correctOwnDetailsFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: `${BASE}/address`, door },
    confirmOwnNewAddressFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: `${BASE}/complain`, door },
    complainAboutOwnDataFromPage,
  );
  addPageRoute(
    server,
    { method: 'POST', path: `${BASE}/object`, door },
    objectToOwnDataUseFromPage,
  );
  addPageRoute(server, { method: 'GET', path: `${BASE}/erase`, door }, respondWithEraseOwnDataPage);
  addPageRoute(server, { method: 'POST', path: `${BASE}/erase`, door }, eraseOwnDataFromPage);
  addPageRoute(
    server,
    { method: 'GET', path: `${BASE}/notice`, door },
    respondWithPrivacyNoticePageOfApplication,
  );
  addPageRoute(
    server,
    { method: 'GET', path: '/apply/{hash}/privacy', door: 'public' },
    respondWithPrivacyNoticePageOfJob,
  );

  addEndpointRoute(
    server,
    contract.listPersonalDataRequestsEndpoint,
    may.admin,
  )(async ({ visit }) => listDataRequests(visit));

  addEndpointRoute(
    server,
    contract.answerPersonalDataRequestEndpoint,
    may.admin,
  )(async ({ visit, params, body }) => answerComplaintOrObjection(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    findDataProcessingRecordsEndpoint,
    may.admin,
  )(async ({ visit }) => readDataProcessingRecords(visit));
}
