/** The text about a payout that does not balance, for the provider: in the page's language, and in English. */
import type { Dossier, DossierRow } from '../../../shared/domain/payout/dossier.ts'
import { formatDay } from '../../format/dates.ts'
import { formatNumber } from '../../format/numbers.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { explanationWords } from './cause-words.ts'
import { count, type Speaker, termAmount, termDifference, termName } from './term-names.ts'

/** What the text takes its words, numbers and dates from. */
export type DossierWords = Speaker & Pick<Localizer, 'day'>

/** The lines of the text in one language. Members of rows have the provider's own names. */
export function dossierText(facts: Dossier, l: DossierWords): string {
  const { currency } = facts
  const nameRow = (place: number) => l.term('payoutRow', count(place + 1, l), '')
  return [
    l.term('payoutDossier', String(facts.clientId), l.day(facts.date)),
    ...facts.terms.map(({ term, stated, computed, difference }) => {
      const unit = term === 'numberOfRows' ? '' : ` ${currency}`
      return l.term(
        'payoutDossierTerm',
        termName(term, l),
        termAmount(term, stated, l) + unit,
        termAmount(term, computed, l) + unit,
        termDifference(term, difference, l) + unit,
      )
    }),
    explanationWords(facts, nameRow, l),
    ...facts.rows.map((row) => `${l.term('payoutDossierRow', count(row.number, l))}: ${rowMembers(row)}`),
    l.term('payoutDossierCounts', count(facts.numberOfRows.computed, l), facts.digest ?? '–'),
  ].join('\n')
}

/** The text in the page's language, and once more in English if that is another. */
export async function copiedDossier(facts: Dossier, l: Localizer): Promise<string> {
  const own = dossierText(facts, l)
  if (l.lang().startsWith('en')) return own
  return `${own}\n\n${dossierText(facts, await english())}`
}

/** Amounts are minor units, as the report has them, so that the provider can search for them. */
function rowMembers({ number: _, fees, ...members }: DossierRow): string {
  const feesText = fees.map((fee) => `${fee.type} ${fee.amountExcludingVat} + ${fee.vatAmount}`).join('; ')
  return [
    ...Object.entries(members).map(([name, value]) => `${name} ${String(value)}`),
    ...(fees.length > 0 ? [`fees ${feesText}`] : []),
  ].join(', ')
}

async function english(): Promise<DossierWords> {
  const [{ reportDeskEn }, { rowsEn }] = await Promise.all([
    import('../../locales/reports/desk-en.ts'),
    import('../../locales/reports/rows-en.ts'),
  ])
  const words: Readonly<Record<string, unknown>> = { ...reportDeskEn, ...rowsEn }
  const format: DossierWords['format'] = (scaled, style) => formatNumber(scaled, style, 'en')
  return {
    term: (term, ...parts: unknown[]) => {
      const word = words[term as string]
      return typeof word === 'function' ? String(word(...parts)) : String(word)
    },
    format,
    money: (minorUnits) => format(minorUnits, 'money'),
    day: (text) => formatDay(text, 'en'),
  }
}
