import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { BarePage } from './bare-page.tsx';

type Props = { children: ReactNode };

/** The last net: a page that failed to load or to draw says so instead of going blank. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <BarePage title="This page could not be shown">
        <p>Nothing was changed. Load the page again, and if that does not help, try again later.</p>
        <Button look="primary" onClick={() => location.reload()}>
          Load again
        </Button>
      </BarePage>
    );
  }
}
