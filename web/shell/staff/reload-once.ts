const RELOADED_AT = 'evenhand-reloaded-at';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** A chunk that cannot be loaded usually means that a new version was installed: reload, but never in a loop. */
export function reloadOnceForNewVersion() {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
