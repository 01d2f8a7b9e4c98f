/** A clerk's draft of a delivery, cancellation or credit, as it is typed. Pure. */
import type { InvoiceDistributionType } from '../../../../shared/domain/order/enums.ts'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { LifeStart } from '../../../kit/parts/command.ts'
import { rowsOf } from './life-rows.ts'
import type { LifeSubject } from './life-subject.ts'

/** The way of the request: the whole order, rows of it, or an amount. */
export type LifeWay = 'order' | 'rows' | 'amount'

/** The extras of a credit besides rows. */
export type CreditExtra = 'none' | 'new-row' | 'fee'

export const extraFields = ['ArticleNumber', 'Name', 'Quantity', 'UnitPrice', 'VatPercent'] as const
export type ExtraField = (typeof extraFields)[number]

export interface LifeDraft {
  /** Undefined until the clerk has chosen: a way that closes the order is never preset. */
  way: LifeWay | undefined
  /** The chosen rows. Some may be gone by now, and are not asked for. */
  chosen: ReadonlySet<Long>
  /** The typed quantity of a row; without a text it is all that is left. */
  quantities: ReadonlyMap<Long, string>
  amount: string
  distribution: InvoiceDistributionType
  /** Whether the undelivered rest is cancelled. */
  cancelsRest: boolean
  extra: CreditExtra
  /** The new row of a credit, or its fee. */
  fields: Readonly<Record<ExtraField, string>>
}

/** The initial draft. A credit begins with no row chosen, a delivery with all open ones. */
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

/** Chooses rows, or removes them from the choice. */
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

/** Takes the whole rest of the row again. */
export function takeAll(draft: LifeDraft, id: Long): LifeDraft {
  const quantities = new Map(draft.quantities)
  quantities.delete(id)
  return { ...choose(draft, [id], true), quantities }
}

/** Whether two drafts have the same content, in whatever order it was entered. */
export function isSameDraft(one: LifeDraft, other: LifeDraft): boolean {
  return contentOf(one) === contentOf(other)
}

function contentOf({ chosen, quantities, ...more }: LifeDraft): string {
  const ids = [...chosen].map(String).toSorted()
  const texts = [...quantities].map(([id, text]) => `${id} ${text}`).toSorted()
  return stringifyJson({ ...more, ids, texts })
}
