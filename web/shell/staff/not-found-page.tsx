import './not-found-page.css';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';

export function NotFoundPage() {
  return (
    <section className="not-found">
      <title>Page not found – Evenhand</title>
      <h1>Page not found</h1>
      <p>There is nothing at this address, or you are not allowed to see it.</p>
      <p>
        <Link href={paths.dashboard()}>Go to the dashboard</Link>
      </p>
    </section>
  );
}
