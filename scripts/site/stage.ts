/** Writes the site's pages as Markdown, which VitePress builds: the project's own, and the reference made from code. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { dist, root } from '../places.ts'
import { indexSections, type NavigationGroup, sidebar } from './navigation.ts'
import { staged } from './places.ts'
import { configurationPage } from './reference/configuration.ts'
import { elementPage, type Manifest } from './reference/element.ts'
import { enumerationsPage, limitsPage } from './reference/lists.ts'
import { problemSections } from './reference/problems.ts'
import { edgePage, operationsPage, schemasPage } from './reference/rest.ts'
import { soapPage, soapTypesPage } from './reference/soap.ts'
import { type Copy, rewriteLinks } from './site-links.ts'
import { pageFiles, type SitePage, sitePathOf, titleOf } from './site-pages.ts'

export interface Site {
  pages: SitePage[]
  copies: Copy[]
  sidebar: NavigationGroup[]
}

/** All pages of the site. @param manifest `custom-elements.json` */
export function siteOf(manifest: Manifest): Site {
  const reference = [
    elementPage(manifest),
    operationsPage(),
    edgePage(),
    schemasPage(),
    soapPage(),
    soapTypesPage(),
    enumerationsPage(),
    limitsPage(),
    configurationPage(),
  ]
  const own = pageFiles().map((source) => ownPage(source))
  const copies = own.flatMap(({ copies }) => copies)
  return {
    pages: [...own.map(({ page }) => page), ...reference],
    copies: copies.filter(({ path }, index) => copies.findIndex((other) => other.path === path) === index),
    sidebar: sidebar(reference),
  }
}

/** The manifest that the build wrote. @throws Error before a build */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, 'widget/custom-elements.json'), 'utf8')) as Manifest
}

/** Writes the pages, the files that they show, and the generator's entry files. */
export function stage({ pages, copies, sidebar }: Site): void {
  rmSync(staged, { recursive: true, force: true })
  for (const { path, text } of pages) write(`${path}.md`, text)
  for (const { file, path } of copies) copyFile(file, path.startsWith('pictures/') ? path : `public/${path}`)
  copyFile('demo/public/icon.svg', 'public/icon.svg')
  copyFile('docs/order-desk.png', 'public/order-desk.png')
  // The demo answers this with its edge and one of its orders; anywhere else there is no desk.
  write('public/desk.json', '{}\n')
  write('.vitepress/sidebar.json', JSON.stringify(sidebar))
  writeEntry('.vitepress/config.ts', 'siteConfig', 'config.ts')
  writeEntry('.vitepress/theme/index.ts', 'theme', 'theme/theme.ts')
}

/** The generator looks for default exports in places of its own. */
function writeEntry(path: string, name: string, file: string): void {
  const from = relative(join(staged, dirname(path)), join(root, 'scripts/site', file))
  write(path, `export { ${name} as default } from '${from}'\n`)
}

function ownPage(source: string): { page: SitePage; copies: Copy[] } {
  const { text, copies } = rewriteLinks(source, readFileSync(join(root, source), 'utf8'))
  const path = sitePathOf(source)
  if (path === 'index') return { page: { path, text: homeText(source), source }, copies }
  const titled = text.replace(/^# .+$/m, `# ${titleOf(source)}`)
  // Each code is a heading, which would be too many in the outline.
  const head = path === 'problems' ? '---\noutline: 2\n---\n\n' : ''
  return { page: { path, text: head + withMadeParts(titled), source }, copies }
}

/** What the site shows instead of a table of the project's page, or of a mark in it. */
function withMadeParts(text: string): string {
  return text
    .replace(/<!-- problems -->[^]*<!-- end of problems -->/, () => problemSections())
    .replace(/^<!-- live desk(.*) -->$/m, (_, attributes: string) => `<LiveDesk${attributes} />`)
}

/** The home page: a head, and the index by reader. */
function homeText(source: string): string {
  const sections = indexSections().map(
    ({ heading, text }) => `<section>\n\n## ${heading}\n\n${rewriteLinks(source, text).text}\n\n</section>`,
  )
  const [, tagline = ''] = /^# .+\n\n(.+)\n/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  return `---
layout: front-page
sidebar: false
hero:
  name: order-admin
  tagline: ${JSON.stringify(tagline)}
  image: { src: /order-desk.png, alt: "The order desk: an order with its rows, totals and customer" }
  actions:
    - { theme: brand, text: Start here, link: /start }
    - { theme: alt, text: Embed it, link: /embedding }
    - { theme: alt, text: Reference, link: /reference/element }
---

<div class="readers">

${sections.join('\n\n')}

</div>
`
}

function write(path: string, text: string): void {
  const file = join(staged, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function copyFile(file: string, path: string): void {
  mkdirSync(dirname(join(staged, path)), { recursive: true })
  cpSync(join(root, file), join(staged, path))
}
