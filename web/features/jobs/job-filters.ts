import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  type countJobsEndpoint,
  type listTeamsAndGradesForJobFiltersEndpoint,
  jobPhaseFilters,
  type JobListQuery,
} from '@evenhand/contract/jobs.ts';
import { formatJobGrade } from './format-job-grade.ts';
import type { ChosenFilterValues, FilterSectionDefinition } from '../../ui/filter-choices.ts';

type Phase = (typeof jobPhaseFilters)[number];
type Offered = ResponseOf<typeof listTeamsAndGradesForJobFiltersEndpoint>;
type Counts = ResponseOf<typeof countJobsEndpoint>;

const phases: Record<Phase, string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
};

export function jobFilterSections(
  offered: Offered,
  counts: Counts | undefined,
): FilterSectionDefinition[] {
  const phase: FilterSectionDefinition = {
    id: 'phase',
    title: 'Phase',
    type: 'exclusive',
    items: jobPhaseFilters.map((value) => ({ value, name: phases[value], count: counts?.[value] })),
    emptyStateText: '',
  };
  return [phase, ...offered];
}

export function jobFiltersFromListQuery({
  filter,
  team = [],
  grade = [],
}: JobListQuery): ChosenFilterValues {
  return {
    ...(filter && { phase: [filter] }),
    ...(team.length > 0 && { team }),
    ...(grade.length > 0 && { grade }),
  };
}

export function listQueryChangesFromJobFilters({
  phase = [],
  team = [],
  grade = [],
}: ChosenFilterValues): Partial<JobListQuery> {
  return {
    filter: jobPhaseFilters.find((each) => phase.includes(each)) ?? '',
    team: [...team],
    grade: [...grade],
  };
}

/** What narrows the list, each with the change that takes it away. */
export function jobFilterChips(query: JobListQuery, offered: Offered) {
  const nameOf = (id: 'team' | 'grade', value: string) =>
    offered.find((section) => section.id === id)?.items.find((item) => item.value === value)
      ?.name ?? value;
  const lists = (['team', 'grade'] as const).flatMap((id) =>
    (query[id] ?? []).map((value) => ({
      label: id === 'grade' ? formatJobGrade(nameOf(id, value)) : nameOf(id, value),
      without: { [id]: query[id]?.filter((each) => each !== value) },
    })),
  );
  return [
    ...(query.filter ? [{ label: phases[query.filter], without: { filter: '' as const } }] : []),
    ...lists,
  ];
}
