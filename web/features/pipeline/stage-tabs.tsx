import type { ManagedJob, StageGroup } from '@evenhand/contract/pipeline.ts';
import { Link } from 'wouter';

type Props = {
  groups: ManagedJob['groups'];
  current: StageGroup;
  addressOf: (group: StageGroup) => string;
};

export function StageTabs({ groups, current, addressOf }: Props) {
  return (
    <nav className="stage-tabs" aria-label="Stages">
      {groups.map(({ key, title, count }) => (
        <Link key={key} href={addressOf(key)} aria-current={key === current ? 'true' : undefined}>
          {title} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}
