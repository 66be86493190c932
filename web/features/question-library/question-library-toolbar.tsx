import {
  type QuestionType,
  questionTypeKeys,
  questionTypes,
} from '@evenhand/contract/question-library/question-types.ts';
import {
  type QuestionLibraryQuery,
  listLibraryQuestionSkills,
} from '@evenhand/contract/question-library.ts';
import { SEARCH_CHARACTERS_MAX } from '@evenhand/contract/field-schemas.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { SearchField } from '../../ui/search-field.tsx';
import { useCall } from '../../net/use-call-and-command.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import selectFieldStyles from '../../ui/select-field.module.css';
import styles from './question-library-toolbar.module.css';

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
const SEARCH_DEBOUNCE_MS = 250;

type Props = {
  query: QuestionLibraryQuery;
  types: Record<QuestionType, number> | undefined;
  onChange: (changes: Partial<QuestionLibraryQuery>, how?: { replace: boolean }) => void;
};

export function QuestionLibraryToolbar({ query, types, onChange }: Props) {
  const { data } = useCall(listLibraryQuestionSkills, {
    query: {
      ...(query.type !== '' && { type: query.type }),
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
        {(['', ...questionTypeKeys] as const).map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={query.type === type}
            onClick={() => onChange({ type })}
          >
            {type === '' ? 'All' : questionTypes[type].words}
            {types && <span>{type === '' ? sum(Object.values(types)) : types[type]}</span>}
          </button>
        ))}
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
