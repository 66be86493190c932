import { hashPassword } from '../../features/sign-in/hash-password.ts';

const DEMO_PASSWORD = 'evenhand-demo-2026';

/** The password of everybody in the demo; it is public. */
export function hashDemoPassword(): Promise<string> {
  return hashPassword(DEMO_PASSWORD);
}
