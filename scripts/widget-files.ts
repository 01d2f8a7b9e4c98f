/** The files that the build has made of the widget, and what must not be in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dist } from './places.ts'

export interface Sizes {
  raw: number
  gzip: number
  brotli: number
}

/** The files that a page loads before it shows an order: the module, and the largest of the languages. */
export function firstLoadFiles(): string[] {
  const languages = partNames().filter((name) => /^[a-z]{2}-/.test(name))
  const [largest] = languages.toSorted((a, b) => gzipSize(read(`parts/${b}`)) - gzipSize(read(`parts/${a}`)))
  return largest === undefined ? ['order-admin.js'] : ['order-admin.js', `parts/${largest}`]
}

/** The total size of the files, each compressed on its own, as it is sent. */
export function sizesOf(files: readonly string[]): Sizes {
  const contents = files.map(read)
  const sum = (size: (content: Buffer) => number) => contents.reduce((all, content) => all + size(content), 0)
  return {
    raw: sum((content) => content.length),
    gzip: sum(gzipSize),
    brotli: sum((content) => brotliCompressSync(content).length),
  }
}

export function partNames(): string[] {
  return readdirSync(join(dist, 'widget/parts')).filter((name) => name.endsWith('.js'))
}

/** A file of the widget. */
export function read(file: string): Buffer {
  return readFileSync(join(dist, 'widget', file))
}

/** As it is sent. */
export function gzipSize(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length
}

/** @throws Error that says what a file of the first load needs, or what must not be in the bundle */
export function checkWidget(): string {
  const first = firstLoadFiles()
  // A shared file would cost one more request and round trip.
  for (const file of first) {
    const imported = /\bfrom\s*["'`]\.\/[^"'`]+/.exec(read(file).toString())
    if (imported) throw new Error(`The first load's ${file} needs another file: ${imported[0]}`)
  }
  for (const file of ['order-admin.js', ...partNames().map((name) => `parts/${name}`)]) {
    const content = read(file).toString()
    for (const trace of ['Envelope', 'ZodError', '_zod', 'schemas.xmlsoap']) {
      if (content.includes(trace)) {
        throw new Error(
          `The widget's ${file} contains "${trace}": something of shared/wire or zod was imported.`,
        )
      }
    }
  }
  return `${first.length} requests`
}
