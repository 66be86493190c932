import '../../ui/styles.css';
import './elements.css';
import '@fontsource-variable/source-serif-4/index.css';
import '../../features/apply/frame.module.css';
import '../../features/apply/fields.module.css';
import '../../features/apply/job-page.module.css';
import '../../features/apply/steps.module.css';
import '../../features/apply/survey.module.css';
import { startAutosave } from '../../features/apply/autosave.ts';
import { forgetDrafts } from '../../features/apply/draft-store.ts';
import { showLocalTimes } from '../../features/apply/local-times.ts';

showLocalTimes(document);
const form = document.querySelector<HTMLFormElement>('form[data-answer]');
if (form) startAutosave(form);
if (document.querySelector('[data-forget-drafts]')) forgetDrafts();
