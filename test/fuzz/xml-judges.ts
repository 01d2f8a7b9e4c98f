/** Two XML parsers that others rely on judge a document: expat and libxml2, both as WebAssembly. */
import { XmlParser } from 'expat-wasm'
import { validateXML } from 'xmllint-wasm'

/** Whether expat takes the bytes for a well-formed document, with namespaces or without. */
export function expatAccepts(bytes: Uint8Array): boolean {
  const parser = new XmlParser({ separator: XmlParser.NO_NAMESPACES })
  try {
    parser.parse(bytes, 1)
    return true
  } catch {
    return false
  } finally {
    parser.destroy()
  }
}

/** Documents of one call: the WebAssembly has all of them in its memory. */
const BATCH = 500

/** Whether libxml2 takes each of the documents for a well-formed one. */
export async function libxml2Accepts(documents: readonly Uint8Array[]): Promise<boolean[]> {
  const accepted: boolean[] = []
  for (let from = 0; from < documents.length; from += BATCH) {
    const batch = documents.slice(from, from + BATCH)
    const refused = await refusedIn(batch)
    accepted.push(...batch.map((_, index) => !refused.has(index)))
  }
  return accepted
}

/** The places of the refused ones. An undeclared prefix is an error of namespaces, and the document still well-formed. */
async function refusedIn(batch: readonly Uint8Array[]): Promise<Set<number>> {
  const xml = batch.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const said = await validateXML({ xml, schema: [], initialMemoryPages: 512, maxMemoryPages: 4096 }).then(
    ({ rawOutput }) => rawOutput,
    (error: Error) => error.message,
  )
  const found = said.matchAll(/^(\d+)\.xml:\d+: (?!namespace|validity)[\w ]*error\b/gm)
  return new Set([...found].map(([, index]) => Number(index)))
}
