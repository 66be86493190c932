import { Component, type ReactNode } from 'react';
import sideCardStyles from '../../../parts/layout/side-card.module.css';

type Props = { title: string; children: ReactNode };
type State = { hasFailed: boolean };

/** A card that cannot be drawn takes nothing else of the page with it. */
export class DashboardCardErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section className={sideCardStyles['side-card']}>
        <h2>{this.props.title}</h2>
        <p>This could not be shown. Load the page again to try once more.</p>
      </section>
    );
  }
}
