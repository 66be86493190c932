import type { TestProject } from 'vitest/node';
import { startTestCluster } from './start-test-cluster.ts';

export default async function setup(project: TestProject) {
  // The planted faults bring a template of their own, on one cluster for all of them.
  const planted = process.env['EVENHAND_TEMPLATE_URL'];
  if (planted !== undefined) return project.provide('templateUrl', planted);
  const cluster = await startTestCluster();
  project.provide('templateUrl', cluster.url);
  return cluster.stop;
}
