import { Component, type ReactNode } from 'react';
import { doesServerAnswer } from '../../net/does-server-answer.ts';
import { ChunkLoadError } from '../../net/load-chunk-with-retry.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { BareMessagePage } from './bare-message-page.tsx';
import styles from './bare-message-page.module.css';

type Props = { children: ReactNode };
type State = { failure: Error | null; isUnanswered?: boolean };

/** The last net: a page that failed to load or to draw says so instead of going blank. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: Error): State {
    return { failure };
  }

  override componentDidMount() {
    // For as long as the document stands.
    addEventListener('popstate', this.drawAgain);
  }

  override componentDidCatch(failure: Error) {
    // Reported here and to nobody else: the browser's log is where whoever helps will look.
    if (failure instanceof ChunkLoadError) console.error('chunk load error', failure.cause);
  }

  /** Whoever goes back finds the page before as they left it. */
  private readonly drawAgain = () => this.setState({ failure: null });

  private readonly loadAgain = async () => {
    if (await doesServerAnswer()) location.reload();
    else this.setState({ isUnanswered: true });
  };

  override render() {
    const { failure, isUnanswered } = this.state;
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
        <Button look="primary" onClick={this.loadAgain}>
          Load again
        </Button>
        {isUnanswered && <p role="alert">Evenhand does not answer yet.</p>}
        {isMissing && <p className={styles['bare-page-small']}>Chunk load error</p>}
      </BareMessagePage>
    );
  }
}
