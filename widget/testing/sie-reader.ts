/** Reads SIE files by the format's description. It shares no code with the writer. */

export interface SieVoucher {
  series: string
  number: string
  date: string
  text: string
  transactions: { account: string; objects: string[]; amount: bigint; date: string; text: string }[]
}

export interface SieContents {
  /** Labels in their order, `#TRANS` included. */
  labels: string[]
  /** Fields of each record outside vouchers, by label; repeated records follow one another. */
  records: Map<string, string[][]>
  vouchers: SieVoucher[]
}

// The letters of IBM's table, sixteen in a row from 0x80 on. No browser decodes it.
const rows = [
  '\u00c7\u00fc\u00e9\u00e2\u00e4\u00e0\u00e5\u00e7\u00ea\u00eb\u00e8\u00ef\u00ee\u00ec\u00c4\u00c5',
  '\u00c9\u00e6\u00c6\u00f4\u00f6\u00f2\u00fb\u00f9\u00ff\u00d6\u00dc\u00a2\u00a3\u00a5\u20a7\u0192',
  '\u00e1\u00ed\u00f3\u00fa\u00f1\u00d1\u00aa\u00ba\u00bf\u2310\u00ac\u00bd\u00bc\u00a1\u00ab\u00bb',
]

function letter(byte: number): string {
  if (byte < 128) return String.fromCharCode(byte)
  const found = rows[(byte >> 4) - 8]?.[byte & 15]
  if (found === undefined) throw new Error(`byte ${byte} is not read here`)
  return found
}

/** @throws Error where the file violates the description */
export function readSie(bytes: Uint8Array): SieContents {
  const text = [...bytes].map(letter).join('')
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end')
  const lines = text.slice(0, -2).split('\r\n')
  const contents: SieContents = { labels: [], records: new Map(), vouchers: [] }
  let isInside = false
  for (const line of lines) {
    if (/\p{Cc}/u.test(line)) throw new Error(`a control character: ${line}`)
    if (line === '{' || line === '}') {
      isInside = line === '{'
      continue
    }
    const [first, ...fields] = fieldsOf(line)
    const label = String(first)
    contents.labels.push(label)
    if (label === '#VER') {
      const [series = '', number = '', date = '', words = ''] = fields as string[]
      contents.vouchers.push({ series, number, date, text: words, transactions: [] })
    } else if (label === '#TRANS') {
      if (!isInside) throw new Error('a transaction outside of a voucher')
      const [account, objects, amount, date = '', words = ''] = fields
      if (!Array.isArray(objects)) throw new Error(`no object list: ${line}`)
      contents.vouchers.at(-1)!.transactions.push({
        account: account as string,
        objects,
        amount: minorUnits(amount as string),
        date: date as string,
        text: words as string,
      })
    } else {
      const known = contents.records.get(label) ?? []
      contents.records.set(label, [...known, fields as string[]])
    }
  }
  return contents
}

/** A field is a word, a quoted text with `\"` for a quote, or an object list in braces. */
function fieldsOf(line: string): (string | string[])[] {
  const fields: (string | string[])[] = []
  let list: string[] | undefined
  let at = 0
  while (at < line.length) {
    const char = line[at]!
    if (char === ' ') at += 1
    else if (char === '{') {
      list = []
      fields.push(list)
      at += 1
    } else if (char === '}') {
      list = undefined
      at += 1
    } else {
      let field = ''
      if (char === '"') {
        for (at += 1; line[at] !== '"'; at += 1) {
          if (at >= line.length) throw new Error(`an open quote: ${line}`)
          if (line[at] === '\\' && line[at + 1] === '"') at += 1
          field += line[at]
        }
        at += 1
      } else {
        while (at < line.length && !/[ {}]/.test(line[at]!)) field += line[at++]
      }
      ;(list ?? fields).push(field)
    }
  }
  return fields
}

function minorUnits(text: string): bigint {
  if (!/^-?\d+\.\d\d$/.test(text)) throw new Error(`not an amount: ${text}`)
  return BigInt(text.replace('.', ''))
}
