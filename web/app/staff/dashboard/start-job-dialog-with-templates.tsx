import {
  StartJobDialog,
  type StartJobMethodName,
} from '../../../features/jobs/start-job-dialog.tsx';
import { JobTemplateChooser } from '../../../features/job-templates/job-template-chooser.tsx';

type Props = { first: StartJobMethodName; onClose: () => void };

/** A chunk of its own: who does not start a role never loads it. */
export function StartJobDialogWithTemplates({ first, onClose }: Props) {
  return <StartJobDialog first={first} templates={<JobTemplateChooser />} onClose={onClose} />;
}
