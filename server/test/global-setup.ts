import type { TestProject } from 'vitest/node';
import { findDatabaseFunctionsNeverCalled } from './find-database-functions-never-called.ts';
import { runAsSuperuser } from './run-as-superuser.ts';
import { startTestCluster } from './start-test-cluster.ts';

export default async function setup(project: TestProject) {
  // The planted faults bring a template of their own, on one cluster for all of them.
  const planted = process.env['EVENHAND_TEMPLATE_URL'];
  if (planted !== undefined) return project.provide('templateUrl', planted);
  const { url, dataDir, version, stop } = await startTestCluster();
  project.provide('templateUrl', url);
  // Of a choice of tests it is found out whether they call everything.
  const isChoice = process.env['TESTS_CALL_EVERY_FUNCTION'] === 'yes';
  if (isChoice) {
    const counting = ["alter system set track_functions = 'all'", 'select pg_reload_conf()'];
    await runAsSuperuser(dataDir, url, counting, { version });
  }
  return async () => {
    const never = isChoice ? await findDatabaseFunctionsNeverCalled(url) : [];
    await stop();
    if (never.length > 0)
      throw new Error(`No test that is run on PostgreSQL ${version} calls ${never.join(', ')}.`);
  };
}
