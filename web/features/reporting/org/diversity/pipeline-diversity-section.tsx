import {
  findHiringStepDropOffEndpoint,
  findOrganisationOverallStatsEndpoint,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { useState } from 'react';
import { useEndpointQuery } from '../../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { FigureDefinitionButton } from '../../figure-definition-buttons-and-text.tsx';
import {
  type ReportPeriodAndFilterValues,
  toOrganisationReportQuery,
} from '../report-period-and-filter-query-encoding.ts';
import {
  OrganisationReportSection,
  LoadedReportContentOrFailure,
  ReportSectionLoadingSkeleton,
} from '../report-section-with-loading-and-failure.tsx';
import { DiversityPanel } from './diversity-panel.tsx';
import { ExcludeQuickApplyToggle } from './exclude-quick-apply-toggle.tsx';

/** So many people must have shown interest before those who did not can be looked at alone. */
const QUICK_LEAST = 3;

/** Who the candidates are at each step, as far as it is published. */
export function PipelineDiversitySection({ asked }: { asked: ReportPeriodAndFilterValues }) {
  const query = toOrganisationReportQuery(asked);
  const overall = useEndpointQuery(findOrganisationOverallStatsEndpoint, { query });
  const [isWished, setWished] = useState(false);
  const quick = overall.data?.quickApplyCandidates ?? 0;
  const isExcluding = isWished && quick >= QUICK_LEAST;
  const dropOff = useEndpointQuery(findHiringStepDropOffEndpoint, {
    query: { ...query, ...(isExcluding && { excludeQuickApply: 'true' as const }) },
  });

  return (
    <OrganisationReportSection
      title="Pipeline diversity"
      says={<FigureDefinitionButton of="diversity" />}
      acts={
        <ExcludeQuickApplyToggle
          isOn={isExcluding}
          isEnough={quick >= QUICK_LEAST}
          why={
            overall.data
              ? `You need at least ${QUICK_LEAST} quick-apply applications in this period to leave them out.`
              : 'It is not known yet how many quick-apply applications there are.'
          }
          onToggle={setWished}
        />
      }
      isRefreshing={dropOff.data !== undefined && dropOff.isFetching}
    >
      <LoadedReportContentOrFailure
        call={dropOff}
        what="pipeline diversity"
        skeleton={<ReportSectionLoadingSkeleton what="pipeline diversity" height={300} />}
      >
        {(data) => <DiversityPanel dropOff={data} asked={asked} isExcluding={isExcluding} />}
      </LoadedReportContentOrFailure>
    </OrganisationReportSection>
  );
}
