import './dashboard-side.css';
import { useMe } from '../../use-me.ts';

/** The right column of the dashboard, one card for each thing the day asks for. */
export function DashboardSide() {
  const me = useMe();
  if (!me) return null;
  return null;
}
