import { requestGlobalReportingEndpoint } from '@evenhand/contract/organisation/list-switch-and-ask-for-organisation-features.ts';
import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { EducationGuideLink } from '../../../parts/links/education-guide-link.tsx';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { useEndpointMutation } from '../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { SampleKeyNumbersWithoutAccessSection } from './organisation-key-numbers-section.tsx';
import { ReportPeriodAndFilterBar } from './report-period-and-filter-bar.tsx';
import { defaultReportRange } from './report-day-range-and-presets.ts';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import buttonStyles from '../../../ui/button-and-icon-button.module.css';
import dialogStyles from '../../../ui/dialog.module.css';
import styles from './org-report.module.css';

type Step = 'question' | 'request' | 'closed';

/** The report of an organisation that does not have it: invented numbers, and the way to ask for it. */
export function AskForReportAccessPanel({ today, user }: { today: string; user: CurrentUser }) {
  const [step, setStep] = useState<Step>('question');
  // Here, so that it stays asked for whatever is closed and opened again.
  const ask = useEndpointMutation(requestGlobalReportingEndpoint, { refreshes: [] });
  return (
    <>
      <ReportPeriodAndFilterBar
        disabled
        today={today}
        wished={{ ...defaultReportRange(today), teams: [], grades: [] }}
        offered={[]}
        onChange={() => {}}
      />
      <p className={styles['report-sample']}>
        These numbers are invented: your organisation does not have Global Reporting yet.{' '}
        <Button look="link" onClick={() => setStep('question')}>
          Ask for access
        </Button>
      </p>
      <SampleKeyNumbersWithoutAccessSection />
      {step === 'question' && (
        <Question onNext={() => setStep('request')} onClose={() => setStep('closed')} />
      )}
      {step === 'request' && (
        <Request
          mayAsk={user.role === 'ADMIN'}
          ask={ask}
          onBack={() => setStep('question')}
          onClose={() => setStep('closed')}
        />
      )}
    </>
  );
}

function Question({ onNext, onClose }: { onNext: () => void; onClose: () => void }) {
  return (
    <Dialog title="Would you like to access Global Reporting?" onClose={onClose}>
      <p>
        It counts over all your roles: how many candidates, how diverse they are at each step, where
        they came from, and how they and your team found it.
      </p>
      <p>
        <EducationGuideLink to="diversity-figures">
          How to read diversity figures
        </EducationGuideLink>
      </p>
      <div className={dialogStyles['dialog-acts']}>
        <Link
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
          href={staffPagePaths.dashboard()}
        >
          Back to Dashboard
        </Link>
        <Button look="primary" data-first onClick={onNext}>
          Next
        </Button>
      </div>
    </Dialog>
  );
}

type RequestProps = {
  mayAsk: boolean;
  ask: Pick<
    ReturnType<typeof useEndpointMutation<typeof requestGlobalReportingEndpoint>>,
    'isError' | 'isPending' | 'isSuccess' | 'mutate'
  >;
  onBack: () => void;
  onClose: () => void;
};

function Request({ mayAsk, ask, onBack, onClose }: RequestProps) {
  return (
    <Dialog title="This feature is a paid add-on" onClose={onClose}>
      <p>
        {mayAsk
          ? 'Whoever runs this site hears that you would like to have it, and calls you back.'
          : 'Only admins of your organisation can ask for it. Tell one of them that you would like to have it.'}
      </p>
      {ask.isError && (
        <ErrorNote>
          There was an error sending your request; please contact us if this problem persists
        </ErrorNote>
      )}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onBack}>Back</Button>
        <Button
          look="primary"
          busy={ask.isPending}
          disabled={!mayAsk || ask.isSuccess}
          onClick={() => ask.mutate({})}
        >
          {ask.isSuccess ? 'Call-back requested' : 'Request a call-back'}
        </Button>
      </div>
    </Dialog>
  );
}
