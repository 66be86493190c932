import { findOpenApiDescriptionEndpoint } from '@evenhand/contract/integrations/public-api.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { ApiOperationPanel } from '../../features/integrations/api-operation-panel.tsx';
import {
  type OpenApiChapter,
  searchApiChapters,
  parseOpenApiReference,
  type OpenApiSchemas,
} from '../../features/integrations/parse-and-search-openapi-reference.ts';
import { InlineCodeText } from '../../features/integrations/inline-code-text.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from '../../features/integrations/api-docs.module.css';

const DEBOUNCE_MS = 200;

/** Every call of this installation, to read and to search; the search stands in the address. */
export function ApiDocsPage() {
  const { data, error } = useEndpointQuery(findOpenApiDescriptionEndpoint, {});
  const reference = useMemo(() => data && parseOpenApiReference(data), [data]);
  const [query, ask] = useSearchParams();
  const search = query.get('search') ?? '';
  const chapters = reference ? searchApiChapters(reference.chapters, search) : [];
  const total = chapters.reduce((sum, { calls }) => sum + calls.length, 0);

  return (
    <div className={styles['api-docs']}>
      <header>
        <h1>API reference</h1>
        <a
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
          href={findOpenApiDescriptionEndpoint.path}
          download="evenhand-openapi.json"
        >
          Download as OpenAPI 3.1
        </a>
      </header>
      {error && <ErrorNote>We could not load the reference. {error.message}</ErrorNote>}
      {!reference && !error && <Skeleton width="100%" height={480} />}
      {reference && (
        <>
          {reference.overview.split('\n\n').map((paragraph) => (
            <p key={paragraph} className={styles['api-docs-overview']}>
              <InlineCodeText text={paragraph} />
            </p>
          ))}
          <div className={styles['api-docs-search']}>
            <SearchField
              className={styles['search-field']}
              label="Search calls"
              value={search}
              debounceMs={DEBOUNCE_MS}
              onSearch={(text) => ask(text === '' ? {} : { search: text }, { replace: true })}
            />
            <p role="status">{total === 1 ? '1 call' : `${total} calls`}</p>
          </div>
          {total === 0 && <p>No call matches. Search for other words.</p>}
          <div className={styles['api-docs-body']}>
            {total > 0 && <ChapterLinks chapters={chapters} />}
            <div>
              {chapters.map((chapter) => (
                <ChapterPart key={chapter.name} chapter={chapter} shapes={reference.shapes} />
              ))}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function ChapterLinks({ chapters }: { chapters: readonly OpenApiChapter[] }) {
  return (
    <nav aria-label="Chapters">
      <ul>
        {chapters.map(({ name, calls }) => (
          <li key={name}>
            <a href={`#chapter-${name}`}>{titleOf(name)}</a> <span>{calls.length}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChapterPart({ chapter, shapes }: { chapter: OpenApiChapter; shapes: OpenApiSchemas }) {
  return (
    <section aria-labelledby={`chapter-${chapter.name}`}>
      <h2 id={`chapter-${chapter.name}`}>{titleOf(chapter.name)}</h2>
      {chapter.says !== '' && <p>{chapter.says}</p>}
      <ul className={styles['api-calls']}>
        {chapter.calls.map((call) => (
          <li key={call.operationId}>
            <ApiOperationPanel call={call} shapes={shapes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const names: Record<string, string> = { 'public-api': 'Versioned API', 'sign-in': 'Sign-in' };

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
