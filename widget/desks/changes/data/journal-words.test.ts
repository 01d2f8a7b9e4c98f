import { beforeAll, describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../../../shared/domain/journal/journal.ts'
import { journalKinds } from '../../../../shared/domain/journal/journal-kinds.ts'
import { everyLanguage } from '../../../testing/every-language.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { changeLine } from './change-words.ts'
import { kindOf, kindText, personText, subjectText } from './journal-words.ts'

let l: Localizer
beforeAll(async () => (l = await localizerOf('en-GB')))

describe('the words of a kind', () => {
  it.each(everyLanguage.map(({ $code }) => $code))(
    'are there for every kind of the journal: %s',
    async (lang) => {
      const own = await localizerOf(lang)
      expect(journalKinds.filter((kind) => kindText(kind, true, own) === kind)).toEqual([])
    },
  )

  it.each([
    ['da', 'Beløb krediteret'],
    ['de', 'Betrag gutgeschrieben'],
    ['en', 'Amount credited'],
    ['fi', 'Summa hyvitetty'],
    ['nl', 'Bedrag gecrediteerd'],
    ['no', 'Beløp kreditert'],
    ['sv', 'Belopp krediterat'],
  ])('of a refund are those of a credit, not of a cancellation: %s', async (lang, text) => {
    const own = await localizerOf(lang)
    for (const kind of ['cancelAmount', 'cancelOrder']) {
      expect(kindText(kindOf({ kind, isRefund: true }), true, own)).toBe(text)
      expect(kindText(kindOf({ kind }), true, own)).not.toBe(text)
    }
  })

  it('are the name of an operation that nobody knows', () => {
    expect(kindText('moveTheMoon', true, l)).toBe('moveTheMoon')
  })

  it('are the name of a credit operation until the words of that desk are there', () => {
    expect(kindText('DeliverOrderEu', false, l)).toBe('DeliverOrderEu')
  })
})

describe('the words of a person', () => {
  it.each<[JournalEntry['who'], string]>([
    [{ kind: 'session', id: 'u1', name: 'Kim' }, 'Kim'],
    [{ kind: 'session', id: 'u1' }, 'u1 (name erased)'],
    [{ kind: 'server', id: 'key:4f1c', name: 'API key' }, 'Server, key 4f1c'],
    [{ kind: 'server', id: '4f1c' }, 'Server, key 4f1c'],
  ])('%o: %s', (who, text) => expect(personText(who, l)).toBe(text))
})

describe('the words of a subject', () => {
  it.each<[JournalEntry['subject'], string]>([
    [{ kind: 'order', number: '9223372036854775807' }, '9223372036854775807'],
    [{ kind: 'credit', number: '1000123', of: 'ProviderOrderNr' }, 'Credit order 1000123'],
    [{ kind: 'credit', number: 'web-7', of: 'ClientOrderNr' }, 'Credit order web-7 (your number)'],
    [{ kind: 'credit', number: '5', of: 'ProviderPaymentPlanNr' }, 'Payment plan 5'],
    [{ kind: 'credit', of: 'SecurityNumber' }, 'Credit order'],
    [{ kind: 'closing', number: '2026-11-18' }, 'Payout of 18 Nov 2026'],
    [{ kind: 'session', number: 'u9' }, 'Session u9'],
    [{ kind: 'session' }, 'Session'],
    [{ kind: 'batch' }, 'Several orders'],
  ])('%o: %s', (subject, text) => expect(subjectText(subject, l)).toBe(text))
})

describe('the words of a change', () => {
  it.each([
    [{ row: 3, member: 'UnitPrice', from: 62_500, to: 64_900 }, 'Row 3, Price: 625.00 → 649.00'],
    [{ member: 'OrderStatus', from: 'Open', to: 'Failed' }, 'Status: Open → Payment failed'],
    [{ row: 4, member: 'Name', to: 'Lamp' }, 'Row 4, Name: – → Lamp'],
    [{ row: 4, member: 'Quantity', from: 200 }, 'Row 4, Qty: 2 → –'],
    [{ row: 4, member: 'IsCancelled', from: false, to: true }, 'Row 4, Cancelled: No → Yes'],
    [{ member: 'Metadata.gift' }, 'Metadata gift'],
    [{ member: 'constructor', from: 1, to: 2n ** 62n }, 'constructor: 1 → 4611686018427387904'],
  ])('%o: %s', (change, text) => expect(changeLine(change, l)).toBe(text))
})
