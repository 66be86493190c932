import * as contract from '@evenhand/contract/decision-record/decision-record.ts';
import { may } from '../../access/may.ts';
import {
  PREPARE_STEP_RESULT_IS_RESPONSE,
  type RoutedApp,
  addEndpointRoute,
} from '../../http/add-endpoint-route.ts';
import { downloadDecisionRecord } from './download-decision-record.ts';
import { readDecisionRecord } from './read-certificate.ts';

export function addDecisionRecordRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findDecisionRecord,
    may.manageJob,
  )(async ({ visit, params }) => readDecisionRecord(visit, params));

  addEndpointRoute(
    server,
    contract.downloadDecisionRecord,
    may.manageJob,
  )(PREPARE_STEP_RESULT_IS_RESPONSE, downloadDecisionRecord);
}
