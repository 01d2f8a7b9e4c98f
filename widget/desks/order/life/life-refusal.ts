/** Words for a refused delivery, cancellation or credit, where the desk's general ones say too little. Pure. */
import { lookUp } from '../../../../shared/domain/values/lookup.ts'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import type { EdgeError } from '../../../client/edge-error.ts'
import type { RefusedLifeCode } from '../words/en.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ProblemTexts } from '../../../kit/parts/problem-view.ts'

const codes = {
  'operation-not-offered': 'operation-not-offered',
  'delivery-not-found': 'delivery-not-found',
  'delivery-action-missing': 'delivery-action-missing',
  'row-action-missing': 'row-action-missing',
  'rows-refused': 'row-action-missing',
  'credit-too-high': 'credit-too-high',
} as const satisfies Record<string, RefusedLifeCode>

/** @returns undefined where the general words are enough */
export function refusedLifeTexts(
  { code, creditable }: Pick<EdgeError, 'code' | 'creditable'>,
  { Currency }: Pick<Order, 'Currency'>,
  l: Localizer,
): ProblemTexts | undefined {
  const known = lookUp(codes, code)
  if (!known) return undefined
  const title = l.term('lifeRefused', known)
  if (known !== 'credit-too-high' || creditable === undefined) {
    return { title, text: l.term('lifeRefusedText', known) }
  }
  return { title, text: l.term('creditLeft', `${l.money(creditable)} ${Currency}`) }
}
