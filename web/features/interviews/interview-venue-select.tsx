import { listInterviewVenuesEndpoint } from '@evenhand/contract/interviews/interview-venues.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { SelectField } from '../../ui/select-field.tsx';

type Props = {
  chosen: { id: number; name?: string } | null;
  error?: string | undefined;
  onChoose: (roomId: number | null) => void;
};

/** In which of the organisation's rooms; one that is offered no more is kept where it was chosen. */
export function InterviewVenueSelect({ chosen, error, onChoose }: Props) {
  const rooms = useEndpointQuery(listInterviewVenuesEndpoint, {}).data?.rooms ?? [];
  const isGone = chosen?.name !== undefined && !rooms.some(({ id }) => id === chosen.id);
  if (rooms.length === 0 && !isGone) return null;
  return (
    <SelectField
      label="Room (optional)"
      error={error}
      value={chosen?.id ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
    >
      <option value="">No room</option>
      {isGone && <option value={chosen.id}>{chosen.name}</option>}
      {rooms.map(({ id, name, seats }) => (
        <option key={id} value={id}>
          {name}, {seats} people
        </option>
      ))}
    </SelectField>
  );
}
