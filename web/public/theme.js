// The theme a coach chose, before anything is painted; without a choice the system's.
try {
  const theme = localStorage.getItem("pigskin.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing has the system's theme.
}
