/** Does what it is told last, once nothing more was told for a while. */
export function createDebouncer(waitMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later: (deed: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(deed, waitMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
