/**
 * Writes PDF 1.4: A4 pages in the standard fonts Helvetica and Helvetica-Bold, which every viewer has. The file is
 * built as a text in which each character is one byte.
 */
export interface PdfInfo {
  title: string
  /** When the document was created, in milliseconds since 1970; not its copy, so that copies are equal. */
  createdAt: number
}

/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const

const HEADER = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
const CATALOG = 1
const PAGES = 2
const FIRST_PAGE = 6

/** @param pages the content stream of each page, one character for each byte */
export function writePdf(info: PdfInfo, pages: readonly string[]): Uint8Array {
  const pageNumbers = pages.map((_, index) => FIRST_PAGE + 2 * index)
  const objects = [
    `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length}` +
      ` /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]` +
      ` /Resources << /ProcSet [/PDF /Text] /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${textString(info.title)} /CreationDate ${dateString(info.createdAt)} >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent ${PAGES} 0 R /Contents ${pageNumbers[index]! + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let file = HEADER
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const xref = file.length
  // Each entry of the table has exactly 20 bytes, because readers seek in it.
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<< /Size ${objects.length + 1} /Root ${CATALOG} 0 R /Info 5 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** A text outside of pages: UTF-16, as hex. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  )
  return `<feff${units.join('')}>`
}

function dateString(instant: number): string {
  return `(D:${new Date(instant).toISOString().slice(0, 19).replace(/\D/g, '')}Z)`
}
