import type { PlanVersion } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { useSearchParams } from 'wouter';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './job-plan-versions-panel.module.css';

type Props = {
  versions: readonly PlanVersion[];
  shown: PlanVersion;
  beside: PlanVersion | null;
};

/** Chooses which version is read, and which one it is held against. */
export function PlanVersionPicker({ versions, shown, beside }: Props) {
  const [, setQuery] = useSearchParams();

  function choose(name: 'version' | 'beside', value: string) {
    setQuery(
      (query) => {
        const next = new URLSearchParams(query);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <div className={styles['plan-picker']}>
      <SelectField
        label="Version"
        value={shown.n}
        onChange={({ currentTarget }) => choose('version', currentTarget.value)}
      >
        {versions.toReversed().map(({ n }) => (
          <option key={n} value={n}>
            Version {n}
            {n === versions.length && ', current'}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Side by side with"
        value={beside?.n ?? ''}
        onChange={({ currentTarget }) => choose('beside', currentTarget.value)}
      >
        <option value="">No other version</option>
        {versions
          .toReversed()
          .filter(({ n }) => n !== shown.n)
          .map(({ n }) => (
            <option key={n} value={n}>
              Version {n}
              {n === versions.length && ', current'}
            </option>
          ))}
      </SelectField>
    </div>
  );
}

/** The versions that an address asks for; the current one where it asks for none that there is. */
export function findPlanVersionsToCompareInUrlQuery(
  versions: readonly PlanVersion[],
  query: URLSearchParams,
) {
  const find = (name: string) => versions.find(({ n }) => String(n) === query.get(name));
  const shown = find('version') ?? versions.at(-1);
  if (shown === undefined) throw new Error('A role has a version here');
  const beside = find('beside');
  return { shown, beside: beside === shown ? null : (beside ?? null) };
}
