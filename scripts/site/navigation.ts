/** The site's navigation: that of `docs/README.md`, by reader, and the reference. */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { linksOf } from '../markdown.ts'
import { root } from '../places.ts'
import { headingOf, type SitePage, sitePathOf, titleOf } from './site-pages.ts'

export interface NavigationGroup {
  text: string
  items: NavigationItem[]
  collapsed?: boolean
}
export interface NavigationItem {
  text: string
  link: string
}

const INDEX = 'docs/README.md'
const DECISIONS = 'Decisions'

/** The sidebar. @param reference the pages made from code */
export function sidebar(reference: readonly SitePage[]): NavigationGroup[] {
  const groups = indexSections().map(({ heading, text }) => ({
    text: heading,
    items: pagesIn(text).map((file) => ({ text: titleOf(file), link: `/${sitePathOf(file)}` })),
    ...(heading === DECISIONS && { collapsed: true }),
  }))
  const made = {
    text: 'Reference',
    items: reference.map(({ path, text }) => ({ text: headingOf(text), link: `/${path}` })),
  }
  const decisions = groups.findIndex(({ text }) => text === DECISIONS)
  return [...groups.slice(0, decisions), made, ...groups.slice(decisions)]
}

/** The sections of the index, in its order. */
export function indexSections(): { heading: string; text: string }[] {
  const sections = readFileSync(join(root, INDEX), 'utf8').split(/^## /m).slice(1)
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return { heading, text: lines.join('\n').trim() }
  })
}

/** The Markdown files that a section links, each once. */
function pagesIn(text: string): string[] {
  const files = linksOf(INDEX, text).map(({ target }) =>
    normalize(join(dirname(INDEX), target.split('#')[0] ?? '')),
  )
  return [...new Set(files.filter((file) => file.endsWith('.md')))]
}
