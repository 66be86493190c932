// Runs before the first paint; colour-themes-and-use-colour-theme.ts writes what it reads. A change needs a new file name: browsers keep this one for good.
try {
  const theme = localStorage.getItem('evenhand-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme stays.
}
