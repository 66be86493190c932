import type {
  JobTemplate,
  JobTemplatePageProps as Page,
} from '@evenhand/contract/job-templates.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { JobAdvertPreview } from './job-advert-preview.tsx';
import { JobTemplateQuestionListItem } from './job-template-question-list-item.tsx';
import { PublicJobTemplateStartAndEffortAside } from './public-job-template-start-and-effort-aside.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import openPageStyles from '../../parts/layout/templates-and-guides-page.module.css';
import styles from './public-job-template-page.module.css';

/** A whole role before signing up: what candidates would read, be asked, and be scored by. */
export function PublicJobTemplatePage({ template, minutes }: Page) {
  const { title, summary, description, questions, stages } = template;
  return (
    <main className={joinClassNames(openPageStyles['open-main'], styles['template'])}>
      <div className={styles['template-head']}>
        <a className={styles['template-back']} href={staffPagePaths.templateList()}>
          <IconChevronLeft size={18} aria-hidden="true" />
          All role templates
        </a>
        <header className={openPageStyles['open-head']}>
          <h1>{title}</h1>
          <p className={openPageStyles['open-lead']}>{summary}</p>
        </header>
      </div>
      <PublicJobTemplateStartAndEffortAside template={template} minutes={minutes} />
      <div className={styles['template-text']}>
        <section aria-labelledby="advert">
          <h2 id="advert">The advert</h2>
          <div className={styles['template-paper']}>
            <JobAdvertPreview text={description} />
          </div>
        </section>
        <section aria-labelledby="questions">
          <h2 id="questions">The questions and their review guides</h2>
          <p className={styles['template-says']}>
            Candidates see the question. Reviewers see the guide beside each answer.
          </p>
          <ol>
            {questions.map((question, i) => (
              <JobTemplateQuestionListItem key={question.text} question={question} number={i + 1} />
            ))}
          </ol>
        </section>
        <Stages stages={stages} />
      </div>
    </main>
  );
}

function Stages({ stages }: Pick<JobTemplate, 'stages'>) {
  return (
    <section aria-labelledby="stages">
      <h2 id="stages">Suggested stages</h2>
      <ol className={styles['template-stages']}>
        {stages.map(({ title, says }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
