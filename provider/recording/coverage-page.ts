/** The coverage of a run as one page, without a script: to open, to print, or to keep beside a build. */
import { escapeXml } from '../../shared/wire/xml/writer.ts'
import type { RuleKind } from '../../shared/wire/rules/rules.ts'
import type { Coverage, OperationCoverage, RuleCoverage, Share } from './coverage.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b2430, #e6e9ee); --soft: light-dark(#55606e, #a3adba);
  --line: light-dark(#dfe3e8, #333c47); --ground: light-dark(#fff, #14191f); --met: light-dark(#0b6b45, #6fd3a4);
  --part: light-dark(#eef2f5, #1f262e); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink);
  font: 0.9375rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.375rem; margin: 0 0 0.25rem; }
h2 { font-size: 1.0625rem; margin: 2rem 0 0.5rem; display: flex; justify-content: space-between; gap: 1rem; }
p { margin: 0; color: var(--soft); }
h2 span { font-weight: 400; color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.5rem; border-block-end: 1px solid var(--line); }
th { font-weight: 600; overflow-wrap: anywhere; }
thead th { color: var(--soft); font-weight: 400; font-size: 0.8125rem; }
td { color: var(--soft); }
.count { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; width: 5rem; }
.met > th, .met > .count { color: var(--met); }
.met { background: var(--part); }
.open > th { font-weight: 400; }
meter { width: 100%; height: 0.625rem; }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: grid; grid-template-columns: 1fr auto; border-block-end: 1px solid var(--line); padding-block: 0.25rem; }
  th, td { border: 0; padding-block: 0.125rem; }
  td.says { grid-column: 1 / -1; grid-row: 2; }
}`

const titles: Record<RuleKind, string> = {
  error: 'Errors of the REST API',
  member: 'Rules about members',
  row: 'Rules about rows',
  token: 'Errors of the token endpoint',
  rejection: 'RejectionCodes of SOAP operations',
  result: 'ResultCodes of SOAP operations',
  soap: 'Other refusals and faults of SOAP',
}

/** @param nonce of the policy, for the page's style */
export function coveragePage({ since, requests, met, operations, rules }: Coverage, nonce: string): string {
  const { operations: ofOperations, rules: ofRules } = met
  const sections = Object.entries(titles).map(([kind, title]) => {
    const these = rules.filter((rule) => rule.kind === kind)
    return section(title, these, rulesTable(these))
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rule coverage</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Rule coverage</h1>
<p>${requests} requests of operations since ${escapeXml(since.slice(0, 19).replace('T', ' '))} UTC</p>
<h2>Operations called <span>${share(ofOperations)}</span></h2>
${meter('Operations called', ofOperations)}
<h2>Rules met <span>${share(ofRules)}</span></h2>
${meter('Rules met', ofRules)}
${section('Operations', operations, operationsTable(operations))}
${sections.join('\n')}
</main>
</body>
</html>
`
}

function share({ met, of }: Share): string {
  return `${met} of ${of}`
}

function meter(label: string, { met, of }: Share): string {
  return `<meter min="0" max="${of}" value="${met}" aria-label="${label}">${share({ met, of })}</meter>`
}

function section(title: string, all: readonly { count: number }[], table: string): string {
  const met = all.filter(({ count }) => count > 0).length
  return `<section>\n<h2>${title} <span>${share({ met, of: all.length })}</span></h2>\n${table}\n</section>`
}

function operationsTable(operations: readonly OperationCoverage[]): string {
  const rows = operations.map(({ name, area, count, refused }) =>
    row(name, `${area}${refused > 0 ? `, ${refused} refused` : ''}`, count),
  )
  return table(['Operation', 'Area', 'Requests'], rows)
}

function rulesTable(rules: readonly RuleCoverage[]): string {
  const rows = rules.map(({ id, code, section: place, says, count }) =>
    row(id, `${typeof code === 'number' ? `${code}. ` : ''}${says} (${place})`, count),
  )
  return table(['Rule', 'What it says', 'Met'], rows)
}

function table([first, second, third]: [string, string, string], rows: readonly string[]): string {
  return `<table>
<thead><tr><th scope="col">${first}</th><th scope="col">${second}</th><th scope="col" class="count">${third}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
}

/** What was not met says so in words, not by a colour alone. */
function row(name: string, says: string, count: number): string {
  const [kind, text] = count > 0 ? ['met', String(count)] : ['open', 'not yet']
  return `<tr class="${kind}"><th scope="row">${escapeXml(name)}</th><td class="says">${escapeXml(says)}</td><td class="count">${text}</td></tr>`
}
