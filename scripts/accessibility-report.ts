/**
 * `node scripts/accessibility-report.ts`: writes docs/accessibility-report.md, and the same as OpenACR in
 * docs/accessibility-report.yaml, from the rows of `accessibility-criteria.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import {
  type Adherence,
  type Claim,
  criteria,
  type Criterion,
  softwareClauses,
} from './accessibility-criteria.ts'
import { readPackage } from './build-packages.ts'
import { isMain, root } from './places.ts'
import { code, page, table } from './site/reference/text.ts'

const words: Record<Adherence, string> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
}

const levels = ['A', 'AA'] as const
const ofLevel = (level: Criterion['level']) => criteria.filter((criterion) => criterion.level === level)
/** EN 301 549 V3.2.1 has the criteria of WCAG 2.1 as its clause 9. */
const ofClause9 = criteria.filter(({ isNew }) => !isNew)

const methods =
  'Automated tests with axe-core and in Chromium: states in every mode, days of work with keyboard and finger, announcements; a walk through each desk with the screen reader Orca 43 in Firefox. No audit, and no test by people who use assistive technology in their work.'

/** The two files by their names in `docs/`. */
export function accessibilityReports(): Record<string, string> {
  return { 'accessibility-report.md': markdown(), 'accessibility-report.yaml': openAcr() }
}

function markdown(): string {
  return page(
    '# Accessibility conformance report',
    `What the five desks claim of WCAG 2.2, levels A and AA, and of EN 301 549 V3.2.1. No auditor has confirmed it: a claim
names the tests that hold it, and what no test covers is "not evaluated". [Accessibility](accessibility.md) says how it is
tested and what is known to be missing. The same report for machines, in the format OpenACR, is
[accessibility-report.yaml](accessibility-report.yaml). \`node scripts/accessibility-report.ts\` writes both from one table.`,
    ...levels.flatMap((level) => [`## WCAG 2.2, level ${level}`, claims('Criterion', ofLevel(level))]),
    '## EN 301 549, clause 9: web',
    'Each clause is a criterion of WCAG 2.1, with a 9 before its number: the criterion 1.1.1 is clause 9.1.1.1. Its claim is above.',
    table(
      ['Clause', 'Claim'],
      ofClause9.map(({ num, name, adherence }) => [`9.${num} ${name}`, words[adherence]]),
    ),
    '## EN 301 549, clause 11: software',
    claims('Clause', softwareClauses),
  )
}

function claims(head: string, rows: readonly Claim[]): string {
  return table(
    [head, 'Claim', 'Remarks', 'Tests'],
    rows.map(({ num, name, adherence, notes, tests = [] }) => [
      `${num} ${name}`,
      words[adherence],
      notes,
      tests.map(code).join(', ') || '–',
    ]),
  )
}

function openAcr(): string {
  const { version } = readPackage('order-admin')
  const report = {
    title: 'order-admin Accessibility Conformance Report',
    product: {
      name: 'order-admin',
      version,
      description: 'Desks for orders, payouts and credit orders, as one element of a web page.',
    },
    // Whoever files the report adds an address.
    author: { company_name: 'order-admin', email: '' },
    version: 1,
    notes: 'No auditor has confirmed this report. A criterion without a test is not evaluated.',
    evaluation_methods_used: methods,
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      success_criteria_level_a: { criteria: ofLevel('A').map((claim) => acrOf(claim, 'web')) },
      success_criteria_level_aa: { criteria: ofLevel('AA').map((claim) => acrOf(claim, 'web')) },
      en_301_549_web: { notes: 'Clause 9 is WCAG: the claims are those of its criteria.' },
      en_301_549_software: { criteria: softwareClauses.map((claim) => acrOf(claim, 'none')) },
    },
  }
  return stringify(report, { lineWidth: 0, singleQuote: true })
}

function acrOf({ num, adherence: level, notes, tests }: Claim, component: 'web' | 'none'): object {
  const text = tests ? `${notes} Tests: ${tests.join(', ')}.` : notes
  return { num, components: [{ name: component, adherence: { level, notes: text } }] }
}

if (isMain(import.meta)) {
  for (const [name, text] of Object.entries(accessibilityReports()))
    writeFileSync(join(root, 'docs', name), text)
}
