/** Finds links in the project's Markdown files, and whether their targets exist. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './places.ts'

/** A link to something of the project itself: a file, a folder, or a heading. */
export interface Link {
  /** The file that has the link, relative to the project. */
  from: string
  /** As it is written: `docs/edge.md#paths`. */
  target: string
}

export function markdownFiles(): string[] {
  const exclude = ['**/node_modules/**', 'dist/**', 'packages/*/dist/**', 'packages/*/cdn/**', '.state/**']
  return globSync('**/*.md', { cwd: root, exclude }).toSorted()
}

/** Links and pictures in the text, without those to other sites. Code is left out. */
export function linksOf(from: string, text: string): Link[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target!)
  return targets.filter((target) => !/^[a-z]+:/i.test(target)).map((target) => ({ from, target }))
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>()
  return [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => {
    const anchor = anchorOf(heading!.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

/** The anchor of a heading's text, the first time that a page has it. */
export function anchorOf(heading: string): string {
  const kept = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
  return kept.replaceAll(' ', '-')
}

/** Does the target exist? An anchor must be one of a Markdown file's headings. */
export function leadsSomewhere({ from, target }: Link): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? from : normalize(join(dirname(from), path))
  const full = join(root, file)
  if (file.startsWith('..') || !existsSync(full)) return false
  if (anchor === undefined) return true
  return statSync(full).isFile() && anchorsOf(readFileSync(full, 'utf8')).includes(anchor)
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
}
