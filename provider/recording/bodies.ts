/** The bodies of a record: redacted by the place that is parsed, or not kept at all. */
import { SaxesParser } from 'saxes'
import { decodeUtf8 } from '../../shared/wire/utf8.ts'
import { readXml } from '../../shared/wire/xml/reader.ts'
import type { Capture } from './capture.ts'
import { BODY_KEPT, type RecordedMessage } from './record.ts'
import { redactForm, redactJson, redactJsonAnswer, redactXml, redactXmlAnswer } from './redact-text.ts'

type Body = Pick<RecordedMessage, 'body' | 'bytes' | 'note'>

/**
 * What is kept of a request's body. Of one that cannot be parsed nothing is kept but its length and the first place that is
 * wrong, because nobody can say where its secrets are.
 * @param hidden JSON pointers of values that must not be kept, in lower case
 */
export function sentBody({ sent, isSoap, operation }: Capture, hidden: ReadonlySet<string>): Body {
  if (!sent) return {}
  const bytes = sent.byteLength
  if (bytes === 0) return { bytes }
  const text = decodeUtf8(sent)
  if (text === undefined) return notKept(bytes, 'no UTF-8')
  if (isSoap) {
    const read = readXml(sent)
    return read.ok ? cut(bytes, redactXml(text)) : notKept(bytes, 'no XML that is taken', placeInXml(text))
  }
  if (operation === 'getToken') return cut(bytes, redactForm(text))
  try {
    return cut(bytes, redactJson(text, hidden))
  } catch (error) {
    return notKept(bytes, 'no JSON', placeInJson(error))
  }
}

/** What is kept of an answer's body. */
export function answeredBody({ notes, isSoap }: Capture): Body {
  // To count its bytes would cost three times the stream itself.
  if (notes.streamed) return { note: 'A stream: only its status is kept.' }
  if (notes.text === undefined) return {}
  return cut(undefined, isSoap ? redactXmlAnswer(notes.text) : redactJsonAnswer(notes.text))
}

function cut(bytes: number | undefined, text: string): Body {
  const size = bytes === undefined ? {} : { bytes }
  if (text.length <= BODY_KEPT) return { ...size, body: text }
  const note = `The first ${BODY_KEPT} of ${text.length} characters.`
  return { ...size, body: text.slice(0, BODY_KEPT).toWellFormed(), note }
}

function notKept(bytes: number, why: string, at?: number): Body {
  const place = at === undefined ? '' : ` The first error is at character ${at}.`
  return { bytes, note: `Not kept: it is ${why}.${place}` }
}

/** The place of the first error; V8 names it in its message. */
function placeInJson(error: unknown): number | undefined {
  const [, at] = /position (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
  return at === undefined ? undefined : Number(at)
}

/** Characters of XML that are read again for the place of an error. */
const XML_READ_AGAIN = 64 * 1024

function placeInXml(text: string): number | undefined {
  const parser = new SaxesParser({ xmlns: true, position: true })
  let place: number | undefined
  parser.on('error', () => {
    place ??= parser.position
  })
  try {
    parser.write(text.slice(0, XML_READ_AGAIN))
    if (text.length <= XML_READ_AGAIN) parser.close()
  } catch {
    // The parser gives up: the place, if any, is known.
  }
  return place
}
