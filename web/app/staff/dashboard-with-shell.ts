// What the dashboard is first drawn with, in one file: each file more is a request more before anything is seen.
export { DashboardPage } from '../pages/dashboard-page.tsx';
export { StaffShell } from './staff-shell.tsx';
