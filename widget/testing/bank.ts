/** Bank statements for tests. */
import type { BankEntry, BankStatement } from '../desks/reports/bank/camt.ts'

export function buildEntry(changes: Partial<BankEntry> = {}): BankEntry {
  return {
    account: 'SE3550000000054910000003',
    currency: 'SEK',
    amount: 10_000,
    date: '2026-03-03',
    isReversal: false,
    reference: '',
    payer: '',
    ...changes,
  }
}

export function buildStatement(
  entries: readonly BankEntry[],
  changes: Partial<BankStatement> = {},
): BankStatement {
  return {
    accounts: [{ account: 'SE3550000000054910000003', currency: 'SEK' }],
    entries,
    from: '2026-03-01',
    to: '2026-03-31',
    pending: 0,
    unreadable: 0,
    valueDays: 0,
    ...changes,
  }
}

/** An entry's XML; a member is left out by an empty text. */
export function entryXml({
  amount = '<Amt Ccy="SEK">100.00</Amt>',
  direction = '<CdtDbtInd>CRDT</CdtDbtInd>',
  status = '<Sts><Cd>BOOK</Cd></Sts>',
  date = '<BookgDt><Dt>2026-03-03</Dt></BookgDt>',
  more = '',
} = {}): string {
  return `<Ntry>${amount}${direction}${status}${date}${more}</Ntry>`
}

/** A whole statement file. */
export function statementXml(
  entries: string,
  {
    version = '02',
    account = '<Id><IBAN>SE3550000000054910000003</IBAN></Id><Ccy>SEK</Ccy>',
    period = '<FrToDt><FrDtTm>2026-03-01T00:00:00</FrDtTm><ToDtTm>2026-03-31T23:59:59</ToDtTm></FrToDt>',
    declaration = '<?xml version="1.0" encoding="UTF-8"?>',
  } = {},
): string {
  return (
    `${declaration}\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
    `<GrpHdr><MsgId>m1</MsgId></GrpHdr><Stmt><Id>s1</Id>${period}<Acct>${account}</Acct>${entries}</Stmt>` +
    '</BkToCstmrStmt></Document>'
  )
}
