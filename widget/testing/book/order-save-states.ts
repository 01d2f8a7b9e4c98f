/** States of the review and of the conflict dialog, on a real desk. */
import { askDesk } from '../../kit/parts/command.ts'
import type { Desk } from '../desk.ts'
import { conflictStates, reviewStates, type SaveScene } from '../save-states.ts'
import type { About } from './book-state.ts'
import { gridOf, type OrderState, type OrderStates, partOf } from './order-state.ts'

const REVIEW = 'order-admin-review'
const CONFLICT = 'order-admin-conflict'

const aboutReview: Record<keyof typeof reviewStates, About> = {
  review: { part: REVIEW, isDialog: true, shows: 'A changed row, a cancelled one and a new one.' },
  replacement: {
    part: REVIEW,
    isDialog: true,
    shows: 'All rows are replaced.',
    says: '1,836.00',
  },
  'rows in one step': {
    part: REVIEW,
    isDialog: true,
    shows: 'Rows that are replaced by one call, because the amount would be too low between two.',
    says: 'so all rows are saved in one step',
  },
  'wrong rows': {
    part: REVIEW,
    isDialog: true,
    shows: 'Rows that cannot be saved.',
    says: 'One row can’t be saved as it is. Correct it first.',
  },
  saving: {
    part: REVIEW,
    isDialog: true,
    shows: 'While it is saved, which cannot be left.',
    says: 'Still saving – you can close this when it’s done.',
  },
  refused: {
    part: REVIEW,
    isDialog: true,
    shows: 'The provider refused a row, and says why.',
    says: 'It gave no specific reason. Check the values and try again.',
  },
  uncertain: {
    part: REVIEW,
    isDialog: true,
    shows: 'The answer was lost.',
    says: 'Trying again is safe: it is the same request',
  },
  saved: { part: REVIEW, shows: 'Everything was saved.', says: 'Saved. The order amount is now 833.50 SEK.' },
  'saved otherwise': {
    part: REVIEW,
    isDialog: true,
    shows: 'Saved, and the provider’s amount is another.',
    says: 'Saved. The order amount is now −225.00 SEK.',
  },
  'not listed': {
    part: 'order-admin-awaited',
    shows: 'Rows that the provider took and does not list yet.',
    says: 'The provider accepted a row and does not list it yet.',
  },
}

const aboutConflict: Record<keyof typeof conflictStates, About> = {
  conflict: { part: CONFLICT, isDialog: true, shows: 'Yours, theirs and before, for three rows.' },
  many: { part: CONFLICT, isDialog: true, shows: 'One row that differs in every field.', says: '5,062.50' },
  closed: {
    part: CONFLICT,
    isDialog: true,
    shows: 'Rows that are gone or closed.',
    says: 'This row has been cancelled in the meantime',
  },
  banner: { part: 'order-admin-conflict-banner', shows: 'Says that something is to be decided.' },
  undecided: {
    part: CONFLICT,
    isDialog: true,
    shows: 'Sent before everything was decided.',
    says: '3 choices are left to make.',
  },
}

async function sceneOf(desk: Desk): Promise<SaveScene> {
  const { store } = await gridOf(desk)
  const review = await partOf(desk, REVIEW)
  return {
    store,
    review,
    conflict: await partOf(desk, CONFLICT),
    element: {
      review: () => void askDesk(desk.query('.desk'), { do: 'review' }),
    },
    async save() {
      review.querySelector<HTMLElement>('.save')!.click()
      await desk.settled()
    },
    settled: () => desk.settled(),
  }
}

function statesOf(
  kind: string,
  acts: typeof reviewStates | typeof conflictStates,
  about: Readonly<Record<string, About>>,
): OrderStates {
  return Object.fromEntries(
    Object.entries(acts).map(([name, act]): [string, OrderState] => [
      `${kind}: ${name}`,
      { ...about[name]!, act: async (desk, edge) => act(await sceneOf(desk), edge) },
    ]),
  )
}

export const orderSaveStates: OrderStates = {
  ...statesOf('review', reviewStates, aboutReview),
  ...statesOf('conflict', conflictStates, aboutConflict),
}
