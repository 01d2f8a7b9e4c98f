import { describe, expect, it } from 'vitest'
import { buildJournalEntry } from '../../../testing/journal.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { JournalBook } from '../data/journal-book.ts'
import { changesCsv } from './changes-csv.ts'

async function csvOf(lang: string, more: Parameters<typeof buildJournalEntry>[1] = {}): Promise<string[]> {
  const book = new JournalBook()
  book.add(buildJournalEntry(1, { at: new Date('2026-11-20T14:05:00').toISOString(), ...more }))
  return changesCsv(book.entries, true, await localizerOf(lang)).split('\r\n')
}

describe('the CSV of entries', () => {
  it('has heads, and one record for each entry, in the language’s own form', async () => {
    expect(await csvOf('sv')).toEqual([
      '\uFEFFDatum;Tid;Vem;Personens id;Vad;Operation;Gäller;Nytt nummer;Ändringar;Belopp före;Belopp efter;Beloppsändring;Valuta;Utfall;Kod;Orsak;Intern notering;Begärans id'.replace(
        'Begärans id',
        (await localizerOf('sv')).term('requestId'),
      ),
      '2026-11-20;14:05;Kim Andersson;u1;Rad ändrad;updateOrderRow;8906810;;Rad 3, Pris: 625,00 → 649,00;4312,50;4336,50;24,00;SEK;Klart;;;;request-1',
      '',
    ])
  })

  it('separates by commas where the decimal sign is a point', async () => {
    const [, record] = await csvOf('en')
    expect(record).toContain(',4312.50,4336.50,24.00,SEK,')
  })

  it('names a refund as a credit, beside the operation that did it', async () => {
    const [, record] = await csvOf('en', { kind: 'cancelAmount', isRefund: true })
    expect(record).toContain(',Amount credited,cancelAmount,')
  })

  it('guards what a spreadsheet program would take for a formula', async () => {
    const [, record] = await csvOf('en', {
      who: { kind: 'session', id: '=1+1', name: '@Kim' },
      reason: '+46 70',
      note: '=HYPERLINK("http://evil")',
    })
    expect(record).toContain(`'@Kim,'=1+1,`)
    expect(record).toContain(`'+46 70,"'=HYPERLINK(""http://evil"")"`)
  })

  it('leaves amounts that are not known empty', async () => {
    const [, record] = await csvOf('en', { amounts: { after: 9_223_372_036_854_775_807n } })
    expect(record).toContain(',,92233720368547758.07,,,Done,')
  })
})
