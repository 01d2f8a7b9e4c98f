/** Reads a PDF by its xref table, as a viewer does, for tests. */
export interface ReadPdf {
  version: string
  /** By number. */
  objects: Map<number, string>
  trailer: string
  /** The content stream of each page. */
  pages: string[]
  /** The texts of each page, in the sequence of writing. */
  texts: string[][]
}

const WIN_ANSI_0X80 = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ'

/** @throws Error naming what is wrong with the file */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const version = match(file, /^%PDF-(\d\.\d)\n%[\x80-\xff]{4}\n/, 'header')[1]!
  const xref = Number(match(file, /\nstartxref\n(\d+)\n%%EOF\n$/, 'startxref')[1])
  const [table, count] = match(file.slice(xref), /^xref\n0 (\d+)\n/, 'xref')
  const trailer = match(file, /\ntrailer\n<<(.*)>>\nstartxref/s, 'trailer')[1]!
  if (!trailer.includes(`/Size ${count} `))
    throw new Error('The trailer has another Size than the xref table.')
  const objects = new Map<number, string>()
  for (let number = 0; number < Number(count); number++) {
    const at = xref + table.length + 20 * number
    const [, offset, use] = match(
      file.slice(at, at + 20),
      /^(\d{10}) \d{5} ([nf]) \n$/,
      `xref entry ${number}`,
    )
    if (number === 0) continue
    if (use !== 'n') throw new Error(`Object ${number} is free.`)
    const start = `${number} 0 obj\n`
    if (!file.startsWith(start, Number(offset))) throw new Error(`Object ${number} is not at its offset.`)
    const end = file.indexOf('\nendobj\n', Number(offset))
    objects.set(number, file.slice(Number(offset) + start.length, end))
  }
  const pages = pagesOf(objects, trailer)
  return { version, objects, trailer, pages, texts: pages.map(textsOf) }
}

function pagesOf(objects: Map<number, string>, trailer: string): string[] {
  const catalog = referred(objects, trailer, 'Root')
  const tree = referred(objects, catalog, 'Pages')
  const kids = [...match(tree, /\/Kids \[(.*?)\]/, 'Kids')[1]!.matchAll(/(\d+) 0 R/g)]
  if (!tree.includes(`/Count ${kids.length} `)) throw new Error('Count is not the number of Kids.')
  return kids.map(([, number]) => {
    const stream = referred(objects, objects.get(Number(number)) ?? '', 'Contents')
    const [head, length] = match(stream, /^<< \/Length (\d+) >>\nstream\n/, 'stream')
    const content = stream.slice(head.length, head.length + Number(length))
    if (stream.slice(head.length + Number(length)) !== '\nendstream') throw new Error('Length is wrong.')
    return content
  })
}

function referred(objects: Map<number, string>, from: string, name: string): string {
  const number = Number(match(from, new RegExp(`/${name} (\\d+) 0 R`), name)[1])
  return match(objects.get(number) ?? '', /^<<.*/s, `object ${number}`)[0]
}

function textsOf(content: string): string[] {
  return [...content.matchAll(/\(((?:\\.|[^\\()])*)\) Tj/g)].map(([, text]) =>
    text!
      .replace(/\\(.)/g, '$1')
      .replace(/[\x80-\x9f]/g, (byte) => WIN_ANSI_0X80[byte.charCodeAt(0) - 0x80]!)
      .replaceAll('\u00a0', ' '),
  )
}

function match(text: string, pattern: RegExp, what: string): RegExpExecArray {
  const found = pattern.exec(text)
  if (!found) throw new Error(`The PDF's ${what} is missing or wrong.`)
  return found
}
