import { html, nothing, type TemplateResult } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { figure } from '../../../kit/parts/figure.ts'
import { level } from '../../../kit/parts/heading.ts'
import { icons } from '../../../kit/parts/icons.ts'
import type { StepState } from '../data/step.ts'
import type { BankEntry, BankStatement, StatementRefusal } from './camt.ts'
import { type BankMatch, LATEST_BANK_DAYS, type PayoutVerdict, type UnknownCredit } from './match.ts'

/** The number of unknown entries shown: an account may have thousands. */
const SHOWN = 100

export function refusalText(refusal: StatementRefusal | { code: 'one-file' }, l: Localizer): string {
  switch (refusal.code) {
    case 'too-large':
      return l.term('bankTooLarge', countText(refusal.limit / 1024 / 1024, l))
    case 'encoding':
      return l.term('bankEncoding', refusal.encoding)
    default:
      return l.term('bankRefused', refusal.code)
  }
}

/** How the file was read: accounts, currencies, signs and days. */
export function understood({ accounts, entries, valueDays }: BankStatement, l: Localizer): TemplateResult {
  const credits = entries.filter(({ amount }) => amount > 0).length
  return html`<p class="muted">
    ${accounts.map(({ account, currency }) => `${account || '–'} ${currency || '–'}`).join(' · ')}:
    ${l.term('bankEntries', countText(credits, l), countText(entries.length - credits, l))}
    ${valueDays > 0 ? l.term('bankValueDays', countText(valueDays, l)) : nothing}
  </p>`
}

/** The statement's verdict on each payout, and its other credits. */
export function bankResult(statement: BankStatement, match: BankMatch, l: Localizer): TemplateResult {
  const { pending, unreadable } = statement
  const isWaiting = match.payouts.some(({ verdict: { is } }) => is === 'on-its-way' || is === 'not-found')
  return html`
    <table>
      <caption class="visually-hidden">
        ${l.term('bankTitle')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${l.term('bankDay')}</th>
          <th scope="col">${l.term('bankClient')}</th>
          <th scope="col" class="number">${l.term('bankPaid')}</th>
          <th scope="col">${l.term('bankVerdict')}</th>
        </tr>
      </thead>
      <tbody>
        ${match.payouts.map(
          ({ payout, verdict }) =>
            html`<tr data-verdict=${verdict.is}>
              <td>${l.day(payout.date)}</td>
              <td>${figure(String(payout.clientId))}</td>
              <td class="number">
                ${figure(l.money(payout.paid))} <span class="currency">${payout.currency}</span>
              </td>
              <td>${verdictCell(verdict, l)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${isWaiting ? html`<p class="muted">${l.term('bankHolidays', String(LATEST_BANK_DAYS))}</p>` : nothing}
    ${pending > 0 ? html`<p class="muted">${l.term('bankPending', countText(pending, l))}</p>` : nothing}
    ${
      unreadable > 0
        ? html`<p class="note" data-tone="warning">${l.term('bankUnreadable', countText(unreadable, l))}</p>`
        : nothing
    }
    ${unknownEntries(match.unknown, l)}
  `
}

const looks = {
  'paid-out': ['good', icons.done],
  nothing: ['neutral', icons.minus],
  'on-its-way': ['neutral', icons.clock],
  'not-covered': ['neutral', icons.minus],
  reversed: ['bad', icons.cross],
  'other-amount': ['bad', icons.warning],
  'not-found': ['bad', icons.cross],
} as const

function lookOf(verdict: PayoutVerdict) {
  return 'debit' in verdict && verdict.debit ? (['warning', icons.warning] as const) : looks[verdict.is]
}

/** The same for the row of a day's steps. */
export function bankStep(verdict: PayoutVerdict, l: Localizer): StepState {
  return { tone: lookOf(verdict)[0], text: verdictText(verdict, l) }
}

function verdictCell(verdict: PayoutVerdict, l: Localizer): TemplateResult {
  const debit = 'debit' in verdict ? verdict.debit : undefined
  const [tone, icon] = lookOf(verdict)
  const entry = 'entry' in verdict ? verdict.entry : undefined
  return html`<span class="verdict" data-tone=${tone}
      >${icon}<span
        >${verdictText(verdict, l)}${debit ? html`. ${l.term('bankDebit', l.day(debit.date))}` : nothing}</span
      ></span
    >
    ${entry ? html`<span class="about">${aboutEntry(entry)}</span>` : nothing}`
}

function verdictText(verdict: PayoutVerdict, l: Localizer): string {
  switch (verdict.is) {
    case 'paid-out':
      return l.term('bankPaidOut', l.day(verdict.entry.date))
    case 'reversed':
      return l.term('bankReversed', l.day(verdict.entry.date))
    case 'other-amount': {
      const { entry, difference } = verdict
      return l.term(
        'bankOtherAmount',
        l.money(entry.amount),
        l.day(entry.date),
        l.format(difference, 'difference'),
      )
    }
    case 'on-its-way':
      return l.term('bankOnItsWay', countText(verdict.bankDays, l))
    default:
      return l.term('bankVerdicts', verdict.is)
  }
}

function aboutEntry({ payer, reference, account }: BankEntry): string {
  return [payer, reference, account].filter(Boolean).join(' · ')
}

function unknownEntries(entries: readonly UnknownCredit[], l: Localizer): TemplateResult {
  if (entries.length === 0) return html`<p class="muted">${l.term('bankNoUnknown')}</p>`
  return html`
    <h4 aria-level=${level(4, l)} id="unknown">
      ${l.term('bankUnknown')} <span class="currency">${countText(entries.length, l)}</span>
    </h4>
    <p class="muted">${l.term('bankUnknownText')}</p>
    <table aria-labelledby="unknown" class="unknown">
      <thead>
        <tr>
          <th scope="col">${l.term('bankVerdict')}</th>
          <th scope="col">${l.term('bankPayer')}</th>
          <th scope="col" class="number">${l.term('amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${entries.slice(0, SHOWN).map(
          ({ entry, late }) =>
            html`<tr>
              <td>${l.day(entry.date)}</td>
              <td>
                ${
                  late
                    ? html`<span class="verdict" data-tone="warning"
                        >${icons.warning}<span>${l.term('bankLate', l.day(late.date))}</span></span
                      >`
                    : nothing
                }
                ${aboutEntry(entry)}
              </td>
              <td class="number">
                ${figure(l.money(entry.amount))} <span class="currency">${entry.currency}</span>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      entries.length > SHOWN
        ? html`<p class="muted">${l.term('bankMore', countText(entries.length - SHOWN, l))}</p>`
        : nothing
    }
  `
}
