/**
 * Reads a bank statement (camt.053, ISO 20022) on the page; nothing is sent. The versions differ only in their
 * namespace for the elements read here, so these are found by their local names.
 */
import { type Long, normalLong } from '../../../../shared/domain/values/long.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import { statementLimits } from '../../../../shared/domain/values/limits.ts'
import { childrenOf, elementsAt, textAt, textOf, textsAt } from './xml.ts'
import { readXml, type XmlElement } from './xml-reader.ts'

/** A payment in or out: a batch is split into its transactions. */
export interface BankEntry {
  /** IBAN, or the bank's own number. */
  account: string
  /** ISO 4217. */
  currency: string
  /** Minor units: credits are positive, debits negative. */
  amount: Long
  /** `YYYY-MM-DD`, on which it was booked. */
  date: string
  /** Whether it takes back an earlier entry. */
  isReversal: boolean
  /** Every reference and message, separated by blanks. */
  reference: string
  /** Who paid; empty if the bank does not say. */
  payer: string
}

export interface BankStatement {
  accounts: readonly { account: string; currency: string }[]
  entries: readonly BankEntry[]
  /** First and last day that the file covers, `YYYY-MM-DD`; undefined if it has neither dates nor entries. */
  from: string | undefined
  to: string | undefined
  /** Entries that were left out: not booked yet, or with an unreadable amount or date. */
  pending: number
  unreadable: number
  /** Entries without a booking day, which are used with their value day. */
  valueDays: number
}

export type StatementRefusal =
  | { code: 'too-large'; limit: number }
  | { code: 'encoding'; encoding: string }
  | { code: 'dtd' }
  | { code: 'not-xml' }
  | { code: 'no-statement' }

/** Reads a file that a person has chosen or dropped. */
export async function readStatement(file: Blob): Promise<Result<BankStatement, StatementRefusal>> {
  const limit = statementLimits.maxBytes
  if (file.size > limit) return refuse({ code: 'too-large', limit })
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  return text.ok ? parseStatement(text.value) : text
}

/**
 * Decodes the text by its byte order mark or its declaration; UTF-8 without either. A declaration must agree with the
 * bytes: a wrong one would give other characters without a word.
 */
function decoded(bytes: Uint8Array): Result<string, StatementRefusal> {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  let declared = marked ? undefined : declaredIn(String.fromCharCode(...bytes.subarray(0, HEAD)))
  try {
    const decoder = new TextDecoder(marked ?? declared, { fatal: true, ignoreBOM: true })
    const text = decoder.decode(bytes)
    // It was not readable before if the file begins with a mark.
    declared ??= declaredIn(text.slice(0, HEAD))
    const { encoding } = new TextDecoder(declared ?? marked)
    if (encoding.startsWith('utf-16') ? marked : encoding === decoder.encoding) return ok(text)
  } catch {
    // An encoding that the browser does not know, or bytes that are none of it.
  }
  return refuse({ code: 'encoding', encoding: declared ?? marked ?? 'utf-8' })
}

/** Characters in which the declaration stands. */
const HEAD = 200

/** The encoding in the declaration, as written. */
function declaredIn(head: string): string | undefined {
  return /^\uFEFF?<\?xml[^>=]*=[^>=]*\sencoding\s*=\s*["']([^"'>]*)["']/.exec(head)?.[1]
}

/** @param text of the whole file */
export function parseStatement(text: string): Result<BankStatement, StatementRefusal> {
  // Such a file is rejected unread: its entities could expand without end.
  if (hasDoctype(text)) return refuse({ code: 'dtd' })
  const root = readXml(text)
  if (!root) return refuse({ code: 'not-xml' })
  const statements = childrenOf(childrenOf([root], 'BkToCstmrStmt'), 'Stmt')
  if (root.localName !== 'Document' || statements.length === 0) return refuse({ code: 'no-statement' })
  return ok(joinedStatements(statements.map(statementOf)))
}

/** A document type comes between the declaration and the first element, among comments and instructions. */
function hasDoctype(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : undefined
    if (!end) return text.startsWith('<!', at)
    const found = text.indexOf(end, at + 2)
    if (found === -1) return false
    at = found + end.length
  }
}

function statementOf(statement: XmlElement): BankStatement {
  const [holder] = childrenOf([statement], 'Acct')
  const account = textAt(holder, 'Id/IBAN') || textAt(holder, 'Id/Othr/Id')
  const currency = textAt(holder, 'Ccy')
  const period = [textAt(statement, 'FrToDt/FrDtTm'), textAt(statement, 'FrToDt/ToDtTm')].map(dayOf)
  const read = childrenOf([statement], 'Ntry').map((entry) => entriesOf(entry, account))
  const entries = read.flatMap((each) => (typeof each === 'string' ? [] : each))
  const days = [...period, ...entries.map(({ date }) => date)].filter(Boolean).toSorted()
  return {
    accounts: [{ account, currency: currency || (entries[0]?.currency ?? '') }],
    entries,
    from: days[0],
    to: days.at(-1),
    pending: read.filter((each) => each === 'pending').length,
    unreadable: read.filter((each) => each === 'unreadable').length,
    valueDays: childrenOf([statement], 'Ntry').filter(
      (entry, at) => typeof read[at] !== 'string' && !dayAt(entry, 'BookgDt'),
    ).length,
  }
}

function joinedStatements(all: readonly BankStatement[]): BankStatement {
  const seen = new Map(
    all.flatMap(({ accounts }) => accounts).map((each) => [each.account + each.currency, each]),
  )
  const days = all.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()).toSorted()
  const count = (member: 'pending' | 'unreadable' | 'valueDays') =>
    all.reduce((sum, each) => sum + each[member], 0)
  return {
    accounts: [...seen.values()],
    entries: all.flatMap(({ entries }) => entries),
    from: days[0],
    to: days.at(-1),
    pending: count('pending'),
    unreadable: count('unreadable'),
    valueDays: count('valueDays'),
  }
}

function entriesOf(entry: XmlElement, account: string): BankEntry[] | 'pending' | 'unreadable' {
  // `Sts` is a text up to version 6, and has a `Cd` since.
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')
  if (status && status !== 'BOOK') return 'pending'
  const date = dayAt(entry, 'BookgDt') || dayAt(entry, 'ValDt')
  const whole = amountAt(entry, 'Amt')
  const direction = textAt(entry, 'CdtDbtInd')
  if (!date || !whole || !/^(CRDT|DBIT)$/.test(direction)) return 'unreadable'
  const isReversal = /^(true|1)$/.test(textAt(entry, 'RvslInd'))
  const details = childrenOf(childrenOf([entry], 'NtryDtls'), 'TxDtls')
  const own = textsAt(entry, ['NtryRef', 'AcctSvcrRef', 'AddtlNtryInf'])
  const made = (from: readonly XmlElement[], { amount, currency }: Amount): BankEntry => ({
    account,
    currency,
    amount,
    date,
    isReversal,
    reference: [...own, ...from.flatMap((part) => textsAt(part, ['Refs', 'RmtInf', 'AddtlTxInf']))].join(' '),
    payer:
      from
        .map((part) => textAt(part, 'RltdPties/Dbtr/Nm') || textAt(part, 'RltdPties/Dbtr/Pty/Nm'))
        .find(Boolean) ?? '',
  })
  const parts = details.map((detail) => {
    const amount = amountAt(detail, 'Amt') ?? amountAt(detail, 'AmtDtls/TxAmt/Amt')
    return amount && { detail, amount: signed(amount, textAt(detail, 'CdtDbtInd') || direction) }
  })
  const sum = parts.reduce((all, part) => all + BigInt(part?.amount.amount ?? 0), 0n)
  const total = signed(whole, direction)
  // Details whose amounts are missing or do not add up only describe the entry.
  const isBatch =
    parts.length > 1 &&
    sum === BigInt(total.amount) &&
    parts.every((part) => part?.amount.currency === total.currency)
  return isBatch ? parts.map((part) => made([part!.detail], part!.amount)) : [made(details, total)]
}

interface Amount {
  amount: Long
  currency: string
}

function signed({ amount, currency }: Amount, direction: string): Amount {
  return { amount: direction === 'DBIT' ? normalLong(-BigInt(amount)) : amount, currency }
}

/** An amount in minor units; undefined if it is invalid, or has more decimals than money has here. */
function amountAt(parent: XmlElement, path: string): Amount | undefined {
  const [element] = elementsAt(parent, path)
  const currency = element?.attributes.get('Ccy') ?? ''
  const found = /^\+?(\d{0,18})(?:\.(\d{0,2})0*)?$/.exec(textOf(element))
  // An amount of an unknown currency is invalid.
  if (!/^[A-Z]{3}$/.test(currency) || !found || !(found[1] || found[2])) return undefined
  const amount = normalLong(BigInt(found[1]! + (found[2] ?? '').padEnd(2, '0')))
  return { amount, currency }
}

function dayAt(entry: XmlElement, name: string): string {
  return dayOf(textAt(entry, `${name}/Dt`) || textAt(entry, `${name}/DtTm`))
}

/** The bank's own day, ignoring the offset of a time. */
function dayOf(text: string): string {
  const day = text.slice(0, 10)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : ''
}
