import {
  listJobTemplatesEndpoint,
  type JobTemplateSummary,
} from '@evenhand/contract/job-templates.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { searchJobTemplates } from './search-job-templates.ts';
import { JobTemplatePreview } from './job-template-preview.tsx';
import styles from './job-template-chooser.module.css';

const SEARCH_DEBOUNCE_MS = 100;
const SKILLS_SHOWN = 4;

type TemplateId = JobTemplateSummary['id'];

/** Templates to search, to read and to begin with. */
export function JobTemplateChooser() {
  const templates = useEndpointQuery(listJobTemplatesEndpoint, {});
  const { data } = templates;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<TemplateId>();
  const [left, setLeft] = useState<TemplateId>();

  if (shown !== undefined) {
    return (
      <JobTemplatePreview
        key={shown}
        id={shown}
        onShow={setShown}
        onBack={() => {
          setLeft(shown);
          setShown(undefined);
        }}
      />
    );
  }

  const found = searchJobTemplates(data ?? [], search);
  const shelves = [
    { title: 'Your templates', templates: found.filter(({ isOwn }) => isOwn) },
    { title: 'Ready to use', templates: found.filter(({ isOwn }) => !isOwn) },
  ].filter(({ templates }) => templates.length > 0);

  return (
    <div className={styles['template-chooser']}>
      <SearchField
        data-first
        label="Search templates"
        debounceMs={SEARCH_DEBOUNCE_MS}
        maxLength={100}
        value={search}
        onSearch={setSearch}
      />
      <LoadedContentOrFailure
        call={templates}
        what="the templates"
        skeleton={<Skeleton width="100%" height={240} />}
      />
      <p className="sr-only" role="status">
        {data && (found.length === 1 ? '1 template' : `${found.length} templates`)}
      </p>
      {data && found.length === 0 && (
        <p className={styles['template-chooser-none']}>
          No template matches.{' '}
          <Button look="link" onClick={() => setSearch('')}>
            Show all
          </Button>
        </p>
      )}
      {shelves.map(({ title, templates }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {templates.map((template) => (
              <li key={template.id}>
                <Row
                  template={template}
                  isLeft={template.id === left}
                  onShow={() => setShown(template.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type RowProps = { template: JobTemplateSummary; isLeft: boolean; onShow: () => void };

function Row({ template: { title, summary, questionCount, skills }, isLeft, onShow }: RowProps) {
  return (
    <button
      type="button"
      className={styles['template-row']}
      ref={isLeft ? takeFocus : undefined}
      onClick={onShow}
    >
      <span>
        <strong>{title}</strong>
        <small>{summary ?? skills.slice(0, SKILLS_SHOWN).join(' · ')}</small>
      </span>
      <small>{questionCount === 1 ? '1 question' : `${questionCount} questions`}</small>
      <IconChevronRight size={16} aria-hidden="true" />
    </button>
  );
}

/** Whoever comes back from a template goes on where they left the list. */
function takeFocus(row: HTMLButtonElement | null) {
  row?.focus();
}
