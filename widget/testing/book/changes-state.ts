/** Opens a state of the desk of changes. */
import type { JournalEntry } from '../../../shared/domain/journal/journal.ts'
// Loads the desk, so that no test waits for it.
import '../../desks/changes/desk/changes-desk-parts.ts'
import '../../shell/frame-parts.ts'
import { loadLaterWords } from '../../locales/languages.ts'
import { FakeEdge } from '../fake-edge.ts'
import { findWithin, reached } from '../reach.ts'
import type { About, BookState } from './book-state.ts'
import { openWhole } from './whole-desk.ts'

export interface ChangesState extends About {
  /** The journal; in a function, because it counts from now. */
  entries?(): readonly JournalEntry[]
  /** The edge's answer instead of the journal. */
  answer?(): Response | Promise<Response>
  /** Whether the desk waits for its answer. */
  isAwaited?: boolean
  act?(desk: Element): Promise<unknown>
}

export type ChangesStates = Readonly<Record<string, ChangesState>>

export const DESK = 'order-admin-changes-desk'
export const ROWS = 'order-admin-changes-rows'

async function readJournal(element: Element, isAwaited: boolean): Promise<Element> {
  const desk = await reached(() => findWithin(element, DESK))
  const isBusy = () => desk.shadowRoot?.querySelector('.desk')?.getAttribute('aria-busy')
  await reached(() => isBusy() === String(isAwaited))
  return desk
}

export function changesStatesOf(states: ChangesStates): readonly BookState[] {
  return Object.entries(states).map(([name, state]) => ({
    desk: 'changes',
    name,
    part: state.part,
    shows: state.shows,
    says: state.says,
    also: state.also ?? [],
    async show(setting) {
      const edge = new FakeEdge()
      await Promise.all((['frame', 'changes', 'order', 'credit'] as const).map(loadLaterWords))
      edge.journal = state.entries?.() ?? []
      edge.intercept = ({ path }) => (path === '/api/v1/journal/export' ? state.answer?.() : undefined)
      const element = await openWhole({ desk: 'changes' }, setting)
      const close = () => {
        element.parentElement!.remove()
        edge.restore()
      }
      try {
        const desk = await readJournal(element, state.isAwaited ?? false)
        await state.act?.(desk)
        return { element: element.parentElement!, close }
      } catch (error) {
        close()
        throw error
      }
    },
  }))
}
