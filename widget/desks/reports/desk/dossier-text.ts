/** The text about a payout that does not balance, for the provider: in the page's language, and in English. */
import { lookUp } from '../../../../shared/domain/values/lookup.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import {
  type Dossier,
  type DossierRow,
  dossierRowMembers,
} from '../../../../shared/domain/report/payout/dossier.ts'
import { formatDay } from '../../../kit/format/dates.ts'
import { formatNumber, type NumberStyle } from '../../../kit/format/numbers.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { explanationWords } from './cause-words.ts'
import { count, type Speaker, termAmount, termDifference, termName } from './term-names.ts'

/** The words, numbers and dates of the text. */
export type DossierWords = Speaker & Pick<Localizer, 'day'>

/** The lines of the text in one language. Members of rows have the provider's own names. */
function dossierText(facts: Dossier, l: DossierWords): string {
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

/** The text in the page's language, and once more in English if that differs. */
export async function copiedDossier(facts: Dossier, l: Localizer): Promise<string> {
  const own = dossierText(facts, l)
  if (l.lang().startsWith('en')) return own
  return `${own}\n\n${dossierText(facts, await english())}`
}

/** Amounts are minor units, as the report has them, so that the provider can search for them. */
function rowMembers(row: DossierRow): string {
  const { fees } = row
  const feesText = fees.map((fee) => `${fee.type} ${fee.amountExcludingVat} + ${fee.vatAmount}`).join('; ')
  return [
    ...dossierRowMembers
      .filter((name) => name !== 'fees' && row[name] !== undefined)
      .map((name) => `${name} ${String(row[name])}`),
    ...(fees.length > 0 ? [`fees ${feesText}`] : []),
  ].join(', ')
}

async function english(): Promise<DossierWords> {
  const [reports, later] = await Promise.all([import('../words/en.ts'), import('../words/later/en.ts')])
  const words: Readonly<Record<string, unknown>> = { ...reports.texts, ...later.texts }
  return {
    term: (term, ...parts: unknown[]) => {
      const word = lookUp(words, term as string)
      return typeof word === 'function' ? String(word(...parts)) : String(word)
    },
    format: formatInEnglish,
    money: (minorUnits) => formatInEnglish(minorUnits, 'money'),
    day: (text) => formatDay(text, 'en'),
  }
}

function formatInEnglish(scaled: Long, style: NumberStyle): string {
  return formatNumber(scaled, style, 'en')
}
