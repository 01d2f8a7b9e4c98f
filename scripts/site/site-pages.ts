/** Which Markdown file of the project is which page of the documentation's site, and which other files come along. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookUp } from '../../shared/domain/values/lookup.ts'
import { markdownFiles } from '../markdown.ts'
import { root } from '../places.ts'

/** A page of the site: its path without the ending, and its content as Markdown. */
export interface SitePage {
  path: string
  text: string
  /** The file of the project that it comes from; absent for a page of the reference. */
  source?: string
}

/** Pages whose place on the site is not that below `docs/`. */
const places: Readonly<Record<string, string>> = {
  'README.md': 'start',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'report-a-weakness',
  'docs/README.md': 'index',
  'edge/operations.md': 'operations',
  'deploy/template/README.md': 'edge-folder',
  'packages/edge/README.md': 'packages/edge',
  'packages/edge/CHANGELOG.md': 'packages/edge-changes',
  'packages/order-admin/README.md': 'packages/order-admin',
  'packages/order-admin/CHANGELOG.md': 'packages/order-admin-changes',
  'packages/sandbox/README.md': 'packages/sandbox',
  'packages/sandbox/CHANGELOG.md': 'packages/sandbox-changes',
  'provider/README.md': 'provider/service',
  'provider/reports/README.md': 'provider/reports',
  'provider/sandbox/README.md': 'provider/sandbox',
  'test/conformance/README.md': 'conformance',
}

/** Titles for the site, where a heading is about its own folder or the same as another page's. */
const titles: Readonly<Record<string, string>> = {
  'README.md': 'Start here',
  'deploy/template/README.md': "The edge's folder",
  'docs/provider.md': 'The sandbox',
  'packages/edge/README.md': 'The package @order-admin/edge',
  'packages/edge/CHANGELOG.md': 'Changes of @order-admin/edge',
  'packages/order-admin/README.md': 'The package order-admin',
  'packages/order-admin/CHANGELOG.md': 'Changes of order-admin',
  'packages/sandbox/README.md': 'The package order-admin-sandbox',
  'packages/sandbox/CHANGELOG.md': 'Changes of order-admin-sandbox',
  'provider/README.md': "The provider's service",
  'provider/reports/README.md': 'Amounts of a payment report',
  'provider/sandbox/README.md': "The sandbox's control API",
}

/** The page's place on the site. @throws Error for a file that has none yet */
export function sitePathOf(file: string): string {
  const path = lookUp(places, file) ?? /^docs\/(.+)\.md$/.exec(file)?.[1]
  if (path !== undefined) return path
  throw new Error(`${file} has no place on the site: add it to scripts/site/site-pages.ts.`)
}

/** The title of a file's page. */
export function titleOf(file: string): string {
  return lookUp(titles, file) ?? headingOf(readFileSync(join(root, file), 'utf8'))
}

/** The first heading of a text, without marks. */
export function headingOf(text: string): string {
  return (/^# (.+)$/m.exec(text)?.[1] ?? '').replaceAll('`', '')
}

/** Every Markdown file that becomes a page. */
export function pageFiles(): string[] {
  return markdownFiles().filter((file) => !file.startsWith('test/') || file in places)
}
