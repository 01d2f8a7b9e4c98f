import { describe, expect, it } from 'vitest'
import { contractFile, contractLink } from './contract-file.ts'

const pdf = '%PDF-1.7\nÅ\n%%EOF\n'
const answer = (text: string, FileLengthInBytes: number | bigint = text.length) => ({
  FileLengthInBytes,
  FileBinaryDataBase64: btoa(text),
})

describe('the file of a contract', () => {
  it('is a PDF with every byte', async () => {
    const file = contractFile(answer(pdf))
    const blob = file.ok ? file.value : new Blob()
    expect(blob.type).toBe('application/pdf')
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(
      [...pdf].map((character) => character.charCodeAt(0)),
    )
  })

  it.each([
    ['no file', { FileLengthInBytes: 0 }, 'empty'],
    ['an empty file', { FileLengthInBytes: 0, FileBinaryDataBase64: '' }, 'empty'],
    ['what is not base64', { FileLengthInBytes: 3, FileBinaryDataBase64: '*%*' }, 'broken'],
    ['fewer bytes than it says', answer(pdf, pdf.length + 1), 'broken'],
    ['more bytes than it says', answer(pdf, pdf.length - 1), 'broken'],
    ['a length beyond 2^53', answer(pdf, 2n ** 63n - 1n), 'broken'],
    ['a file that is cut off', answer(pdf.slice(0, 10)), 'broken'],
    ['a page', answer('<script>alert(1)</script>%%EOF'), 'broken'],
  ])('is refused with %s', (_, given, reason) => {
    expect(contractFile(given)).toEqual({ ok: false, reason })
  })
})

describe('the provider’s link', () => {
  it.each(['https://pay.test/pdf/contract/1/abc', 'http://127.0.0.1:8782/pdf/contract/1/abc'])(
    'may be %s',
    (PdfLink) => {
      expect(contractLink({ FileLengthInBytes: 0, PdfLink })).toBe(PdfLink)
    },
  )

  it.each(['javascript:alert(1)', ' https://pay.test', 'data:text/html,x', '//pay.test', '', undefined])(
    'is none where it is %s',
    (PdfLink) => {
      expect(contractLink({ FileLengthInBytes: 0, PdfLink })).toBeUndefined()
    },
  )
})
