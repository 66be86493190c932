import type { MustHaveVerdict } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleX,
} from '@tabler/icons-react';
import styles from './must-haves.module.css';

const icons = {
  meets: IconCircleCheck,
  'does-not-meet': IconCircleX,
  unanswered: IconCircleDashed,
  'not-asked': IconCircleMinus,
} as const satisfies Record<MustHaveVerdict, typeof IconCircleCheck>;

/** Beside words that say it. */
export function MustHaveVerdictIcon({ verdict }: { verdict: MustHaveVerdict }) {
  const Icon = icons[verdict];
  return <Icon size={18} aria-hidden="true" className={styles[`verdict-${verdict}`]} />;
}
