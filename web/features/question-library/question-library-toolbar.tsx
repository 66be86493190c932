import {
  SiftOrInterviewQuestionTypeKey,
  type LibraryQuestionType,
  questionTypeKeys,
  questionTypeFacts,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import {
  type QuestionLibraryQuery,
  listLibraryQuestionSkillsEndpoint,
} from '@evenhand/contract/question-library.ts';
import { SEARCH_CHARACTERS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { SearchField } from '../../ui/search-field.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import selectFieldStyles from '../../ui/select-field.module.css';
import styles from './question-library-toolbar.module.css';

/** Those that most questions are of have buttons; the others share a list. */
const proseTypes = SiftOrInterviewQuestionTypeKey.options;
const otherTypes = questionTypeKeys.filter((type) => !isProse(type));
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
const SEARCH_DEBOUNCE_MS = 250;

type Props = {
  query: QuestionLibraryQuery;
  types: Record<LibraryQuestionType, number> | undefined;
  onChange: (changes: Partial<QuestionLibraryQuery>, how?: { replace: boolean }) => void;
};

export function QuestionLibraryToolbar({ query, types, onChange }: Props) {
  const prose = proseTypes.find((type) => type === query.type);
  const { data } = useEndpointQuery(listLibraryQuestionSkillsEndpoint, {
    query: {
      ...(prose && { type: prose }),
      includeOrgLibrary: query.library === 'shipped' ? 'false' : 'true',
      includeAppliedLibrary: query.library === 'own' ? 'false' : 'true',
    },
  });
  const skills = data?.skills ?? [];
  // Counted is the library, not what is in one folder or archived.
  const hasCounts = query.folder === '' && query.library !== 'archived';
  const isListed = skills.some(({ name }) => name === query.skill);

  return (
    <div className={styles['library-tools']}>
      <SearchField
        className={styles['search-field']}
        label="Search questions and skills"
        maxLength={SEARCH_CHARACTERS_MAX}
        debounceMs={SEARCH_DEBOUNCE_MS}
        value={query.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <div className={styles['library-types']} role="group" aria-label="Kind of question">
        {(['', ...proseTypes] as const).map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={query.type === type}
            onClick={() => onChange({ type })}
          >
            {type === '' ? 'All' : questionTypeFacts[type].words}
            {types && <span>{type === '' ? sum(Object.values(types)) : types[type]}</span>}
          </button>
        ))}
      </div>
      <div className={joinClassNames(selectFieldStyles['select-box'], styles['library-skill'])}>
        <select
          aria-label="Other kinds of questions"
          value={otherTypes.find((type) => type === query.type) ?? ''}
          onChange={(event) => {
            const chosen = otherTypes.find((type) => type === event.currentTarget.value);
            onChange({ type: chosen ?? '' });
          }}
        >
          <option value="">Other kinds</option>
          {otherTypes
            .filter((type) => types === undefined || types[type] > 0 || type === query.type)
            .map((type) => (
              <option key={type} value={type}>
                {types
                  ? `${questionTypeFacts[type].words} (${types[type]})`
                  : questionTypeFacts[type].words}
              </option>
            ))}
        </select>
        <IconChevronDown size={16} aria-hidden="true" />
      </div>
      <div className={joinClassNames(selectFieldStyles['select-box'], styles['library-skill'])}>
        <select
          aria-label="Skill"
          value={query.skill}
          onChange={(event) => onChange({ skill: event.currentTarget.value })}
        >
          <option value="">All skills</option>
          {query.skill !== '' && !isListed && <option>{query.skill}</option>}
          {skills.map(({ name, count }) => (
            <option key={name} value={name}>
              {hasCounts ? `${name} (${count})` : name}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} aria-hidden="true" />
      </div>
    </div>
  );
}

function isProse(type: LibraryQuestionType): boolean {
  return proseTypes.some((prose) => prose === type);
}
