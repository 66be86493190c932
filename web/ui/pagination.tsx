import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from './button-and-icon-button.tsx';
import { listPageNumbersWithGaps } from './list-page-numbers-with-gaps.ts';
import styles from './pagination.module.css';

type Props = { page: number; pages: number; onPage: (page: number) => void };

export function Pagination({ page, pages, onPage }: Props) {
  return (
    <nav className={styles['pagination']} aria-label="Pages">
      <p>
        Page {page} of {pages}
      </p>
      {pages > 1 && (
        <div className={styles['pagination-steps']}>
          <Button
            size="small"
            icon={<IconChevronLeft aria-hidden="true" />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            Previous
          </Button>
          <ol>
            {listPageNumbersWithGaps(page, pages).map((each) => (
              <li key={`${each.page}${each.isGap ? '…' : ''}`}>
                <button
                  type="button"
                  aria-current={!each.isGap && each.page === page ? 'page' : undefined}
                  aria-label={each.isGap ? `Jump to page ${each.page}` : `Page ${each.page}`}
                  onClick={() => onPage(each.page)}
                >
                  {each.isGap ? '…' : each.page}
                </button>
              </li>
            ))}
          </ol>
          <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Next
            <IconChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  );
}
