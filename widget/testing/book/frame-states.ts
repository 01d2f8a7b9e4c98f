/** States of the frame around the desks. */
import '../../desks/orders/desk/orders-desk-parts.ts'
import '../../shell/find/find-parts.ts'
import '../../shell/frame-parts.ts'
import { loadLaterWords } from '../../locales/languages.ts'
import type { OrderAdmin } from '../../order-admin.ts'
import { cancelRow } from '../../rows/changes/changes.ts'
import { FakeEdge, problem } from '../fake-edge.ts'
import { fill, findWithin, reached } from '../reach.ts'
import type { BookState } from './book-state.ts'
import { findStates } from './find-states.ts'
import type { FrameState } from './frame-state.ts'
import { walkStates } from './walk-states.ts'
import { openWhole } from './whole-desk.ts'

const FRAME = 'order-admin-desks'
const NOTICE = 'order-admin-notice'

async function openOrder(element: OrderAdmin, number: string): Promise<HTMLInputElement> {
  const field = await reached(() => findWithin<HTMLInputElement>(element, '#order-number'))
  fill(field, number)
  field.form!.requestSubmit()
  return field
}

const states: Readonly<Record<string, FrameState>> = {
  'all desks': {
    part: FRAME,
    shows: 'What a page that names no order shows: a tab for each desk, and a button that finds anything.',
    act: (element) => reached(() => findWithin(element, '[role=tab]')),
  },
  'a field for an order, a wrong number': {
    part: FRAME,
    shows: 'A session with one desk and no index has a field for an id; what was written is none.',
    arrange: (edge) => (edge.capabilities = ['order.read']),
    says: 'Enter the digits of the order’s checkout id.',
    async act(element) {
      const field = await openOrder(element, 'web-2041')
      await reached(() => field.getAttribute('aria-invalid') === 'true')
    },
  },
  'unsaved changes': {
    part: 'order-admin-leave',
    isDialog: true,
    shows: 'Asks before unsaved changes are lost with an order.',
    says: 'One change is not saved and will be lost.',
    arrange: (edge) => (edge.capabilities = ['order.read', 'rows.write']),
    async act(element) {
      await openOrder(element, '8906810')
      const grid = await reached(() =>
        findWithin<HTMLElementTagNameMap['order-admin-row-grid']>(element, 'order-admin-row-grid'),
      )
      const { store } = await reached(() => grid.shadowRoot?.querySelector('tbody') && grid)
      store.change((changes) => cancelRow(changes, store.order.OrderRows[0]!))
      await openOrder(element, '8906811')
      await reached(() => findWithin(element, 'order-admin-leave')?.shadowRoot?.querySelector('dialog[open]'))
    },
  },
  'no such desk': {
    part: NOTICE,
    shows: 'The page names a desk that does not exist: a hint for its developer.',
    says: 'set the attribute desk of <order-admin> to one of these',
    page: { desk: 'sales' },
    act: (element) => reached(() => findWithin(element, NOTICE)?.shadowRoot?.querySelector('p')),
  },
  'no desk without a session': {
    part: NOTICE,
    shows: 'The edge does not answer for the session.',
    says: 'The payment provider is down or busy.',
    arrange: (edge) => (edge.intercept = () => problem(503, 'provider-unavailable')),
    act: (element) => reached(() => findWithin(element, NOTICE)?.shadowRoot?.querySelector('button')),
  },
}

export const frameBook: readonly BookState[] = Object.entries({
  ...states,
  ...walkStates,
  ...findStates,
}).map(([name, state]) => ({
  desk: 'order',
  name,
  part: state.part,
  shows: state.shows,
  says: state.says,
  isDialog: state.isDialog ?? false,
  also: state.also ?? [],
  async show(setting) {
    await Promise.all((['frame', 'find', 'orders'] as const).map(loadLaterWords))
    const edge = new FakeEdge()
    state.arrange?.(edge)
    const element = await openWhole(state.page ?? {}, setting)
    const close = () => {
      element.parentElement!.remove()
      edge.restore()
    }
    try {
      await state.act(element)
      return { element: element.parentElement!, close }
    } catch (error) {
      close()
      throw error
    }
  },
}))
