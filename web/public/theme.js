// Before the first paint: the theme and language chosen here before, else those of the system.
(function () {
  var page = document.documentElement;
  var kept;
  try {
    kept = JSON.parse(localStorage.getItem("beagle-settings") || "{}");
  } catch {
    kept = {};
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  page.dataset.theme = kept.theme || (dark ? "dark" : "light");
  if (page.dataset.theme === "dark") document.querySelector("meta[name=theme-color]").content = "#1e1915";
  page.lang = kept.language || (/^fr/i.test(navigator.language) ? "fr" : "en");
})();
