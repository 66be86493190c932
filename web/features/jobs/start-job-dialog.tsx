import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { TabsWithPanels } from '../../ui/tabs-with-panels.tsx';
import { PreviousJobPicker } from './previous-job-picker.tsx';
import { StartJobByTitleForm } from './start-job-by-title-form.tsx';
import styles from './start-job.module.css';

export type StartJobMethodName = 'scratch' | 'template' | 'previous';

type Props = {
  /** The route that is open at first. */
  first: StartJobMethodName;
  /** To choose from, and to begin with one. */
  templates: ReactNode;
  onClose: () => void;
};

/** The three ways in which a role begins. */
export function StartJobDialog({ first, templates, onClose }: Props) {
  return (
    <Dialog title="Start a new role" isWide onClose={onClose}>
      <div className={styles['start-job']}>
        <TabsWithPanels
          label="How to start"
          first={first}
          tabs={[
            {
              id: 'scratch',
              title: 'From scratch',
              content: <StartJobByTitleForm onCancel={onClose} />,
            },
            { id: 'template', title: 'From a template', content: templates },
            { id: 'previous', title: 'From a previous role', content: <PreviousJobPicker /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
