import { describe, expect, it, vi } from 'vitest'
import { statementLimits } from '../../../../shared/domain/values/limits.ts'
import { entryXml, statementXml } from '../../../testing/bank.ts'
import { parseStatement, readStatement } from './camt.ts'

function entriesOf(xml: string) {
  const read = parseStatement(statementXml(xml))
  if (!read.ok) throw new Error(read.reason.code)
  return read.value
}

const reasonOf = (text: string) => {
  const read = parseStatement(text)
  return read.ok ? undefined : read.reason.code
}

describe('a bank statement', () => {
  it.each(['02', '04', '08', '13'])('is read in version %s', (version) => {
    const more =
      '<NtryRef>r1</NtryRef><NtryDtls><TxDtls><Refs><EndToEndId>PAYOUT-1</EndToEndId></Refs>' +
      '<RltdPties><Dbtr><Pty><Nm>Provider AB</Nm></Pty></Dbtr></RltdPties>' +
      '<RmtInf><Ustrd>2026-03-02</Ustrd><Strd><CdtrRefInf><Ref>4711</Ref></CdtrRefInf></Strd></RmtInf>' +
      '</TxDtls></NtryDtls>'
    const read = parseStatement(statementXml(entryXml({ more }), { version }))
    expect(read).toEqual({
      ok: true,
      value: {
        accounts: [{ account: 'SE3550000000054910000003', currency: 'SEK' }],
        entries: [
          {
            account: 'SE3550000000054910000003',
            currency: 'SEK',
            amount: 10_000,
            date: '2026-03-03',
            isReversal: false,
            reference: 'r1 PAYOUT-1 2026-03-02 4711',
            payer: 'Provider AB',
          },
        ],
        from: '2026-03-01',
        to: '2026-03-31',
        pending: 0,
        unreadable: 0,
        valueDays: 0,
      },
    })
  })

  it.each([
    ['1', 100],
    ['1.5', 150],
    ['+0.05', 5],
    ['.5', 50],
    ['7.', 700],
    ['12.34000', 1234],
    ['123456789012345678.99', 12_345_678_901_234_567_899n],
  ])('has an amount of %s', (text, amount) => {
    const { entries } = entriesOf(entryXml({ amount: `<Amt Ccy="SEK">${text}</Amt>` }))
    expect(entries.map((entry) => entry.amount)).toEqual([amount])
  })

  it.each(['1.234', '', '.', '-1', '1,50', '1e3', 'NaN'])('counts an amount of %j as unreadable', (text) => {
    const { entries, unreadable } = entriesOf(entryXml({ amount: `<Amt Ccy="SEK">${text}</Amt>` }))
    expect([entries.length, unreadable]).toEqual([0, 1])
  })

  it.each([
    ['no date', { date: '' }],
    ['a date that is none', { date: '<BookgDt><Dt>2026-13-01</Dt></BookgDt>' }],
    ['no direction', { direction: '' }],
    ['no amount', { amount: '' }],
    ['no currency', { amount: '<Amt>100.00</Amt>' }],
  ])('counts an entry with %s as unreadable', (_, changes) => {
    expect(entriesOf(entryXml(changes)).unreadable).toBe(1)
  })

  it.each(['<Sts>PDNG</Sts>', '<Sts><Cd>PDNG</Cd></Sts>', '<Sts>INFO</Sts>'])('leaves out %s', (status) => {
    const { entries, pending } = entriesOf(entryXml({ status }))
    expect([entries.length, pending]).toEqual([0, 1])
  })

  it('never takes the value day for the booking day, and counts those that have no other', () => {
    const value = '<ValDt><Dt>2026-03-01</Dt></ValDt>'
    const { entries, valueDays } = entriesOf(
      entryXml({ date: `${value}<BookgDt><Dt>2026-03-03</Dt></BookgDt>` }) + entryXml({ date: value }),
    )
    expect([entries.map(({ date }) => date), valueDays]).toEqual([['2026-03-03', '2026-03-01'], 1])
  })

  it('reads the status of older versions, and entries without one', () => {
    expect(
      entriesOf(entryXml({ status: '<Sts>BOOK</Sts>' }) + entryXml({ status: '' })).entries,
    ).toHaveLength(2)
  })

  it('has debits as negative amounts, and tells reversals', () => {
    const debit = entryXml({ direction: '<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>' })
    expect(entriesOf(debit).entries[0]).toMatchObject({ amount: -10_000, isReversal: true })
  })

  it('takes the bank’s day of a time with an offset, and the value date without a booking date', () => {
    const late = entryXml({ date: '<BookgDt><DtTm>2026-03-03T23:30:00-05:00</DtTm></BookgDt>' })
    const value = entryXml({ date: '<ValDt><Dt>2026-03-05</Dt></ValDt>' })
    expect(entriesOf(late + value).entries.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-05'])
  })

  const batch = (...amounts: string[]) => {
    const parts = amounts.map(
      (amount, index) =>
        `<TxDtls><Refs><TxId>t${index}</TxId></Refs><AmtDtls><TxAmt><Amt Ccy="SEK">${amount}</Amt></TxAmt></AmtDtls></TxDtls>`,
    )
    return `<NtryDtls>${parts.join('')}</NtryDtls>`
  }

  it('has a batch as its transactions, if these add up to it', () => {
    const { entries } = entriesOf(entryXml({ more: batch('60.00', '40.00') }))
    expect(entries.map(({ amount, reference }) => [amount, reference])).toEqual([
      [6000, 't0'],
      [4000, 't1'],
    ])
  })

  it('has a batch whose transactions do not add up as one entry with all references', () => {
    const { entries } = entriesOf(entryXml({ more: batch('60.00', '39.00') }))
    expect(entries.map(({ amount, reference }) => [amount, reference])).toEqual([[10_000, 't0 t1']])
  })

  it('has all of several accounts, and covers their days together', () => {
    const one = statementXml(entryXml(), { period: '' })
    const other = '<Stmt><Acct><Id><Othr><Id>55-1</Id></Othr></Id><Ccy>NOK</Ccy></Acct></Stmt>'
    const read = parseStatement(one.replace('</BkToCstmrStmt>', `${other}</BkToCstmrStmt>`))
    expect(read).toMatchObject({
      value: {
        accounts: [
          { account: 'SE3550000000054910000003', currency: 'SEK' },
          { account: '55-1', currency: 'NOK' },
        ],
        from: '2026-03-03',
        to: '2026-03-03',
      },
    })
  })

  it('has no days without entries but those that it states', () => {
    const read = parseStatement(statementXml('', { period: '' }))
    expect(read).toMatchObject({ ok: true, value: { entries: [], from: undefined, to: undefined } })
  })
})

describe('a file that is no statement', () => {
  const plain = statementXml(entryXml())
  const bomb = '<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>'

  it.each([
    ['a DTD', 'dtd', plain.replace('?>', `?>${bomb}`)],
    ['a DTD after comments', 'dtd', plain.replace('?>', `?><!-- > --><?x ?>\n${bomb}`)],
    ['a DTD alone', 'dtd', `\uFEFF  ${bomb}<Document/>`],
    ['a cut end', 'not-xml', plain.slice(0, -20)],
    ['CSV', 'not-xml', 'Date,Amount\n2026-03-03,100.00'],
    ['nothing', 'not-xml', ''],
    ['an open comment', 'not-xml', '<!-- '.repeat(2000)],
    ['another document', 'no-statement', '<Document><CstmrCdtTrfInitn/></Document>'],
    ['HTML', 'no-statement', '<html><body/></html>'],
    ['no statement', 'no-statement', '<Document><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>'],
  ])('is refused for %s: %s', (_, code, text) => {
    expect(reasonOf(text)).toBe(code)
  })

  it('is refused with a DTD before a parser sees it', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    expect(reasonOf(`${bomb}<Document/>`)).toBe('dtd')
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  it('is no text that names a document type in a remittance', () => {
    const more = '<AddtlNtryInf>&lt;!DOCTYPE</AddtlNtryInf>'
    expect(entriesOf(entryXml({ more })).entries[0]!.reference).toBe('<!DOCTYPE')
  })

  it('is refused without being read if it is too large', async () => {
    const file = { size: statementLimits.maxBytes + 1 } as Blob
    expect(await readStatement(file)).toEqual({
      ok: false,
      reason: { code: 'too-large', limit: statementLimits.maxBytes },
    })
  })
})

describe('the characters of a statement', () => {
  const more = '<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Åsa Öberg</Nm></Dbtr></RltdPties></TxDtls></NtryDtls>'
  const declared = (encoding: string) =>
    statementXml(entryXml({ more }), { declaration: `<?xml version='1.0' encoding='${encoding}'?>` })
  const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
  const utf16 = (text: string) => {
    const units = Uint16Array.from(`\uFEFF${text}`, (char) => char.charCodeAt(0))
    return new Uint8Array(units.buffer)
  }

  it.each([
    ['Latin-1', latin(declared('ISO-8859-1'))],
    ['UTF-8', new TextEncoder().encode(declared('utf-8'))],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${declared('UTF-8')}`)],
    ['UTF-16', utf16(declared('UTF-16'))],
  ])('are read as %s', async (_, bytes) => {
    const read = await readStatement(new Blob([bytes]))
    expect(read).toMatchObject({ ok: true, value: { entries: [{ payer: 'Åsa Öberg' }] } })
  })

  it.each([
    ['UTF-8', latin(declared('UTF-8'))],
    ['klingon', latin(declared('klingon'))],
    ['UTF-16', latin(declared('UTF-16'))],
    ['ISO-8859-1', new TextEncoder().encode(`\uFEFF${declared('ISO-8859-1')}`)],
    ['utf-8', utf16(declared('utf-8'))],
  ])('are refused where they claim to be %s and are not', async (encoding, bytes) => {
    expect(await readStatement(new Blob([bytes]))).toEqual({
      ok: false,
      reason: { code: 'encoding', encoding },
    })
  })
})
