/** What a clerk asks for on an order, as it is typed. Pure. */
import type { InvoiceDistributionType } from '../../../../shared/domain/order/enums.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { LifeStart } from '../../../kit/parts/command.ts'
import { rowsOf } from './life-rows.ts'
import type { LifeSubject } from './life-subject.ts'

/** How it is asked for: the whole order, rows of it, or an amount. */
export type LifeWay = 'order' | 'rows' | 'amount'

/** What a credit has besides rows. */
export type CreditExtra = 'none' | 'new-row' | 'fee'

export const extraFields = ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice', 'VatPercent'] as const
export type ExtraField = (typeof extraFields)[number]

export interface LifeDraft {
  /** Undefined until the clerk has chosen: what closes an order is never chosen beforehand. */
  way: LifeWay | undefined
  /** The chosen rows. Some may be gone by now: they are not asked for. */
  chosen: ReadonlySet<Long>
  /** What was typed for a row's quantity; without a text it is all that is left. */
  quantities: ReadonlyMap<Long, string>
  amount: string
  distribution: InvoiceDistributionType
  /** Whether what is not delivered is cancelled. */
  cancelsRest: boolean
  extra: CreditExtra
  /** The new row of a credit, or its fee. */
  fields: Readonly<Record<ExtraField, string>>
}

/** The draft to begin with. A credit begins with no row chosen, a delivery with all that are open. */
export function startDraft(
  subject: LifeSubject,
  start: Pick<LifeStart, 'rows'>,
  { way, extra }: Pick<LifeDraft, 'way' | 'extra'>,
): LifeDraft {
  const open = rowsOf(subject).map(({ row }) => row.OrderRowId)
  const asked = start.rows && new Set(start.rows)
  const chosen = asked ? open.filter((id) => asked.has(id)) : subject.task === 'deliver' ? open : []
  return {
    way,
    chosen: new Set(chosen),
    quantities: new Map(),
    amount: '',
    distribution: 'Default',
    cancelsRest: false,
    extra,
    fields: { ArticleNumber: '', Name: '', Quantity: '1', UnitPrice: '', VatPercent: '' },
  }
}

/** The VAT rate of the chosen rows, or of the whole delivery; undefined where they have several. Times 100. */
export function onlyVatPercent(
  { delivery }: LifeSubject & { task: 'credit' },
  { chosen }: LifeDraft,
): Long | undefined {
  const rows = delivery.OrderRows.filter(({ OrderRowId }) => chosen.has(OrderRowId))
  const rates = new Set((rows.length > 0 ? rows : delivery.OrderRows).map(({ VatPercent }) => VatPercent))
  const [rate] = rates
  return rates.size === 1 ? rate : undefined
}

/** Chooses rows, or no longer. */
export function choose(draft: LifeDraft, ids: readonly Long[], isChosen: boolean): LifeDraft {
  const chosen = new Set(draft.chosen)
  for (const id of ids) {
    if (isChosen) chosen.add(id)
    else chosen.delete(id)
  }
  return { ...draft, chosen }
}

/** Writes a row's quantity, which chooses the row. */
export function writeQuantity(draft: LifeDraft, id: Long, text: string): LifeDraft {
  const quantities = new Map(draft.quantities).set(id, text)
  return { ...choose(draft, [id], true), quantities }
}

/** The row takes all that is left again. */
export function takeAll(draft: LifeDraft, id: Long): LifeDraft {
  const quantities = new Map(draft.quantities)
  quantities.delete(id)
  return { ...choose(draft, [id], true), quantities }
}
