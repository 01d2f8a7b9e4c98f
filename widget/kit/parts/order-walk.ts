/** The way from an open order through the list that it was opened from. */

/** Where an order stands in a list. */
export interface WalkSpot {
  id: string
  /** From 0. */
  at: number
  /** How many orders the list has, where that is known. */
  total: number | undefined
  /** Whether an order stands after it, or more are to come. */
  hasNext: boolean
}

export type WalkStep = { /** Whether the order is no longer in the list. */ isGone: boolean } & (
  | { is: 'there'; spot: WalkSpot; number: string | undefined }
  | { is: 'end' }
  /** More orders could not be loaded. */
  | { is: 'failed' }
)

/** What the list of a desk offers to the frame around the desks. */
export interface OrderWalk {
  /** Undefined for an order that is not in the list. */
  spotOf(id: string): WalkSpot | undefined
  /** The next order, or the one before. The list loads more where it has to. Never rejects. */
  step(from: WalkSpot, by: 1 | -1): Promise<WalkStep>
  /** Scrolls to an order and focuses it; one that is gone leaves its place. @returns whether it is there */
  show(spot: WalkSpot): boolean
  /** Searches all orders for a text. */
  search(text: string): Promise<void>
}
