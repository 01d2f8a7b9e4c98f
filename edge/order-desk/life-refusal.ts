/** The problem for a delivery, a cancellation or a credit that a rule refuses. Pure. */
import type { OpenAmountRefusal } from '../../shared/domain/order/open-amount.rules.ts'
import type { LifeRefusal, NamedRowRefusal } from '../../shared/domain/order/order-life.rules.ts'
import { type ProblemReason, refusedMembers } from '../http/problem.ts'

/** @param owner the resource that must have the named rows */
export function lifeProblem(
  refusal: LifeRefusal | OpenAmountRefusal,
  owner: 'order' | 'delivery',
): ProblemReason {
  switch (refusal.code) {
    case 'action-missing': {
      const { code, action } = refusal
      return { code, action, detail: `The order does not have the action ${action}.` }
    }
    case 'delivery-action-missing': {
      const { code, action } = refusal
      const detail = `The delivery does not have the action ${action}.`
      return { code, action, pointer: '/DeliveryId', detail }
    }
    case 'delivery-not-found':
      return { code: refusal.code, pointer: '/DeliveryId', detail: 'The order has no such delivery.' }
    case 'rows-refused':
      return refusedRows(refusal.rows, owner)
    case 'request-invalid':
      return refusedMembers(refusal.refusals)
    case 'order-amount-negative':
      return negativeAmount(refusal, '/OrderRowIds')
    case 'credit-too-high': {
      const { code, maximum } = refusal
      return { code, creditable: maximum, detail: 'Less is left to credit.' }
    }
  }
}

/** @param pointer the member of the request that makes the amount negative */
export function negativeAmount({ code, open }: OpenAmountRefusal, pointer: string): ProblemReason {
  const detail = `The rows that are open would come to ${open} together, which is less than 0.`
  return { code, pointer, detail }
}

/** The problem has the code of the first refused row. @param refused at least one */
export function refusedRows(
  refused: readonly NamedRowRefusal[],
  owner: 'order' | 'delivery' = 'order',
): ProblemReason {
  const errors = refused.map((row) => ({
    code: row.code,
    pointer: row.pointer,
    detail:
      row.code === 'row-not-found'
        ? `The ${owner} has no row ${row.OrderRowId}.`
        : `The row ${row.OrderRowId} does not have the action ${row.action}.`,
  }))
  const [first] = refused
  const { code, pointer, detail } = errors[0]!
  return {
    code,
    pointer,
    detail,
    errors,
    ...(first!.code === 'row-action-missing' && { action: first!.action }),
  }
}
