import '../ui/styles.css';
import {
  findJobDraftEndpoint,
  type JobDraft,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { JobListQuery } from '@evenhand/contract/jobs.ts';
import type { ItemShownToCandidate } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CommandPalette } from '../app/staff/palette/command-palette.tsx';
import { createQueryClient } from '../app/staff/query-client.ts';
import { PlanNumberFieldWithReason } from '../features/builder/plan-number-field-with-reason.tsx';
import { QuestionLibraryDrawer } from '../features/builder/question-library-drawer.tsx';
import { useJobDraft } from '../features/builder/use-job-draft.ts';
import { DiversityChart } from '../features/reporting/org/diversity/diversity-chart.tsx';
import { useUrlQuery } from '../net/use-url-query-and-parse-or-format-search-params.ts';
import { useEndpointQuery } from '../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { PlanItemAnswerField } from '../parts/plan-items/plan-item-answer-field.tsx';
import { RichTextField } from '../parts/rich-text/rich-text-field.tsx';
import { Button } from '../ui/button-and-icon-button.tsx';
import { DialogOnPage, Opener, WritingDialogOnPage } from './dialogs-for-browser-tests.tsx';
import { TextInputField } from '../ui/text-input-field.tsx';
import { LoadedContentOrFailure } from '../ui/loaded-content-or-failure.tsx';
import { DropdownMenu, DropdownMenuItem } from '../ui/dropdown-menu.tsx';
import { SearchField } from '../ui/search-field.tsx';

/** Each is tried alone, by its name in the address; what the server would answer, the test answers. */
const components: Readonly<Record<string, ComponentType>> = {
  chart: ChartOnPage,
  dialog: DialogOnPage,
  'writing-dialog': WritingDialogOnPage,
  draft: DraftOnPage,
  drawer: DrawerOnPage,
  editor: EditorOnPage,
  items: ItemsOnPage,
  menu: MenuOnPage,
  palette: PaletteOnPage,
  planned: PlannedNumberOnPage,
  search: SearchOnPage,
};

const Shown = components[location.pathname.slice(1)];
const root = document.getElementById('root');
if (root && Shown) {
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
}

function DrawerOnPage() {
  const [added, setAdded] = useState('');
  return (
    <>
      <p role="status">{added}</p>
      <Opener>
        {(close) => (
          <QuestionLibraryDrawer
            stage={{ kind: 'sift', items: [], libraryIds: {} }}
            onAdd={(questions) => {
              setAdded(questions.map(({ text }) => text).join(', '));
              close();
            }}
            onClose={close}
          />
        )}
      </Opener>
    </>
  );
}

const options = [
  { key: 'a', words: 'Early' },
  { key: 'b', words: 'Late' },
  { key: 'c', words: 'At night' },
];
const items: ItemShownToCandidate[] = [
  { kind: 'long-text', key: 'story', text: 'What happened?', required: true, maxWords: 250 },
  { kind: 'short-text', key: 'town', text: 'Which town?', required: true, maxCharacters: 60 },
  {
    kind: 'number',
    key: 'way',
    text: 'How far?',
    required: true,
    unit: 'km',
    min: 0,
    max: 50,
    decimals: 1,
  },
  {
    kind: 'date',
    key: 'start',
    text: 'From when?',
    required: false,
    earliest: '2026-05-01',
    latest: null,
  },
  { kind: 'one-of', key: 'shift', text: 'Which shift?', required: false, options },
  {
    kind: 'many-of',
    key: 'shifts',
    text: 'Which shifts?',
    required: true,
    options,
    least: 1,
    most: 2,
  },
  { kind: 'yes-no', key: 'licence', text: 'Do you have a licence?', required: true },
  { kind: 'statement', key: 'own', text: 'These answers are my own.', required: true },
  { kind: 'link', key: 'work', text: 'Where is your work?', required: false },
];

/** Every kind but files, which have no text; the first day stands as somebody typed it. */
function ItemsOnPage() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // No field of this form takes files, so that all that is sent is text.
        const fields = [...new FormData(event.currentTarget)] as [string, string][];
        setSent(fields.map(([name, value]) => `${name}=${value}`).join('; '));
      }}
    >
      {items.map((item) => (
        <PlanItemAnswerField
          key={item.key}
          item={item}
          name={item.key}
          typed={item.key === 'start' ? ['31 February'] : undefined}
          problem={item.key === 'start' ? 'There is no such day in the calendar.' : undefined}
        />
      ))}
      <Button type="submit">Send</Button>
      <p role="status">{sent}</p>
    </form>
  );
}

function PaletteOnPage() {
  return <Opener>{(close) => <CommandPalette onClose={close} />}</Opener>;
}

function MenuOnPage() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <p role="status">{chosen}</p>
      <DropdownMenu trigger={<Button>Actions</Button>} label="Actions">
        <DropdownMenuItem onChoose={() => setChosen('Duplicated')}>Duplicate</DropdownMenuItem>
        <DropdownMenuItem whyNot="It is open.">Delete</DropdownMenuItem>
        <DropdownMenuItem onChoose={() => setChosen('Archived')}>Archive</DropdownMenuItem>
      </DropdownMenu>
    </>
  );
}

function EditorOnPage() {
  const [html, setHtml] = useState('<p>Keeps the boat safe.</p>');
  return (
    <>
      <RichTextField label="What they do" value={html} onChange={setHtml} />
      <output>{html}</output>
    </>
  );
}

const women = { code: 'woman', label: 'Woman', place: 1 };
const men = { code: 'man', label: 'Man', place: 2 };

function ChartOnPage() {
  const chart = useRef<SVGSVGElement>(null);
  const step = (name: string, [first, second]: [number, number]) => ({
    step: 'submit' as const,
    name,
    everybody: first + second,
    shares: {
      told: first + second,
      unknown: 0,
      options: [
        { ...women, count: first, share: (100 * first) / (first + second) },
        { ...men, count: second, share: (100 * second) / (first + second) },
      ],
    },
    without: null,
  });
  return (
    <DiversityChart
      ref={chart}
      label="Gender by step"
      steps={[step('Submitted', [60, 40]), { ...step('Hired', [30, 20]), step: 'hired' }]}
      series={[women, men]}
    />
  );
}

function DraftOnPage() {
  const draft = useEndpointQuery(findJobDraftEndpoint, { params: { jobId: '7' } });
  return (
    <LoadedContentOrFailure call={draft} what="this role" skeleton={null}>
      {(loaded) => <DraftFields loaded={loaded} />}
    </LoadedContentOrFailure>
  );
}

function DraftFields({ loaded }: { loaded: JobDraft }) {
  const { state, autosave } = useJobDraft(1, loaded);
  return (
    <>
      <p role="status">{state.saved}</p>
      <TextInputField
        label="Title"
        value={state.mine.title}
        error={state.errors['title']}
        onChange={({ currentTarget }) => autosave.change({ title: currentTarget.value })}
      />
      {state.clashes.includes('title') && (
        <>
          <p role="alert">Theirs: {state.draft.title}</p>
          <Button onClick={() => autosave.choose('title', 'mine')}>Keep mine</Button>
          <Button onClick={() => autosave.choose('title', 'theirs')}>Take theirs</Button>
        </>
      )}
    </>
  );
}

function SearchOnPage() {
  const { query, change } = useUrlQuery(JobListQuery);
  return (
    <>
      <SearchField
        label="Search"
        debounceMs={0}
        maxLength={100}
        value={query.search}
        onSearch={(search) => change({ search })}
      />
      <output>{JSON.stringify(query)}</output>
    </>
  );
}

/** The server refuses every change; what was saved stays 3. */
function PlannedNumberOnPage() {
  const [value, setValue] = useState(3);
  const [saveCalls, setSaveCalls] = useState<string[]>([]);
  return (
    <>
      <PlanNumberFieldWithReason
        label="Reviews"
        type="number"
        value={value}
        saved={3}
        told="3 reviews"
        error={value === 3 ? undefined : 'Never more than the team has people.'}
        onSave={(wanted, reason) => {
          setValue(wanted);
          setSaveCalls((before) => [...before, `${wanted} ${reason}`.trim()]);
        }}
      />
      <p role="status">{saveCalls.join('; ')}</p>
    </>
  );
}
