import { html, nothing, type TemplateResult } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import { plus } from '../../../../shared/domain/report/payout/exact.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import type { Tab } from '../../../kit/parts/tab-list.ts'
import type { ClientReading } from '../data/report-data.ts'
import { verdictLooks } from '../data/verdict-looks.ts'
import { paidOf } from './parts.ts'

/** A tab for each client report: its client, its payout, and a warning if there is one. */
export function clientTabs(clients: readonly ClientReading[], l: Localizer): Tab[] {
  return clients.map((client, at) => ({
    id: String(at),
    label: html`${l.term('payoutClient', String(client.clientId))} ${figure(l.money(paidOf(client)))}
      <span class="currency">${client.stated.currency}</span>
      ${markOf(client, l)}`,
  }))
}

/** Warns about a verdict that is hidden behind another client's tab. */
function markOf({ payout }: ClientReading, l: Localizer): TemplateResult | typeof nothing {
  const verdict = payout?.verdict
  if (verdict === undefined || verdict === 'balances' || verdict === 'balances-with-unknown-rows')
    return nothing
  const { tone, icon } = verdictLooks[verdict]
  return html`<span class="tab-mark" data-tone=${tone}
    >${icon}<span class="visually-hidden">${l.term('payoutVerdict', verdict)}</span></span
  >`
}

/** The payout of all clients. Amounts of two currencies are never added. */
export function totalsView(clients: readonly ClientReading[], l: Localizer): TemplateResult {
  const totals = new Map<string, Long>()
  for (const client of clients) {
    const { currency } = client.stated
    totals.set(currency, plus(totals.get(currency) ?? 0, paidOf(client)))
  }
  return html`<dl class="totals">
    <dt>${l.term('payoutAll')}</dt>
    ${[...totals].map(
      ([currency, amount]) =>
        html`<dd>${figure(l.money(amount))} <span class="currency">${currency}</span></dd>`,
    )}
  </dl>`
}
