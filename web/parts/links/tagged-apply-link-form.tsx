import { listJobBoardsEndpoint } from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { useDeferredValue, useId, useState } from 'react';
import { JobApplyLinkWithQrCode } from './job-apply-link-with-qr-code.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './tagged-apply-link-form.module.css';

/** Makes links to one role that tell where somebody found it: a board of the list or anything typed. */
export function TaggedApplyLinkForm({ jobId }: { jobId: number }) {
  const [place, setPlace] = useState('');
  const source = useDeferredValue(place);
  const { data } = useEndpointQuery(listJobBoardsEndpoint, {});
  const id = useId();
  return (
    <div className={styles['tagged-link']}>
      <TextInputField
        label="Where will it stand? (optional)"
        hint="A link of its own for each place shows in the report what came of it."
        value={place}
        list={id}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      <datalist id={id}>
        {data?.boards.map(({ source: tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </datalist>
      <JobApplyLinkWithQrCode jobId={jobId} source={source} />
    </div>
  );
}
