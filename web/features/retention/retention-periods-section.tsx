import {
  listRetentionPeriodsEndpoint,
  type RetentionPeriod,
  retainedDataKinds,
} from '@evenhand/contract/retention/retention-periods.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { PrivacySettingsSectionFrame } from './privacy-settings-section-frame.tsx';
import { RetentionPeriodDialog } from './retention-period-dialog.tsx';
import {
  retentionCountryWords,
  retainedDataKindWords,
} from './retained-data-kind-country-and-date-words.ts';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './retention.module.css';

/** For how long what is kept, by the country of the role, with the reason for each. */
export function RetentionPeriodsSection() {
  const call = useEndpointQuery(listRetentionPeriodsEndpoint, {});
  const [open, setOpen] = useState<RetentionPeriod | 'new'>();
  return (
    <PrivacySettingsSectionFrame
      title="Periods"
      says="Time runs from the outcome of a role, when somebody was hired or nobody was, and not from a person’s rejection. A role that opens again stops it. A role that names no country is of your own."
    >
      <LoadedContentOrFailure
        call={call}
        what="the periods"
        skeleton={<CardSkeletons label="Loading periods" />}
      >
        {({ periods, homeCountry }) => (
          <>
            {retainedDataKinds.map((store) => (
              <div key={store} className={styles['group']}>
                <h3>{retainedDataKindWords[store]}</h3>
                <ul className={styles['rows']}>
                  {periods
                    .filter((period) => period.store === store)
                    .map((period) => (
                      <PeriodRow
                        key={period.country}
                        period={period}
                        isHome={period.country === homeCountry}
                        onChange={() => setOpen(period)}
                      />
                    ))}
                </ul>
              </div>
            ))}
            <div className={settingsPartStyles['settings-acts']}>
              <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen('new')}>
                Add a country
              </Button>
            </div>
            {open !== undefined && (
              <RetentionPeriodDialog
                period={open === 'new' ? null : open}
                onClose={() => setOpen(undefined)}
              />
            )}
          </>
        )}
      </LoadedContentOrFailure>
    </PrivacySettingsSectionFrame>
  );
}

function PeriodRow({
  period,
  isHome,
  onChange,
}: {
  period: RetentionPeriod;
  isHome: boolean;
  onChange: () => void;
}) {
  const country = retentionCountryWords(period.country);
  return (
    <li>
      <div>
        <h4>
          {country}: {pluraliseCount(period.months, 'month')}
        </h4>
        <p dir="auto">{period.reason}</p>
        <small>
          {[
            isHome && 'Your own country',
            period.isOwn && `Your choice; usual are ${pluraliseCount(period.usualMonths, 'month')}`,
          ]
            .filter(Boolean)
            .join('. ')}
        </small>
      </div>
      <Button
        size="small"
        aria-label={`Change ${country}, ${retainedDataKindWords[period.store].toLowerCase()}`}
        onClick={onChange}
      >
        Change
      </Button>
    </li>
  );
}
