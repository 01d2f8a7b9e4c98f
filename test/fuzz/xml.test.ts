/** Neither of our readers of XML accepts a document that both expat and libxml2 refuse. */
import { describe, expect, it } from 'vitest'
import { runs } from '../../shared/testing/runs.ts'
import { readXml } from '../../shared/wire/xml/reader.ts'
import { readStatement } from '../../widget/desks/reports/bank/camt.ts'
import { bytesAs, search } from './fuzz.ts'
import { damagedDocuments, w3cDocuments } from './xml-documents.ts'
import { expatAccepts, libxml2Accepts } from './xml-judges.ts'

/** `seen`: the bytes that a judge shall see, if they are others. */
interface Reader {
  name: string
  accepts(bytes: Uint8Array): boolean | Promise<boolean>
  seen(bytes: Uint8Array): Uint8Array
}

const readers: readonly Reader[] = [
  {
    name: 'messages',
    accepts: (bytes) => readXml(bytes).ok,
    // White space before the declaration is allowed here, because old clients send it.
    seen(bytes) {
      const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
      let at = mark
      while ([0x09, 0x0a, 0x0d, 0x20].includes(bytes[at]!)) at++
      return bytes.subarray(at === mark ? 0 : at)
    },
  },
  {
    name: 'bank statements',
    async accepts(bytes) {
      const read = await readStatement(new Blob([new Uint8Array(bytes)]))
      return read.ok || read.reason.code === 'no-statement'
    },
    seen: (bytes) => bytes,
  },
]

/** Neither judge knows these encodings, in which banks may write. */
const ONLY_OURS = /^<\?xml[^>]*encoding="(?:euc-jp|iso-2022-jp|shift_jis)"/i

async function isRefusedByBoth(bytes: Uint8Array): Promise<boolean> {
  if (expatAccepts(bytes)) return false
  const [isAccepted] = await libxml2Accepts([bytes])
  return !isAccepted
}

describe('the judges', () => {
  it('accept a well-formed document and refuse others', async () => {
    const of = (text: string) => new TextEncoder().encode(text)
    const documents = [
      '<a/>',
      '<a>',
      '<?xml version="1.0" encoding="utf-16"?><a/>',
      '<p:a/>',
      '<a b="1" b="2"/>',
    ].map(of)
    expect(documents.map(expatAccepts)).toEqual([true, false, false, true, false])
    expect(await libxml2Accepts(documents)).toEqual([true, false, false, true, false])
  })
})

describe.each(readers)('the reader of $name', ({ name, accepts, seen }) => {
  it("accepts no document of the W3C's suite that both judges refuse", async () => {
    const documents = w3cDocuments()
    expect(documents.length).toBeGreaterThan(4000)
    const accepted: typeof documents = []
    for (const { name, bytes } of documents) {
      if (await accepts(bytes)) accepted.push({ name, bytes: seen(bytes) })
    }
    expect(accepted.length).toBeGreaterThan(1500)
    const suspects = accepted.filter(
      ({ bytes }) => !expatAccepts(bytes) && !ONLY_OURS.test(Buffer.from(bytes).toString('latin1')),
    )
    const judged = await libxml2Accepts(suspects.map(({ bytes }) => bytes))
    expect(suspects.filter((_, index) => !judged[index]).map(({ name }) => name)).toEqual([])
  })

  it('accepts no damaged document that both judges refuse', async () => {
    let acceptedCount = 0
    await search({
      name: `xml-${name.replace(' ', '-')}`,
      form: bytesAs('xml'),
      inputs: damagedDocuments,
      count: runs(4_000, 400_000),
      async rule(bytes) {
        if (!(await accepts(bytes))) return
        acceptedCount++
        if (await isRefusedByBoth(seen(bytes))) throw new Error('Both judges refuse what the reader accepts.')
      },
    })
    // A generator whose documents are all refused would find nothing.
    expect(acceptedCount).toBeGreaterThan(runs(100, 10_000))
  })
})
