/// Colours say nothing that words do not say as well; each has enough contrast on light and on dark.
let pageStyle = """
    :root { color-scheme: light dark; --ran: #0a6b2d; --wasted: #8a4b00; --skipped: #2a4fa8; --faint: #666; --line: #ccc; }
    @media (prefers-color-scheme: dark) {
      :root { --ran: #6fdc8c; --wasted: #ffb454; --skipped: #8fb2ff; --faint: #aaa; --line: #444; }
    }
    body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem; }
    header { border-bottom: 1px solid var(--line); }
    header.pinned { position: sticky; top: 0; background: Canvas; }
    code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
    pre { overflow-x: auto; border: 1px solid var(--line); border-radius: 4px; padding: 0.5rem; }
    .number { color: var(--faint); }
    .sides { display: flex; flex-wrap: wrap; gap: 2rem; }
    .sides > div { flex: 1 1 20rem; min-width: 0; }
    .tree, .tree ul { list-style: none; padding-left: 1.2rem; }
    .tree details { display: inline-block; vertical-align: top; }
    .tree summary { cursor: pointer; }
    .count, .same { color: var(--faint); }
    .ran > details > summary em { color: var(--ran); font-weight: bold; font-style: normal; }
    .wasted > details > summary em { color: var(--wasted); font-weight: bold; font-style: normal; }
    .skipped > details > summary em { color: var(--skipped); font-style: normal; }
    .causes { margin: 0.2rem 0; }
    .code span { display: inline-block; width: 100%; border-left: 3px solid transparent; }
    .code .ran { border-left-color: var(--ran); }
    .code i { color: var(--faint); font-style: normal; user-select: none; }
    .code em { color: var(--ran); }
    #place { width: min(30rem, 60vw); vertical-align: middle; }
    @media (prefers-reduced-motion: no-preference) {
      .flash .ran > details > summary, .flash .wasted > details > summary { animation: flash 0.8s; }
      @keyframes flash { from { background: #ffe066; color: #000; } }
    }
    """

/// Shows one step at a time, as the slider stands. Without it all steps stand below each other.
let pageScript = """
    (() => {
      const steps = [...document.querySelectorAll(".step")];
      const [form, place, shown, all] = ["slider", "place", "shown", "all"].map(id => document.getElementById(id));
      const show = () => {
        const number = Number(place.value);
        place.disabled = all.checked;
        shown.textContent = all.checked ? "" : number + " of " + steps.length + ": " + steps[number - 1].querySelector("code").textContent;
        steps.forEach((step, index) => {
          step.hidden = !all.checked && index !== number - 1;
          step.classList.toggle("flash", !step.hidden && !all.checked);
        });
      };
      form.addEventListener("submit", event => event.preventDefault());
      form.addEventListener("input", show);
      const linked = steps.findIndex(step => "#" + step.id === location.hash);
      if (linked >= 0) place.value = linked + 1;
      form.hidden = false;
      document.querySelector("header").classList.add("pinned");
      show();
    })();
    """
