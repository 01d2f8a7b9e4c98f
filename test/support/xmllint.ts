import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/** The errors of libxml2 for documents, by a schema; empty if all are valid. */
export async function schemaErrors(documents: readonly string[], schema: string): Promise<string[]> {
  const xml = documents.map((contents, index) => ({ fileName: `document-${index}.xml`, contents }))
  // The wasm build asks for all its memory at once: this is enough for our largest documents.
  const { valid, errors, rawOutput } = await validateXML({
    xml,
    schema,
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  })
  if (valid) return []
  return errors.length ? errors.map(({ message }) => message) : [rawOutput]
}

/** The grammar of WSDL 1.1. */
export function wsdlSchema(): string {
  return readFileSync(new URL('../wire/wsdl11.xsd', import.meta.url), 'utf8')
}

/** The XML Schema within a WSDL, as a separate document. */
export function schemaOf(wsdl: string): string {
  const [schema] = /<xs:schema .*<\/xs:schema>/s.exec(wsdl) ?? []
  if (!schema) throw new Error('the WSDL has no schema')
  const namespaces = [...wsdl.slice(0, wsdl.indexOf('<wsdl:types')).matchAll(/ xmlns:(?:xs|tns)="[^"]*"/g)]
  return schema.replace('<xs:schema', `<xs:schema${namespaces.join('')}`)
}
