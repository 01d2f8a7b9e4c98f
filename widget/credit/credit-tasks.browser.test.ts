/** Every task of the credit desk as a clerk opens it, and what is done to an order: axe, and nothing wider than its place. */
import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '../../shared/testing/runs.ts'
import {
  buildCreditOrder,
  buildHistoryEntry,
  buildInvoice,
  closeCreditDesks,
  CreditScene,
  findInCredit,
  inCredit,
  openCreditDesk,
} from '../testing/credit-stage.ts'
import { faultsIn } from '../testing/looks.ts'
import { enterMode, leaveMode, type Mode, modes } from '../testing/modes.ts'
import { until } from '../testing/parts.ts'
import type { CreditDesk } from './desk/credit-desk.ts'
import { orderParts, tasks } from './desk/tasks.ts'

/** What stands open in the desk, by its name in the matrix. */
type Open = (desk: CreditDesk) => Promise<unknown>

/** The dialogs of an order, by the places of their buttons. */
const acts = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const openTask =
  (index: number): Open =>
  async (desk) => {
    const tab = desk.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')[index]!
    await userEvent.click(tab)
    const place = `.place[data-task="${tasks[index]!.name}"]`
    await until(() => inCredit(desk, place)?.firstElementChild?.shadowRoot?.querySelector('*'))
  }

const openAct =
  (index: number): Open =>
  async (desk) => {
    await findInCredit(desk, 'web-77')
    const part = await until(() => inCredit(desk, 'order-admin-credit-deliver')?.shadowRoot)
    const button = await until(() => {
      const enabled = [...part.querySelectorAll('button:not([aria-disabled=true])')]
      return enabled.length >= acts.length && enabled[index]
    })
    await userEvent.click(button)
    await until(() => part.querySelector('dialog[open]'))
  }

const states: readonly (readonly [name: string, open: Open])[] = [
  ...tasks.map(({ name }, index) => [`the task ${name}`, openTask(index)] as const),
  ...acts.map((place, index) => [`the ${place} act on an order`, openAct(index)] as const),
]

const allModes = Object.entries(modes)
const count = runs(2, allModes.length)
const matrix = states.flatMap(([name, open], index) =>
  Array.from({ length: count }, (_, turn) => {
    const [mode, look] = allModes[(index * count + turn) % allModes.length]!
    return [name, mode, open, look] as const
  }),
)

describe('the tasks of the credit desk', () => {
  let scene: CreditScene

  // Nothing that a test waits for loads in it.
  beforeAll(() => Promise.all([...tasks, ...orderParts].map(({ load }) => load())))
  beforeEach(() => {
    scene = new CreditScene([buildCreditOrder({ Invoices: [buildInvoice()] })])
    scene.history = () => ({
      entries: [
        buildHistoryEntry(2, { made: 3_000_001, amount: '125', orderType: 'Invoice', rowCount: 1 }),
        buildHistoryEntry(1, { operation: 'CreateOrderEu', orderType: 'Invoice', amount: '500' }),
      ],
    })
    scene.fake.answer('GetPaymentPlanParamsEu', { Accepted: true, ResultCode: 0, CampaignCodes: [] })
    scene.fake.answer('GetAccountCreditParamsEu', {
      Accepted: true,
      ResultCode: 0,
      AccountCreditCampaignCodes: [],
    })
  })
  afterEach(async () => {
    closeCreditDesks()
    scene.restore()
    await leaveMode()
  })

  async function show(open: Open, look: Mode): Promise<Element> {
    await enterMode(look)
    const desk = await openCreditDesk(scene, { lang: look.lang, dir: look.dir })
    await until(() => inCredit(desk, 'order-admin-credit-orders')?.shadowRoot?.querySelector('input'))
    await open(desk)
    await until(() => !inCredit(desk, '.bone'))
    return desk.parentElement!
  }

  it('are looked at in every mode', () => {
    expect(new Set(matrix.map(([, mode]) => mode))).toEqual(new Set(Object.keys(modes)))
  })

  it.each(matrix)('have nothing for axe to find: %s, %s', async (_state, _mode, open, look) => {
    expect(await faultsIn(await show(open, look))).toEqual([])
  })
})
