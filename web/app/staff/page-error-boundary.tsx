import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../../net/load-chunk-with-retry.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { BareMessagePage } from './bare-message-page.tsx';
import styles from './bare-message-page.module.css';

type Props = { children: ReactNode };
type State = { failure: Error | null };

/** The last net: a page that failed to load or to draw says so instead of going blank. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: Error): State {
    return { failure };
  }

  override componentDidCatch(failure: Error) {
    // Reported here and to nobody else: the browser's log is where whoever helps will look.
    if (failure instanceof ChunkLoadError) console.error('chunk load error', failure.cause);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const isMissing = failure instanceof ChunkLoadError;
    return (
      <BareMessagePage
        title={isMissing ? 'This page could not be loaded' : 'This page could not be shown'}
      >
        <p>
          {isMissing
            ? 'A part of it did not arrive. Check your connection, then load the page again.'
            : 'Load the page again, and if that does not help, try again later.'}{' '}
          Nothing was changed.
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          Load again
        </Button>
        {isMissing && <p className={styles['bare-page-small']}>Chunk load error</p>}
      </BareMessagePage>
    );
  }
}
