/**
 * Values that a later write replaces: a row's mark and price, the expiry of an order, and states that are reached once.
 * What is shown must be of a write that was not refused, and no acknowledged write that began after its answer may be
 * missing. Pure.
 */
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { Finding } from './audit-counts.ts'
import type { Effect, Intent, SoakRow } from './ledger.ts'

type Of<Is extends Effect['is']> = Intent & { effect: Extract<Effect, { is: Is }> }

export function auditValues(subject: string, intents: readonly Intent[], order: Order): Finding[] {
  const find = (what: string): Finding[] => [{ subject, what }]
  return [...prices(), ...expiry(), ...cancellations()]

  /** The price of each piece of a row is that of its mark, or the one with which it was added. */
  function prices(): Finding[] {
    const added = new Map<string, SoakRow>()
    for (const { effect } of of(intents, 'rows')) for (const row of effect.rows) added.set(row.Name, row)
    const updates = of(intents, 'row-values')
    const pieces = [...order.OrderRows, ...order.Deliveries.flatMap(({ OrderRows }) => OrderRows)]
    return pieces.flatMap(({ Name, ArticleNumber: mark, UnitPrice }) => {
      const shown = mark
        ? updates.find(({ effect }) => effect.row === Name && effect.mark === mark)
        : undefined
      if (mark && !shown) return find(`row ${Name} has the mark ${mark}, and nobody set it`)
      if (shown?.told === 'refused') return find(`row ${Name} has the mark of ${shown.id}, which was refused`)
      const price = shown?.effect.UnitPrice ?? added.get(Name)?.UnitPrice
      const isOwn = price === undefined || Number(UnitPrice) === price
      const lost = lostAfter(
        updates.filter(({ effect }) => effect.row === Name),
        shown,
      )
      return [
        ...(isOwn ? [] : find(`row ${Name} has the price ${UnitPrice}, and was given ${price}`)),
        ...lost.flatMap(({ id }) => find(`${id} was acknowledged, and row ${Name} does not have its mark`)),
      ]
    })
  }

  function expiry(): Finding[] {
    const extensions = of(intents, 'expiry')
    if (extensions.length === 0) return []
    const date = order.ExpirationDate?.slice(0, 10)
    const shown = extensions.find(({ effect }) => effect.date === date)
    if (shown?.told === 'refused')
      return find(`the order ends on ${date} as ${shown.id} asked, which was refused`)
    return lostAfter(extensions, shown).flatMap(({ id, effect }) =>
      find(`${id} was acknowledged, and the order ends on ${date} instead of ${effect.date}`),
    )
  }

  function cancellations(): Finding[] {
    const wholes = of(intents, 'order-cancelled')
    const rows = of(intents, 'rows-cancelled')
    const isCancelled = new Map(order.OrderRows.map((row) => [row.Name, row.IsCancelled]))
    const mayBe = (name: string) =>
      wholes.some(({ told }) => told !== 'refused') ||
      rows.some(({ told, effect }) => told !== 'refused' && effect.rows.includes(name))
    return [
      ...order.OrderRows.flatMap(({ Name, IsCancelled }) =>
        IsCancelled && !mayBe(Name) ? find(`row ${Name} is cancelled, and nobody may have done so`) : [],
      ),
      ...rows.flatMap(({ id, told, effect }) =>
        told === 'done' && effect.rows.some((name) => isCancelled.get(name) !== true)
          ? find(`${id} was acknowledged, and not all of ${effect.rows.join(', ')} are cancelled`)
          : [],
      ),
      ...wholes.flatMap(({ id, told }) =>
        told === 'done' && (order.OrderStatus === 'Open' || [...isCancelled.values()].includes(false))
          ? find(`${id} was acknowledged, and the order is ${order.OrderStatus}`)
          : [],
      ),
    ]
  }
}

/** The acknowledged writes that must be shown in place of the one that is: they began after it was answered. */
function lostAfter<One extends Intent>(writes: readonly One[], shown: One | undefined): One[] {
  const shownUntil = shown ? (shown.toldAt ?? Infinity) : -Infinity
  return writes.filter((write) => write.told === 'done' && write !== shown && write.sentAt > shownUntil)
}

function of<Is extends Effect['is']>(intents: readonly Intent[], is: Is): Of<Is>[] {
  return intents.filter((intent): intent is Of<Is> => intent.effect.is === is)
}
