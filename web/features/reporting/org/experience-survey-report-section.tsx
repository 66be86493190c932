import {
  type ExperienceFeedbackType,
  findExperienceFeedbackEndpoint,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { TabsWithPanels } from '../../../ui/tabs-with-panels.tsx';
import { useEndpointQuery } from '../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  type ReportPeriodAndFilterValues,
  toOrganisationReportQuery,
} from './report-period-and-filter-query-encoding.ts';
import { ExperienceSurveyFiguresPanel } from './experience-survey-figures-panel.tsx';
import {
  OrganisationReportSection,
  LoadedReportContentOrFailure,
  ReportSectionLoadingSkeleton,
} from './report-section-with-loading-and-failure.tsx';
import orgReportStyles from './org-report.module.css';
import styles from './experience-survey-report-section.module.css';

const SIZE = 20;

type Props = { asked: ReportPeriodAndFilterValues; zone: string };

/** How candidates and the hiring team rated what they went through in the period. */
export function ExperienceSurveyReportSection({ asked: query, zone }: Props) {
  const isPrinting = useIsPrinting();
  // All at once, so that paper has all three.
  const surveys = [
    useSurvey(query, 'post-apply'),
    useSurvey(query, 'post-feedback'),
    useSurvey(query, 'post-review'),
  ] as const;
  const [applying, rejection, review] = surveys;
  const tabs = [
    { id: 'applying', title: 'CANDIDATE - AFTER APPLYING', survey: applying },
    { id: 'rejection', title: 'CANDIDATE - AFTER REJECTION', survey: rejection },
    { id: 'review', title: 'HIRING TEAM - AFTER REVIEW', survey: review },
  ] as const;
  const [first, second, third] = tabs;

  return (
    <OrganisationReportSection
      title="Candidate and hiring team experience"
      isRefreshing={surveys.some(({ data, isFetching }) => data && isFetching)}
    >
      {isPrinting ? (
        tabs.map(({ id, title, survey }) => (
          <div key={id} className={styles['experience-printed']}>
            <h3>{title}</h3>
            <Survey survey={survey} zone={zone} />
          </div>
        ))
      ) : (
        <div className={orgReportStyles['report-tabs']}>
          <TabsWithPanels
            label="Whose experience"
            tabs={[
              { ...first, content: <Survey survey={first.survey} zone={zone} /> },
              { ...second, content: <Survey survey={second.survey} zone={zone} /> },
              { ...third, content: <Survey survey={third.survey} zone={zone} /> },
            ]}
          />
        </div>
      )}
    </OrganisationReportSection>
  );
}

function useSurvey(query: ReportPeriodAndFilterValues, type: ExperienceFeedbackType) {
  return useEndpointQuery(findExperienceFeedbackEndpoint, {
    query: { type, size: SIZE, ...toOrganisationReportQuery(query) },
  });
}

type SurveyProps = { survey: ReturnType<typeof useSurvey>; zone: string };

function Survey({ survey, zone }: SurveyProps) {
  return (
    <LoadedReportContentOrFailure
      call={survey}
      what="these ratings"
      skeleton={<ReportSectionLoadingSkeleton what="ratings" height={200} />}
    >
      {(data) => <ExperienceSurveyFiguresPanel told={data} zone={zone} />}
    </LoadedReportContentOrFailure>
  );
}
