import {
  type AuditTrailQuery,
  findAuditTrailFilterChoicesEndpoint,
} from '@evenhand/contract/activity/audit-trail.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { hasAuditTrailFilters } from './use-audit-trail-url-query-and-has-filters.ts';
import styles from './audit.module.css';

type Props = {
  query: AuditTrailQuery;
  onChange: (changes: Partial<AuditTrailQuery>) => void;
  onClear: () => void;
};

/** Each choice takes effect at once; a day when it is whole. */
export function AuditTrailFilterBar({ query, onChange, onClear }: Props) {
  const [search, setSearch] = useState('');
  const { person, role } = query;
  const { data } = useEndpointQuery(findAuditTrailFilterChoicesEndpoint, {
    query: { search: useDeferredValue(search), ...(person && { person }), ...(role && { role }) },
  });
  const isLong = search !== '' || [data?.people, data?.roles].some((list) => isFull(list));
  const idOf = (value: string) => (value === '' ? '' : Number(value));

  return (
    <form
      className={styles['audit-filters']}
      aria-label="Narrow the trail"
      onSubmit={(event) => event.preventDefault()}
    >
      {isLong && (
        <TextInputField
          label="Find a person or a role"
          hint="The newest 200 of each are listed."
          value={search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <SelectField
        label="Person"
        value={query.person}
        onChange={(event) => onChange({ person: idOf(event.currentTarget.value) })}
      >
        <option value="">Everybody</option>
        {data?.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Kind"
        value={query.kind}
        onChange={(event) => onChange({ kind: event.currentTarget.value })}
      >
        <option value="">Everything</option>
        {data?.kinds.map(({ kind, title }) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Role"
        value={query.role}
        onChange={(event) => onChange({ role: idOf(event.currentTarget.value) })}
      >
        <option value="">All roles</option>
        {data?.roles.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Done by"
        value={query.by}
        onChange={(event) =>
          onChange({ by: event.currentTarget.value === 'support' ? 'support' : '' })
        }
      >
        <option value="">Anybody</option>
        <option value="support">Support</option>
      </SelectField>
      <TextInputField
        label="From"
        type="date"
        value={query.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInputField
        label="Until"
        type="date"
        value={query.until}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
      {hasAuditTrailFilters(query) && (
        <Button look="link" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </form>
  );
}

const isFull = (list: readonly unknown[] | undefined) => (list?.length ?? 0) >= LISTED_ITEMS_MAX;
