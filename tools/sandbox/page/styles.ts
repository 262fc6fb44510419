/** The styles of the payment page. They need the charity's colours as `--brand` and `--accent`. */
export const styles = `
:root {
  color-scheme: light dark;
  --page: #f3f5f4; --card: #ffffff; --text: #16211f; --muted: #53625f; --line: #c9d2cf; --field: #7b8a86;
  --action: var(--brand); --on-action: #ffffff; --soft: color-mix(in srgb, var(--brand) 8%, var(--card));
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1413; --card: #18201f; --text: #e8efed; --muted: #a9b8b4; --line: #34403e; --field: #7d8c88;
    --action: color-mix(in srgb, var(--brand) 40%, #ffffff); --on-action: #0b1312;
    --soft: color-mix(in srgb, var(--action) 14%, var(--card));
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; min-block-size: 100vh; display: flex; flex-direction: column;
  background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
h1, p, ul, dl, dd, fieldset { margin: 0; padding: 0; }
h1 { line-height: 1.25; text-wrap: balance; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 3px; }
bdi { overflow-wrap: anywhere; }

header {
  padding: .5rem 1rem; text-align: center; font-size: .9375rem; color: #2b2106; background: #ffe8a3;
}
main {
  flex: 1; inline-size: min(100%, 60rem); margin-inline: auto; display: flex; flex-direction: column;
  justify-content: flex-start;
}
.card { background: var(--card); overflow: hidden; }

.summary { padding: 1.5rem 1.25rem 1.75rem; background: var(--brand); color: #ffffff; border-block-end: .3125rem solid var(--accent); }
.summary :focus-visible { outline-color: #ffffff; }
.logo { display: block; block-size: 2.75rem; inline-size: auto; max-inline-size: 100%; margin-block-end: 1.5rem; }
.summary .on-paper { padding: .4rem .75rem; block-size: 3.5rem; background: #ffffff; border-radius: .5rem; }
.summary h1 { font-size: 1.0625rem; font-weight: 500; margin-block-end: .25rem; }
.amount { font-size: 2.5rem; font-weight: 700; line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
.interval { font-size: 1.0625rem; font-weight: 500; letter-spacing: 0; white-space: nowrap; }
.items { list-style: none; margin-block-start: 1.25rem; border-block-start: 1px solid rgb(255 255 255 / 35%); }
.items li {
  display: flex; justify-content: space-between; gap: 1rem; padding-block: .625rem;
  border-block-end: 1px solid rgb(255 255 255 / 20%); overflow-wrap: anywhere;
}
.items li:last-child { border: 0; padding-block-end: 0; }
.items small { display: block; font-size: .875rem; }
.items .money { flex: none; max-inline-size: 60%; }
.money { font-variant-numeric: tabular-nums; }

.payment { padding: 1.5rem 1.25rem 1.75rem; display: grid; gap: 1.5rem; align-content: start; }
.payment legend { font-size: 1.0625rem; font-weight: 600; padding: 0; }
.hint { color: var(--muted); font-size: .9375rem; }
.notice { padding: .75rem 1rem; border-inline-start: .25rem solid #b3261e; background: var(--soft); border-radius: .25rem; }
fieldset { border: 0; min-inline-size: 0; }
.tips { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-block-start: .625rem; }
.tips label {
  position: relative; display: grid; align-content: center; min-block-size: 3.5rem; padding: .375rem .5rem;
  text-align: center; border: 1px solid var(--field); border-radius: .625rem; cursor: pointer; line-height: 1.3;
}
.tips input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.tips label:hover { background: var(--soft); }
.tips label:has(:checked) { border-color: var(--action); box-shadow: inset 0 0 0 1.5px var(--action); background: var(--soft); font-weight: 600; }
.tips label:has(:focus-visible) { outline: 3px solid var(--action); outline-offset: 3px; }
.tips small { color: var(--muted); font-weight: 400; font-size: .875rem; }

.delay { display: grid; gap: .375rem; }
.delay select {
  min-block-size: 3rem; padding: .375rem .75rem; font: inherit; color: var(--text); background: var(--card);
  border: 1px solid var(--field); border-radius: .625rem; cursor: pointer;
}

.facts { display: grid; gap: .5rem; border-block: 1px solid var(--line); padding-block: .875rem; }
.facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.facts .due { font-weight: 700; font-size: 1.125rem; }
.facts .due dt { color: inherit; }

.actions { display: grid; gap: .625rem; grid-template-columns: auto 1fr; }
.button {
  display: inline-grid; place-items: center; min-block-size: 3rem; padding: .625rem 1rem; font: inherit; font-weight: 600;
  color: var(--text); background: transparent; border: 1px solid var(--field); border-radius: .625rem;
  cursor: pointer; text-decoration: none; text-align: center;
}
.button:hover { background: var(--soft); }
.button.main { grid-column: 1 / -1; min-block-size: 3.5rem; font-size: 1.125rem; color: var(--on-action); background: var(--action); border-color: transparent; }
.button.main:hover { background: color-mix(in srgb, var(--action) 88%, var(--text)); }

.message { padding: 2rem 1.25rem; display: grid; gap: 1rem; justify-items: start; }
.message h1 { font-size: 1.5rem; }
.message .button { justify-self: stretch; }
.message .button.main { margin-block-start: .5rem; }
.message .logo { margin: 0; }
@media (prefers-color-scheme: dark) {
  .message .on-paper { padding: .4rem .75rem; block-size: 3.5rem; background: #ffffff; border-radius: .5rem; }
}
footer { padding: 1.25rem; font-size: .875rem; color: var(--muted); text-align: center; text-wrap: balance; }

/* The page has a total for each tip and shows the one for the chosen tip, so it needs no script. */
[class^='with-tip-'] { display: none; }
@supports selector(:has(a)) {
  form:has(#tip-0:checked) .with-tip-0, form:has(#tip-1:checked) .with-tip-1,
  form:has(#tip-2:checked) .with-tip-2, form:has(#tip-3:checked) .with-tip-3 { display: inline; }
}
@supports not selector(:has(a)) { .due, .later { display: none; } .tips input { position: static; opacity: 1; } }

@media (max-width: 24rem) { .actions { grid-template-columns: 1fr; } }
@media (min-width: 52rem) {
  main { justify-content: center; padding: 2rem 1.5rem; }
  .card { border-radius: 1rem; box-shadow: 0 1px 2px rgb(0 0 0 / 8%), 0 12px 40px rgb(0 0 0 / 10%); }
  .checkout { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
  .summary { padding: 2.5rem; border-block-end: 0; border-inline-end: .3125rem solid var(--accent); }
  .payment { padding: 2.5rem; }
  .tips { grid-template-columns: repeat(auto-fit, minmax(0, 1fr)); grid-auto-flow: column; }
  .tips small { display: block; }
  .message { inline-size: min(100%, 34rem); margin-inline: auto; padding: 2.5rem; }
}
@media (forced-colors: active) { .tips label:has(:checked) { border: 3px solid Highlight; } }
`;
