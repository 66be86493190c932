import {
  deleteJobBoardEndpoint,
  type JobBoard,
  listJobBoardsEndpoint,
} from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { IconChevronLeft, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { JobApplyLinkWithQrCode } from '../../parts/links/job-apply-link-with-qr-code.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobBoardDialog } from './job-board-dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './job-boards.module.css';

/** One board, and the links to open roles that are tagged with it. */
export function JobBoardDetailsAndLinksPage({ slug }: { slug: string }) {
  const { data, error } = useEndpointQuery(listJobBoardsEndpoint, {});
  const board = data?.boards.find((each) => each.slug === slug);

  return (
    <div className={styles['boards']}>
      <Link className={styles['boards-back']} href={staffPagePaths.jobBoards()}>
        <IconChevronLeft size={16} aria-hidden="true" />
        Job boards
      </Link>
      {error && !data && <ErrorNote>We could not load this board. {error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={320} />}
      {data && !board && (
        <>
          <h1>This board is not on the list</h1>
          <p>It may have been taken off. Links that were handed out work on.</p>
        </>
      )}
      {data && board && <Board board={board} {...data} />}
    </div>
  );
}

type Props = {
  board: JobBoard;
  roles: readonly { id: number; title: string }[];
  may: { change: boolean };
};

function Board({ board, roles: jobs, may }: Props) {
  const { id, name, audience, cost, reach, advice, address } = board;
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <title>{`${name} – Evenhand`}</title>
      <header className={styles['boards-head']}>
        <div>
          <h1>{name}</h1>
          {audience && <p>{audience}</p>}
        </div>
        {id !== null && may.change && (
          <div className={styles['boards-acts']}>
            <Button onClick={() => setChanging(true)}>Change</Button>
            <Removal id={id} name={name} />
          </div>
        )}
      </header>
      <dl className={styles['boards-facts']}>
        {reach && <Fact title="Reach" words={reach} />}
        {cost && <Fact title="Cost" words={cost} />}
        {advice && <Fact title="Good to know" words={advice} />}
      </dl>
      {address && (
        <p>
          <a className={styles['boards-address']} href={address} target="_blank" rel="noreferrer">
            {address.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '')}
            <IconExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
      <BoardLinks roles={jobs} source={board.source} />
      {isChanging && id !== null && (
        <JobBoardDialog board={{ ...board, id }} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

function Fact({ title, words }: { title: string; words: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function BoardLinks({ roles: jobs, source }: Pick<Props, 'roles'> & { source: string }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const jobId = chosen ?? jobs[0]?.id;
  if (jobId === undefined) {
    return (
      <section className={styles['boards-card']}>
        <h2>Links for this board</h2>
        <p>None of your roles is open now. Links appear here as soon as one is published.</p>
      </section>
    );
  }
  return (
    <section className={styles['boards-card']}>
      <h2>Links for this board</h2>
      <p>
        Whoever applies through this link counts as coming from <strong>{source}</strong>.
      </p>
      <SelectField
        label="Open role"
        value={jobId}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
      >
        {jobs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <JobApplyLinkWithQrCode jobId={jobId} source={source} />
    </section>
  );
}

function Removal({ id, name }: { id: number; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const [, go] = useLocation();
  const remove = useEndpointMutation(deleteJobBoardEndpoint, {
    refreshes: [listJobBoardsEndpoint],
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Remove</Button>
      {isAsking && (
        <Dialog title={`Remove ${name}?`} onClose={() => setAsking(false)}>
          <p>It leaves the list. Links that were handed out work on and count as before.</p>
          {remove.error && <ErrorNote>{remove.error.message}</ErrorNote>}
          <div className={dialogStyles['dialog-acts']}>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() =>
                remove.mutate(
                  { params: { boardId: id } },
                  { onSuccess: () => go(staffPagePaths.jobBoards()) },
                )
              }
            >
              Remove
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
