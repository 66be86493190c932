import type { RoleTemplate, TemplatePage as Page } from '@evenhand/contract/role-templates.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { Advert } from './advert.tsx';
import { TemplateQuestion } from './template-question.tsx';
import { TemplateSide } from './template-side.tsx';

/** A whole role before signing up: what candidates would read, be asked, and be scored by. */
export function TemplatePage({ template, minutes }: Page) {
  const { title, summary, description, questions, stages } = template;
  return (
    <main className="open-main template">
      <div className="template-head">
        <a className="template-back" href={paths.templateList()}>
          <IconChevronLeft size={18} aria-hidden="true" />
          All role templates
        </a>
        <header className="open-head">
          <h1>{title}</h1>
          <p className="open-lead">{summary}</p>
        </header>
      </div>
      <TemplateSide template={template} minutes={minutes} />
      <div className="template-text">
        <section className="template-advert" aria-labelledby="advert">
          <h2 id="advert">The advert</h2>
          <div className="template-paper">
            <Advert text={description} />
          </div>
        </section>
        <section aria-labelledby="questions">
          <h2 id="questions">The questions and their review guides</h2>
          <p className="template-says">
            Candidates see the question. Reviewers see the guide beside each answer.
          </p>
          <ol className="template-questions">
            {questions.map((question, i) => (
              <TemplateQuestion key={question.text} question={question} number={i + 1} />
            ))}
          </ol>
        </section>
        <Stages stages={stages} />
      </div>
    </main>
  );
}

function Stages({ stages }: Pick<RoleTemplate, 'stages'>) {
  return (
    <section aria-labelledby="stages">
      <h2 id="stages">Suggested stages</h2>
      <ol className="template-stages">
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
