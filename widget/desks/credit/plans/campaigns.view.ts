import { html, nothing, type TemplateResult } from 'lit'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { figure } from '../../../kit/parts/figure.ts'
import type { AccountCampaign, PlanCampaign } from './campaign-list.ts'
import { monthsText } from './months.ts'

/** A phone leaves it out. */
const NONE = html`<span class="none">–</span>`

/** A column: its head, and the content of its cells. */
interface Column<Row> {
  head: string
  cell: (row: Row) => unknown
  isFigure?: boolean
  /** Its place on a phone: beside the name, or below the figures if there is any. */
  phone?: 'kind' | 'free'
}

interface Named {
  CampaignCode: Long
  Description?: string | undefined
}

export function planTable(campaigns: readonly PlanCampaign[], l: Localizer): TemplateResult {
  return campaignTable(l.term('creditPlanCampaigns'), campaigns, planColumns(l), l)
}

export function accountTable(campaigns: readonly AccountCampaign[], l: Localizer): TemplateResult {
  return campaignTable(l.term('creditPlanAccounts'), campaigns, accountColumns(l), l)
}

function planColumns(l: Localizer): Column<PlanCampaign>[] {
  const { money, percent } = formats(l)
  const months = (count: number) => (count > 0 ? figure(monthsText(count, l, 'short')) : NONE)
  return [
    {
      head: l.term('creditPlanKind'),
      cell: (row) => l.term('creditPlanType', row.PaymentPlanType),
      phone: 'kind',
    },
    { head: l.term('creditPlanLength'), cell: (row) => months(row.ContractLengthInMonths), isFigure: true },
    {
      head: l.term('creditPlanInterestFree'),
      cell: (row) => months(row.NumberOfInterestFreeMonths),
      isFigure: true,
      phone: 'free',
    },
    {
      head: l.term('creditPlanPaymentFree'),
      cell: (row) => months(row.NumberOfPaymentFreeMonths),
      isFigure: true,
      phone: 'free',
    },
    { head: l.term('creditPlanInterest'), cell: (row) => percent(row.InterestRatePercent), isFigure: true },
    { head: l.term('creditPlanInitialFee'), cell: (row) => money(row.InitialFee), isFigure: true },
    { head: l.term('creditPlanFee'), cell: (row) => money(row.NotificationFee), isFigure: true },
    {
      head: l.term('creditPlanAmounts'),
      cell: (row) => html`<bdi dir="ltr">${money(row.FromAmount)} – ${money(row.ToAmount)}</bdi>`,
      isFigure: true,
    },
  ]
}

function accountColumns(l: Localizer): Column<AccountCampaign>[] {
  const { money, percent } = formats(l)
  return [
    { head: l.term('creditPlanLowestOrder'), cell: (row) => money(row.LowestOrderAmount), isFigure: true },
    { head: l.term('creditPlanInterest'), cell: (row) => percent(row.InterestRatePercent), isFigure: true },
    { head: l.term('creditPlanInitialFee'), cell: (row) => money(row.InitialFee), isFigure: true },
    { head: l.term('creditPlanFee'), cell: (row) => money(row.NotificationFee), isFigure: true },
    {
      head: l.term('creditPlanLowestPayment'),
      cell: (row) =>
        html`<bdi dir="ltr"
          >${money(row.LowestAmountToPayPerMonth)} / ${percent(row.LowestPercentToPayPerMonth)}</bdi
        >`,
      isFigure: true,
    },
  ]
}

function formats(l: Localizer) {
  return {
    money: (decimal: string) => figure(l.money(minorUnits(decimal))),
    percent: (decimal: string) => figure(l.format(minorUnits(decimal), 'percent')),
  }
}

function campaignTable<Row extends Named>(
  caption: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  l: Localizer,
): TemplateResult {
  return html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${l.term('creditCampaign')}</th>
          ${columns.map((column) => html`<th scope="col" class=${classOf(column)}>${column.head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <th scope="row">${row.Description} <span class="muted">${row.CampaignCode}</span></th>
              ${columns.map(
                (column) =>
                  html`<td class=${classOf(column)} data-head=${column.head}>${column.cell(row)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    ${rows.length === 0 ? html`<p class="muted">${l.term('creditPlanNoCampaign')}</p>` : nothing}`
}

function classOf({ isFigure, phone }: Pick<Column<never>, 'isFigure' | 'phone'>): string {
  return [isFigure ? 'number' : '', phone ?? ''].join(' ').trim()
}
