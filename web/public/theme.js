// What a coach chose for the look, before anything is painted: theme, motion, colours of the teams.
try {
  const allowed = {
    theme: ["light", "dark"],
    motion: ["fast", "off"],
    home: ["crimson", "violet", "ink"],
    away: ["sky", "yellow", "paper"],
  };
  for (const [name, values] of Object.entries(allowed)) {
    const chosen = localStorage.getItem(`pigskin.${name}`);
    if (values.includes(chosen)) document.documentElement.dataset[name] = chosen;
  }
} catch {
  // A browser that keeps nothing has the usual look.
}
