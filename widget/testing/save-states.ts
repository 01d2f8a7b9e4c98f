/** Every state of the review and of the conflict dialog, with the steps that create it. */
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import { parseJson, stringifyJson } from '../../shared/domain/values/json.ts'
import { addRows, cancelRow, editRow, keepUnread } from '../rows/changes/changes.ts'
import { replaceAll } from './replace-all.ts'
import { type FakeEdge, problem } from './fake-edge.ts'
import { buildOrder, buildRow } from './order.builder.ts'
import type { Stage } from './save-stage.ts'

const lamp = buildRow()
const bulb = buildOrder().OrderRows[1]!
const giftWrap = {
  Name: 'Gift wrap, red paper with ribbon',
  Quantity: 250,
  UnitPrice: 4900,
  VatPercent: 1200,
}

/** The setting of a state: the stage, or a real desk. */
export type SaveScene = Pick<Stage, 'store' | 'review' | 'conflict' | 'save' | 'settled'> & {
  element: { review(): void }
}

export type Act = (scene: SaveScene, edge: FakeEdge) => Promise<void>

/** A changed row, a cancelled one and a new one: two calls. */
export function stageThree({ store }: Pick<SaveScene, 'store'>): void {
  store.change((changes) =>
    cancelRow(
      editRow(addRows(changes, [giftWrap], ['new-1']), bulb, { Quantity: 900, Name: 'Bulb E14' }),
      lamp,
    ),
  )
}

/** A changed row and a new one, which a later save can change again: two calls. */
export function stageTwo({ store }: Pick<SaveScene, 'store'>): void {
  store.change((changes) => editRow(addRows(changes, [giftWrap], ['new-1']), bulb, { Quantity: 900 }))
}

async function review(stage: SaveScene): Promise<void> {
  stageThree(stage)
  stage.element.review()
  await stage.settled()
}

const refused: Act = async (stage, edge) => {
  const errors = [{ code: 'provider-refused', pointer: '/Name', detail: 'Not this name.' }]
  edge.intercept = ({ method }) =>
    method === 'POST' ? problem(400, 'provider-refused', { errors }) : undefined
  await review(stage)
  await stage.save()
}

async function theyMake(stage: SaveScene, edge: FakeEdge, rows: OrderRow[]): Promise<void> {
  stageThree(stage)
  edge.order = { ...edge.order, OrderRows: rows }
  stage.store.rebase(edge.order)
  stage.element.review()
  await stage.settled()
}

export const reviewStates = {
  review,
  async replacement(stage) {
    stage.store.change((changes) => replaceAll(editRow(changes, bulb, { Quantity: 900 }), true))
    stage.element.review()
    await stage.settled()
  },
  async 'rows in one step'(stage, edge) {
    const voucher = buildRow({ Name: 'Voucher', Quantity: 100, UnitPrice: -10_000, DiscountPercent: 0 })
    edge.order = { ...edge.order, OrderAmount: -10_000, OrderRows: [voucher] }
    stage.store.rebase(edge.order)
    // -100.00 would become -40.00, and sink from there to -90.00.
    const more = { Name: 'More', Quantity: 100, UnitPrice: -5000, VatPercent: 2500 }
    stage.store.change((changes) =>
      editRow(addRows(changes, [more], ['new-1']), voucher, { UnitPrice: -4000 }),
    )
    stage.element.review()
    await stage.settled()
  },
  async 'wrong rows'(stage) {
    const unread = { text: '1x', problem: { code: 'not-a-number' } } as const
    stage.store.change((changes) => keepUnread(changes, bulb, 'Quantity', unread))
    stage.element.review()
    await stage.settled()
  },
  async saving(stage, edge) {
    await review(stage)
    edge.intercept = ({ method }) => (method === 'POST' ? new Promise(() => {}) : undefined)
    await stage.save()
    stage.review.querySelector<HTMLElement>('header button')!.click()
    await stage.settled()
  },
  refused,
  async uncertain(stage, edge) {
    await review(stage)
    edge.intercept = ({ method }) =>
      method === 'POST' ? problem(502, 'outcome-unknown', {}, { 'Retry-After': '30' }) : undefined
    await stage.save()
  },
  async saved(stage) {
    await review(stage)
    await stage.save()
  },
  async 'saved otherwise'(stage, edge) {
    await review(stage)
    edge.intercept = async (call) => {
      if (call.method === 'GET') return undefined
      const { status, headers, body } = edge.answer(call)
      const rest = parseJson(await new Response(body).text()) as object
      edge.order = { ...edge.order, OrderAmount: 90_000 }
      headers.set('ETag', edge.tag)
      return new Response(stringifyJson({ ...rest, Order: edge.order }), { status, headers })
    }
    await stage.save()
  },
  async 'not listed'(stage) {
    stage.store.addAwaited([{ OrderRowId: 77, row: giftWrap }])
    stage.store.markOutdated()
    await stage.settled()
  },
} satisfies Record<string, Act>

const conflict: Act = (stage, edge) =>
  theyMake(stage, edge, [
    { ...lamp, UnitPrice: 60_000 },
    { ...bulb, Quantity: 100, Name: 'Bulb E27, warm white', UnitPrice: 8000 },
    buildRow({ OrderRowId: 9, Name: 'Card' }),
  ])

export const conflictStates = {
  conflict,
  many: async (stage, edge) => {
    stage.store.change((changes) => editRow(changes, lamp, { Unit: 'set', Quantity: 900, VatPercent: 600 }))
    await theyMake(stage, edge, [
      { ...lamp, Unit: 'box', Quantity: 300, VatPercent: 1200 },
      { ...bulb, Quantity: 100, Name: 'Bulb E27, warm white' },
    ])
  },
  closed: (stage, edge) => theyMake(stage, edge, [{ ...bulb, IsCancelled: true, Actions: [] }]),
  async banner(stage, edge) {
    stageThree(stage)
    stage.store.rebase({ ...edge.order, OrderRows: [lamp, { ...bulb, Quantity: 100 }] })
    await stage.settled()
  },
  async undecided(stage, edge) {
    await conflict(stage, edge)
    stage.conflict.querySelector<HTMLElement>('footer .primary')!.click()
    await stage.settled()
  },
} satisfies Record<string, Act>
