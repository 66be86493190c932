import * as contract from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import { may } from '../../access/may.ts';
import {
  RESPOND_WITH_PREPARE_STEP_RESULT,
  type RoutedApp,
  addEndpointRoute,
} from '../../http/add-endpoint-route.ts';
import { downloadDecisionRecord } from './download-decision-record.ts';
import { readDecisionRecordOverview } from './read-record-overview-and-blindness-certificate.ts';

export function addDecisionRecordRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findDecisionRecordEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readDecisionRecordOverview(visit, params));

  addEndpointRoute(
    server,
    contract.downloadDecisionRecordEndpoint,
    may.manageJob,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, downloadDecisionRecord);
}
