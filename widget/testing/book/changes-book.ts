/** Every state of the desk of changes. */
import { journalLines, problem } from '../fake-edge.ts'
import { lostDelivery, manyEntries, someDays } from '../journal.ts'
import { fill, reached } from '../reach.ts'
import type { BookState } from './book-state.ts'
import { changesStatesOf, type ChangesStates, DESK, ROWS } from './changes-state.ts'

async function rowsOf(desk: Element): Promise<ShadowRoot> {
  return reached(() => {
    const root = desk.shadowRoot?.querySelector(ROWS)?.shadowRoot
    return root?.querySelector('tbody .what') ? root : undefined
  })
}

const states: ChangesStates = {
  'journal of some days': {
    part: ROWS,
    shows: 'Who did what over all orders, day by day.',
    entries: someDays,
    act: rowsOf,
  },
  'an entry of the journal, unfolded': {
    part: ROWS,
    shows: 'Everything that one entry says.',
    says: 'Request id',
    entries: someDays,
    async act(desk) {
      const root = await rowsOf(desk)
      root.querySelector<HTMLElement>('.toggle button')!.click()
      await reached(() => root.querySelector('.detail'))
    },
  },
  'no entry found': {
    part: ROWS,
    shows: 'A search without a result.',
    says: 'No entry matches the search and the filters.',
    entries: someDays,
    async act(desk) {
      const root = await rowsOf(desk)
      fill(root.querySelector('input[type=search]'), 'nobody')
      await reached(() => root.querySelector('.none-found'))
    },
  },
  'a least change that is no amount': {
    part: ROWS,
    shows: 'What was written narrows nothing.',
    says: 'Enter an amount such as 100.00.',
    entries: someDays,
    async act(desk) {
      const root = await rowsOf(desk)
      const open = root.querySelector<HTMLElement>('.bar > .filters')!
      if (open.checkVisibility()) open.click()
      await reached(() => root.querySelector('.minimum input')!.checkVisibility())
      fill(root.querySelector('.minimum input'), 'much')
      await reached(() => root.querySelector('[aria-invalid=true]'))
    },
  },
  'a long journal': {
    part: ROWS,
    shows: 'So many entries that the table scrolls by itself.',
    says: '300 of 300 entries',
    entries: () => manyEntries(300),
    act: rowsOf,
  },
  'journal without entries': {
    part: DESK,
    shows: 'Nothing was done in the period.',
    says: 'Nothing was done in this period.',
    act: (desk) => reached(() => desk.shadowRoot!.querySelector('.page')),
  },
  'journal that is read': {
    part: DESK,
    shows: 'The place of the entries, before the first of them has come.',
    says: 'Reading the journal',
    answer: () => new Promise<Response>(() => {}),
    isAwaited: true,
    act: (desk) => reached(() => desk.shadowRoot!.querySelector('.bones')),
  },
  'a change with an unknown outcome': {
    part: DESK,
    shows: 'An answer was lost: what to do stands above the entries.',
    says: '1 change with an unknown outcome',
    entries: () => someDays().toSpliced(3, 0, lostDelivery()),
    act: rowsOf,
  },
  'many changes with unknown outcomes': {
    part: DESK,
    shows: 'More of them than the list at the top has room for.',
    says: 'Show all 7 in the table',
    entries: () => [...Array.from({ length: 7 }, (_, index) => lostDelivery(index)), ...someDays()],
    act: rowsOf,
  },
  'journal that was cut off': {
    part: DESK,
    shows: 'The connection broke: the entries that came, and a way to read the rest.',
    says: 'The journal is not whole',
    answer: () => journalLines(someDays(), false),
    act: rowsOf,
  },
  'journal that is refused': {
    part: DESK,
    shows: 'The session may not read the journal.',
    says: 'You may not do this',
    answer: () => problem(403, 'capability-missing', { capability: 'journal.read' }),
    act: (desk) => reached(() => desk.shadowRoot!.querySelector('.page')),
  },
  'journal that failed': {
    part: DESK,
    shows: 'The edge does not answer.',
    says: 'The order service failed',
    answer: () => problem(500, 'internal-error'),
    act: (desk) => reached(() => desk.shadowRoot!.querySelector('.page')),
  },
  'a period that is none': {
    part: DESK,
    shows: 'The first day is after the last one.',
    says: 'Swap the days.',
    entries: someDays,
    async act(desk) {
      await rowsOf(desk)
      fill(desk.shadowRoot!.querySelector('input[type=date]'), '2030-01-01')
      await reached(() => desk.shadowRoot!.querySelector('[aria-invalid=true]'))
    },
  },
}

export const changesBook: readonly BookState[] = changesStatesOf(states)
