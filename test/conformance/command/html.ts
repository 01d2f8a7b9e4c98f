/** The outcomes as one page, which needs nothing else. */
import type { Report } from './junit.ts'
import type { Outcome } from './run.ts'

const style = `
:root { color-scheme: light dark; --line: light-dark(#d0d5dd, #3b4250); --passed: light-dark(#176b3a, #6fd19a);
  --failed: light-dark(#a61b1b, #ff9d94); --skipped: light-dark(#5b6472, #a4acba) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #14171c); color: light-dark(#1b1f26, #e7eaf0) }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.5rem 0 }
h2 { font-size: 1.05rem; margin: 1.75rem 0 0.25rem; overflow-wrap: anywhere }
p { margin: 0.25rem 0; overflow-wrap: anywhere }
.counts { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 0; list-style: none; font-weight: 600 }
ul.checks { list-style: none; margin: 0; padding: 0 }
ul.checks li { border-top: 1px solid var(--line); padding: 0.4rem 0; display: grid; grid-template-columns: 5rem 1fr auto;
  gap: 0 0.75rem; overflow-wrap: anywhere }
ul.checks time { color: var(--skipped); font-variant-numeric: tabular-nums; white-space: nowrap }
pre { grid-column: 1 / -1; margin: 0.25rem 0 0; padding: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere;
  border-left: 3px solid var(--failed); background: light-dark(#fbf3f2, #241a1a); font-size: 0.875rem }
.passed { color: var(--passed) } .failed { color: var(--failed) } .skipped { color: var(--skipped) }
@media (max-width: 30rem) { ul.checks li { grid-template-columns: 1fr auto } ul.checks li > :nth-child(2) { grid-row: 2;
  grid-column: 1 / -1 } }
`

export function htmlOf({ url, at, outcomes }: Report): string {
  const count = (status: Outcome['status']) => outcomes.filter((one) => one.status === status).length
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')]
  const groups = Map.groupBy(outcomes, (outcome) => outcome.groups.slice(1).join(' › ') || 'conformance')
  const verdict = failed === 0 ? 'conforms' : 'does not conform'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${verdict}: ${escaped(url)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(url)} ${verdict}</h1>
<p>Tested on <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<ul class="counts">
<li class="passed">${passed} passed</li>
<li class="failed">${failed} failed</li>
<li class="skipped">${skipped} skipped</li>
</ul>
${
  failed === 0
    ? ''
    : `<h2>What failed</h2>\n${listOf(
        outcomes.filter((one) => one.status === 'failed'),
        true,
      )}`
}
${[...groups].map(([name, ofGroup]) => `<h2>${escaped(name)}</h2>\n${listOf(ofGroup, false)}`).join('\n')}
</main>
</body>
</html>
`
}

/** @param hasGroups whether each says its group */
function listOf(outcomes: readonly Outcome[], hasGroups: boolean): string {
  const items = outcomes.map(({ groups, name, status, ms, message }) => {
    const called = hasGroups ? [...groups.slice(1), name].join(' › ') : name
    const why = message === undefined ? '' : `<pre>${escaped(message)}</pre>`
    return `<li><span class="${status}">${status}</span><span>${escaped(called)}</span><time>${ms} ms</time>${why}</li>`
  })
  return `<ul class="checks">\n${items.join('\n')}\n</ul>`
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

function escaped(text: string): string {
  return text.toWellFormed().replace(/[&<>"]/g, (sign) => entities.get(sign)!)
}
