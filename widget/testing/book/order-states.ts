/** Every state of the order desk. */
import { lookUp } from '../../../shared/domain/values/lookup.ts'
import { closeDesks, type Desk, openDesk } from '../desk.ts'
import { FakeEdge } from '../fake-edge.ts'
import type { BookState, Setting } from './book-state.ts'
import { orderEditStates } from './order-edit-states.ts'
import { orderLifeStates } from './order-life-states.ts'
import { orderReadStates } from './order-read-states.ts'
import { orderSaveStates } from './order-save-states.ts'
import type { OrderStates } from './order-state.ts'

/** The states by name. */
export const deskStates: OrderStates = {
  ...orderReadStates,
  ...orderEditStates,
  ...orderLifeStates,
  ...orderSaveStates,
}

/** Opens a desk in a state. @param setting language and direction */
export async function showState(name: string, edge: FakeEdge, setting: Partial<Setting> = {}): Promise<Desk> {
  const state = lookUp(deskStates, name)
  if (!state) throw new Error(`no state ${name}`)
  state.arrange?.(edge)
  const desk = await openDesk({ ...setting, ...state.setting })
  await state.act?.(desk, edge)
  await desk.settled()
  return desk
}

export const orderBook: readonly BookState[] = Object.entries(deskStates).map(([name, about]) => ({
  desk: 'order',
  name,
  part: about.part,
  shows: about.shows,
  says: about.says,
  isDialog: about.isDialog ?? false,
  isOfTable: about.isOfTable ?? false,
  also: about.also ?? [],
  async show(setting) {
    const edge = new FakeEdge()
    const close = () => {
      closeDesks()
      edge.restore()
    }
    try {
      return { element: (await showState(name, edge, setting)).element.parentElement!, close }
    } catch (error) {
      close()
      throw error
    }
  },
}))
