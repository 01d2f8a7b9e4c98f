/** Links from page to page: from how the project's files have them to how the site has them. */
import { dirname, join, normalize, relative } from 'node:path/posix'
import { sitePathOf } from './site-pages.ts'

/** A file that is no page: the site serves a copy of it. */
export interface Copy {
  /** In the project. */
  file: string
  /** On the site. */
  path: string
}

export interface Rewritten {
  text: string
  copies: Copy[]
}

/** A block of code, a link or picture, whose words may have code, or code in a line. */
const pattern = /^```[^]*?^```$|(!?)\[((?:`[^`\n]*`|[^\]`])*)\]\(([^()\s]+)\)|`[^`\n]*`/gm

/**
 * The text of a page with the links of the site, and the files that these links need.
 * @param from the file in the project that the text is from
 * @throws Error if a link leads to a folder, or to a page that the site has not
 */
export function rewriteLinks(from: string, text: string): Rewritten {
  const copies: Copy[] = []
  const rewritten = text.replaceAll(pattern, (whole, mark?: string, words?: string, target?: string) => {
    if (target === undefined || /^[a-z]+:/i.test(target) || target.startsWith('#')) return whole
    const [path = '', anchor] = target.split('#')
    const file = normalize(join(dirname(from), path))
    if (file.endsWith('.md')) {
      const page = relativeTo(from, `${sitePathOf(file)}.md`)
      return `[${words}](${anchor === undefined ? page : `${page}#${anchor}`})`
    }
    if (file.endsWith('/')) throw new Error(`${from} links to the folder ${file}, which a site cannot show.`)
    const copy = copyOf(file, mark === '!')
    copies.push(copy)
    return `${mark}[${words}](${mark === '!' ? relativeTo(from, copy.path) : `/${copy.path}`})`
  })
  return { text: rewritten, copies }
}

/** A picture is beside the pages, as the generator wants it; any other file is served as it is. */
function copyOf(file: string, isPicture: boolean): Copy {
  if (isPicture) return { file, path: `pictures/${file.replaceAll('/', '-')}` }
  // Without an ending a server would not know that it is text.
  return { file, path: `files/${/\.\w+$/.test(file) ? file : `${file}.txt`}` }
}

function relativeTo(from: string, path: string): string {
  const way = relative(dirname(sitePathOf(from)), path)
  return way.startsWith('.') ? way : `./${way}`
}
