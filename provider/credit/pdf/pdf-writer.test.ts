import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writePdf } from './pdf-writer.ts'
import { newSheet } from './sheet.ts'
import { putTable } from './table.ts'
import { readPdf } from '../../testing/read-pdf.ts'

const info = { title: 'Räkning €', createdAt: Date.UTC(2026, 10, 21, 8, 9, 10) }

describe('a written PDF', () => {
  it('has a header, objects at the offsets of the xref table, and a trailer that leads to its pages', () => {
    const pdf = readPdf(writePdf(info, ['BT ET', '0 0 m']))
    expect(pdf.version).toBe('1.4')
    expect(pdf.pages).toEqual(['BT ET', '0 0 m'])
    expect(pdf.objects.size).toBe(9)
    expect(pdf.trailer).toContain('/Info 5 0 R')
    expect(pdf.objects.get(5)).toBe(
      '<< /Title <feff005200e4006b006e0069006e0067002020ac> /CreationDate (D:20261121080910Z) >>',
    )
  })

  it('has the same bytes for the same document', () => {
    expect(writePdf(info, ['BT ET'])).toEqual(writePdf(info, ['BT ET']))
  })

  it('can have any text, including PDF syntax', () => {
    const characters = fc.constantFrom(...String.raw`ab()\<>[]/%{}`, 'å', '€', 'ß', '“')
    fc.assert(
      fc.property(fc.array(fc.string({ unit: characters, minLength: 1 }), { minLength: 1 }), (texts) => {
        const sheet = newSheet()
        for (const text of texts) sheet.write(50, text)
        const pdf = readPdf(writePdf(info, sheet.pages('endobj')))
        expect(pdf.texts[0]!.slice(0, texts.length)).toEqual(texts)
      }),
    )
  })
})

describe('a table', () => {
  const columns = [
    { title: 'Text', width: 100, wraps: true },
    { title: 'Figure', width: 60, figures: true },
  ]

  it('spans as many pages as it needs, with its head on each and its foot at the end', () => {
    const sheet = newSheet()
    const rows = Array.from({ length: 200 }, (_, index) => [`Row ${index}`, String(index)])
    putTable(sheet, columns, rows, ['Total', '19 900'])
    const { texts } = readPdf(writePdf(info, sheet.pages('Footer')))
    expect(texts.length).toBeGreaterThan(2)
    for (const [index, page] of texts.entries()) {
      expect(page.slice(0, 2)).toEqual(['Text', 'Figure'])
      expect(page.slice(-2)).toEqual(['Footer', `Page ${index + 1} of ${texts.length}`])
    }
    expect(texts.flat().filter((text) => text.startsWith('Row '))).toHaveLength(200)
    expect(texts.at(-1)).toContain('19 900')
  })

  it('writes a figure that does not fit smaller, and never cuts it', () => {
    const sheet = newSheet()
    const figure = '92 233 720 368 547 758,07'
    putTable(sheet, [columns[1]!, columns[0]!], [[figure, 'x'.repeat(300)]])
    const [page] = sheet.pages('')
    expect(page).toMatch(new RegExp(`/F1 [1-5]\\.\\d+ Tf .*\\(${figure}\\)`))
  })
})
