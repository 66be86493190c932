import type { CandidateStageGroupKey } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { Link } from 'wouter';
import { scrollTabIntoView } from '../../ui/scroll-tab-into-view.ts';
import placeTabsStyles from '../../parts/layout/link-tabs.module.css';

type Props = {
  groups: JobPipeline['groups'];
  current: CandidateStageGroupKey;
  addressOf: (group: CandidateStageGroupKey) => string;
};

export function CandidateStageTabs({ groups, current, addressOf }: Props) {
  return (
    <nav className={placeTabsStyles['place-tabs']} aria-label="Stages">
      {groups.map(({ key, title, count }) => (
        <Link
          key={key}
          href={addressOf(key)}
          ref={key === current ? scrollTabIntoView : null}
          aria-current={key === current ? 'true' : undefined}
        >
          {title} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
