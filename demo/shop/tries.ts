/** The things that a visitor can try: the page, the steps, the point to look at, and the page's actions. */
import type { ShopOrderName } from '../../shared/sandbox.ts'
import type { Action } from './action-names.ts'
import { orderIdOf, type Visit } from './visit.ts'

/** The steps. A phone, where rows are cards, has another text if its steps differ. */
export type Step = string | { wide: string; phone: string }

export interface Try {
  title: string
  /** The title in two or three words, for the strip. */
  short: string
  /** One line, for the card. */
  teaser: string
  /** The order to try it on, or the page. */
  at: ShopOrderName | 'payouts' | 'credit'
  steps: readonly Step[]
  look: string
  buttons: readonly { action: Action; label: string }[]
}

export const tries = {
  paste: {
    title: 'Paste twelve rows',
    short: 'Paste rows',
    teaser: 'From a spreadsheet into the order, with the total before you save.',
    at: 'web-2041',
    steps: [
      'Copy the rows.',
      {
        wide: 'Click a row of the order and press Ctrl+V, or choose “Paste” and paste into the field.',
        phone: 'Choose “Paste” above the rows, and paste into the field.',
      },
      'Choose “Add 12 rows”, review, and save.',
    ],
    look: 'the preview: it finds the columns by their names, and the new total is there before anything is sent.',
    buttons: [{ action: 'copy-rows', label: 'Copy twelve rows' }],
  },
  limit: {
    title: 'Raise it above the limit',
    short: 'Over the limit',
    teaser: 'The customer may owe 10 000 NOK. See what a refusal says.',
    at: 'web-2042',
    steps: ['Set the quantity of the chandelier to 2.', 'Review and save.'],
    look: 'the refusal: it names the total that was refused, keeps your change, and leads back to the row.',
    buttons: [],
  },
  other: {
    title: 'Edit as the other clerk',
    short: 'Two clerks',
    teaser: 'Two people, one order: presence, live changes, and a conflict.',
    at: 'b2b-0123',
    steps: [
      'Change the quantity of “Desk lamp Pro”, and do not save yet.',
      'Let the second clerk change the same row.',
      'Review and save your change.',
    ],
    look: 'the note that says who changed what, and the conflict: before, theirs and yours, side by side.',
    buttons: [
      { action: 'other-clerk', label: 'Second clerk changes it' },
      { action: 'beside', label: 'Show both clerks' },
    ],
  },
  cut: {
    title: 'Cut the connection',
    short: 'Connection cut',
    teaser: 'The network is gone in the middle of an edit.',
    at: 'b2b-0117',
    steps: ['Change a quantity.', 'Cut the connection and try to save.', 'Connect again.'],
    look: 'what is kept: the desk says that it is offline, sends nothing, and goes on where you were.',
    buttons: [{ action: 'cut', label: 'Cut the connection' }],
  },
  lost: {
    title: 'Lose the answer',
    short: 'Answer lost',
    teaser: 'The provider saves, and its answer never arrives.',
    at: 'web-2045',
    steps: ['Let the next answer be lost.', 'Change a quantity, review, and save.'],
    look: 'the save: the edge reads the order, finds that it was done, and sends nothing twice.',
    buttons: [{ action: 'lose', label: 'Lose the next answer' }],
  },
  deliver: {
    title: 'Deliver, then credit',
    short: 'Deliver and credit',
    teaser: 'The whole life of an order, each step with its amount.',
    at: 'web-2043',
    steps: [
      'Choose “Deliver…”, take out the rye crisps, and deliver the rest.',
      'Choose “Credit…” beside the delivered row, and credit it.',
    ],
    look: 'the line in time: ordered, delivered, credited, and what is still open.',
    buttons: [],
  },
  expire: {
    title: 'Let two days pass',
    short: 'Time passes',
    teaser: 'This order expires tomorrow. Move the shop’s clock.',
    at: 'web-2044',
    steps: ['Change a quantity, and do not save yet.', 'Let two days pass.', 'Try to save.'],
    look: 'what the desk says: the row can no longer be changed, and the order has expired.',
    buttons: [{ action: 'advance', label: 'Let two days pass' }],
  },
  payout: {
    title: 'A payout that does not balance',
    short: 'Payout',
    teaser: 'Yesterday’s payment is short. The desk finds the row.',
    at: 'payouts',
    steps: ['Find “Why it does not balance”.', 'Choose “Show the rows” below it.'],
    look: 'the explanation: one sentence that says which row is exactly the difference.',
    buttons: [],
  },
  plan: {
    title: 'Approve a payment plan',
    short: 'Payment plan',
    teaser: 'A plan of 7 499 SEK waits for somebody.',
    at: 'credit',
    steps: [
      'Copy the plan’s number.',
      'Open “Payment plans”, and there the plan with this number.',
      'Approve it.',
    ],
    look: 'the plan’s state: it turns from pending to activated, and there is a contract to show.',
    buttons: [{ action: 'copy-plan', label: 'Copy the plan’s number' }],
  },
} as const satisfies Record<string, Try>
export type TryName = keyof typeof tries

export const tryNames = Object.keys(tries) as TryName[]

/** The entries of the first page. The first one is tried there, on the order of its desk. */
export const firstTries = ['paste', 'other', 'deliver'] as const satisfies TryName[]

/** Where an entry is tried. */
export function tryAddress(name: TryName, visit: Visit): string {
  const { at } = tries[name]
  if (at === 'payouts' || at === 'credit') return `/shop/${at}?try=${name}`
  return `/shop/orders/${orderIdOf(visit, at)}?try=${name}`
}

export function askedTry(text: string | undefined): TryName | undefined {
  return text !== undefined && Object.hasOwn(tries, text) ? (text as TryName) : undefined
}
