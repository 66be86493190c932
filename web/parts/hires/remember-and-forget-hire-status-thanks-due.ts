const KEY = 'evenhand-hire-thanks';

/**
 * Somebody in this tab has said whether a role found anybody, and was not thanked yet. Neither who nor which role is
 * kept, and nothing of it outlives the tab.
 */
export function rememberHireStatusThanksAreDue() {
  try {
    sessionStorage.setItem(KEY, 'due');
  } catch {
    // Storage is blocked: they are thanked by the page alone, until it is loaded anew.
  }
}

export function hasRememberedHireStatusThanks(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetHireStatusThanksAreDue() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
