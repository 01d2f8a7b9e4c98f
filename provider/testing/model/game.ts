/** A game: an order, its model, and the shared state of steps. */
import type { MerchantDriver, Outcome } from './merchant-driver.ts'
import type { Model, ModelRow } from './model.ts'
import { ANY, NONE, type Step } from './steps.ts'

export const DAY = 86_400_000

export interface Game {
  driver: MerchantDriver
  model: Model
  orderId: number
  /** A noon by the merchant's clock. */
  now: number
}

export interface Played {
  outcome: Outcome
  /** The code of the expected refusal; undefined if the step must succeed. */
  refusal: string | undefined
  /** The actions that the step needs, of the order or of a delivery. */
  needs: string[]
  delivery?: bigint
}

export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>
export type Player<Name extends Step['do']> = (game: Game, step: StepOf<Name>) => Promise<Played>

/** The id of a row at a place: mostly of a suitable row, sometimes of any row or of none. */
export function rowIdAt({ rows }: Model, place: number, isMeant = isActive): number {
  const meant = rows.filter(isMeant)
  const from = place < ANY && meant.length > 0 ? meant : rows
  return Number(place < NONE ? from[place % from.length]!.id : 1_000_000 + place)
}

export function isActive({ state }: ModelRow): boolean {
  return state === 'active'
}
