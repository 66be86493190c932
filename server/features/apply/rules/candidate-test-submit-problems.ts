/** What stands between the tests of an application and its submission: field → sentence, in their order. */
export function testSubmitProblems(
  tests: readonly { name: string; state: 'not-begun' | 'running' | 'done' }[],
): Record<string, string> {
  return Object.fromEntries(
    tests.flatMap(({ name, state }, i) =>
      state === 'done'
        ? []
        : [[`test-${i + 1}`, `${state === 'running' ? 'Hand in' : 'Take'} the test “${name}”.`]],
    ),
  );
}
