import { join } from 'node:path'
import { dist } from '../places.ts'

/** Where the site's pages are written as Markdown. */
export const staged = join(dist, 'docs-source')
/** Where the site is built. */
export const built = join(dist, 'docs-site')
