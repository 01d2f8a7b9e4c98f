/** The files for Prometheus and Grafana, against the table of metrics and against Prometheus itself. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { metrics } from '../edge/metrics/table.ts'
import { providePrometheus } from './provide-prometheus.ts'
import { root } from './places.ts'

const folder = join(root, 'deploy/monitoring')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

interface Rule {
  alert?: string
  record?: string
  expr: string
  labels?: { severity: string }
  annotations?: { summary: string; runbook: string }
}
const rules = (parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
const alerts = rules.filter(({ alert }) => alert !== undefined)

/** The names in an expression that are metrics of ours, with the suffix of a histogram taken off. */
function namesIn(expression: string): string[] {
  return (expression.match(/\border_admin[\w:]+/g) ?? []).map((name) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  )
}

describe('the rules', () => {
  it('pass their unit tests', async () => {
    const { promtool } = await providePrometheus()
    const run = (...parameters: string[]) => promisify(execFile)(promtool, parameters, { cwd: folder })
    await run('check', 'rules', 'alerts.yaml')
    const { stdout } = await run('test', 'rules', 'alerts.test.yaml')
    expect(stdout).toContain('SUCCESS')
  })

  it('use only metrics of the edge', () => {
    const known = new Set<string>([...Object.keys(metrics), ...rules.flatMap(({ record }) => record ?? [])])
    const unknown = rules.flatMap(({ expr }) => namesIn(expr)).filter((name) => !known.has(name))
    expect(unknown).toEqual([])
  })

  it('each have a unit test, a sentence and a heading of the page', () => {
    const tests = read('alerts.test.yaml')
    const page = readFileSync(join(root, 'docs/monitoring.md'), 'utf8')
    for (const { alert, annotations, labels } of alerts) {
      expect(tests).toContain(`alertname="${alert}"`)
      expect(['page', 'ticket']).toContain(labels?.severity)
      expect(annotations?.summary).toMatch(/\.$/)
      expect(annotations?.runbook).toBe(`docs/monitoring.md#${alert!.toLowerCase()}`)
      expect(page).toContain(`\n### ${alert}\n`)
    }
    const headings = [...page.matchAll(/\n### ([A-Z][a-z]+[A-Z]\w+)\n/g)].map(([, name]) => name)
    expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })
})

describe('the dashboard', () => {
  it('names only metrics of the edge, and shows each of them', () => {
    const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] }
    const shown = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr))))
    expect([...shown].toSorted()).toEqual(Object.keys(metrics).toSorted())
  })
})

describe('the table of metrics in docs/monitoring.md', () => {
  it('has each metric, with its kind, its labels and what it is', () => {
    const page = readFileSync(join(root, 'docs/monitoring.md'), 'utf8')
    const [, table = ''] = /<!-- metrics -->\n\n([^]*?)\n\n<!-- end of metrics -->/.exec(page) ?? []
    const rows = table.split('\n').slice(2)
    expect(rows).toEqual(
      Object.entries(metrics).map(([name, { kind, labels, help }]) => {
        const names = Object.keys(labels).map((label) => `\`${label}\``)
        return `| \`${name}\` | ${kind} | ${names.join(', ')} | ${help} |`
      }),
    )
  })
})
