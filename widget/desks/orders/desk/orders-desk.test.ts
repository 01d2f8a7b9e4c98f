import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeEdge, problem } from '../../../testing/fake-edge.ts'
import { listedOrder, listedOrders, pagedList, wholeList } from '../../../testing/listed-orders.ts'
import { closeOrders, openOrders } from '../../../testing/orders-stage.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { fill } from '../../../testing/reach.ts'
import { catchFiles } from '../../../testing/saved-files.ts'
import type { FindOrders, OrderQuestion } from '../data/find-orders.ts'
import type { OrdersDesk } from './orders-desk.ts'

describe('the desk of orders', () => {
  let edge: FakeEdge
  beforeEach(() => {
    edge = new FakeEdge()
    // happy-dom fails to look for the focus in the list while it is in the dialog.
    vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {})
  })
  afterEach(() => {
    closeOrders()
    edge.restore()
    vi.restoreAllMocks()
  })

  const rowsOf = (desk: OrdersDesk) => desk.shadowRoot!.querySelector('order-admin-orders-rows')!
  const root = (desk: OrdersDesk) => rowsOf(desk).shadowRoot!
  const text = (desk: OrdersDesk) => textOf(root(desk)).replace(/\s+/g, ' ')
  const lines = (desk: OrdersDesk) => [...root(desk).querySelectorAll('tbody > [data-item]')]
  const numbers = (desk: OrdersDesk) =>
    lines(desk).map((line) => textOf(line.querySelector('.of-number')!).trim())
  const batches = (desk: OrdersDesk) =>
    desk.shadowRoot!.querySelector('order-admin-orders-batches')?.shadowRoot
  const dialog = (desk: OrdersDesk) => batches(desk)!.querySelector('order-admin-batch-dialog')!.shadowRoot!
  const button = (from: ParentNode, words: string) =>
    [...from.querySelectorAll('button')].find((each) => each.textContent.includes(words))
  const open = async (findOrders: FindOrders, more: Partial<Parameters<typeof openOrders>[0]> = {}) =>
    openOrders({ findOrders, ...more })
  /** A page's function that notes what it is asked. */
  const noting = (questions: OrderQuestion[], answer: FindOrders): FindOrders => {
    return (question) => {
      questions.push(question)
      return answer(question)
    }
  }

  describe('with the list of the page', () => {
    it('shows each order with its number, customer, status, times and amount', async () => {
      const desk = await open(wholeList(listedOrders(3)))
      await until(() => lines(desk).length === 3)
      expect(textOf(lines(desk)[0]!).replace(/\s+/g, ' ').trim()).toMatch(
        /^web-2048 Tess Testsson Open 1 Nov 2026.* 1 Dec 2026 747\.00/,
      )
      expect(text(desk)).toContain('3 of 3 orders')
    })

    it('shows markup as text', async () => {
      const desk = await open(wholeList([listedOrder(0, { customer: '<img src=x onerror=alert(1)>' })]))
      await until(() => lines(desk).length === 1)
      expect(root(desk).querySelector('img')).toBeNull()
      expect(text(desk)).toContain('<img src=x onerror=alert(1)>')
    })

    it('lists an order that comes twice once, and says so', async () => {
      const desk = await open(wholeList([listedOrder(0), listedOrder(0), listedOrder(1)]))
      await until(() => lines(desk).length === 2)
      expect(text(desk)).toContain('1 order came twice; it is listed once.')
    })

    it('searches, filters and sorts a whole list without asking the page again', async () => {
      const questions: OrderQuestion[] = []
      const desk = await open(noting(questions, wholeList(listedOrders(20))))
      await until(() => lines(desk).length === 20)
      fill(root(desk).querySelector('input[type=search]'), 'web-2047')
      await until(() => numbers(desk).join() === 'web-2047')
      expect(questions).toHaveLength(1)
      fill(root(desk).querySelector('input[type=search]'), '')
      await until(() => lines(desk).length === 20)
      root(desk).querySelector<HTMLElement>('.of-number .sort')!.click()
      await until(() => numbers(desk)[0] === 'web-2029')
      expect(questions).toHaveLength(1)
    })

    it('passes search, filter and order on to a page that answers in pages, and asks for the next ones', async () => {
      const questions: OrderQuestion[] = []
      const desk = await open(noting(questions, pagedList(listedOrders(60), 25)))
      await until(() => lines(desk).length >= 50)
      expect(questions.map(({ cursor }) => cursor).slice(0, 2)).toEqual([undefined, '25'])
      await until(() => text(desk).includes('60 of 60 orders'))
      expect(questions).toHaveLength(3)
    })

    it('asks a page that is not whole for a search', { tags: 'long' }, async () => {
      const questions: OrderQuestion[] = []
      const desk = await open(noting(questions, pagedList(listedOrders(400), 200)))
      await until(() => text(desk).includes('200 of 400 orders'))
      fill(root(desk).querySelector('input[type=search]'), ' web-1700 ')
      await until(() => text(desk).includes('1 of 1 order'))
      expect(questions.at(-1)).toMatchObject({ query: 'web-1700', filter: {}, cursor: undefined })
      root(desk).querySelector<HTMLElement>('.of-amount .sort')!.click()
      await until(() => questions.at(-1)!.sort)
      expect(questions.at(-1)!.sort).toEqual({ by: 'amount', direction: 'ascending' })
    })

    it('drops the answer of a function that the page has replaced', async () => {
      const signals: AbortSignal[] = []
      let answer: (page: { orders: ReturnType<typeof listedOrders> }) => void = () => {}
      const desk = await open(({ signal }) => {
        signals.push(signal)
        return new Promise((resolve) => (answer = resolve))
      })
      await until(() => signals.length === 1)
      desk.findOrders = wholeList(listedOrders(2))
      await until(() => lines(desk).length === 2)
      answer({ orders: listedOrders(5) })
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(lines(desk)).toHaveLength(2)
      expect(signals[0]!.aborted).toBe(true)
    })

    it.each([
      [
        'throws',
        () => Promise.reject(new Error('503')),
        'The shop’s list of orders failed.',
        'findOrders: 503',
      ],
      [
        'throws at once',
        () => {
          throw new Error('no')
        },
        'The shop’s list of orders failed.',
        'findOrders: no',
      ],
      ['answers nothing', () => Promise.resolve(undefined), 'could not be read.', 'findOrders'],
      [
        'answers a wrong amount',
        wholeList([listedOrder(0), listedOrder(1, { amount: 0.5 })]),
        'could not be read.',
        'findOrders: orders[1].amount',
      ],
    ] as const)('says so when the function %s, and tries again', async (_, wrong, words, reference) => {
      let isWrong = true
      const desk = await open(() =>
        isWrong
          ? (wrong as unknown as () => ReturnType<FindOrders>)()
          : wholeList(listedOrders(1))({} as OrderQuestion),
      )
      await until(() => text(desk).includes(words))
      expect(text(desk)).toContain(reference)
      isWrong = false
      button(root(desk), 'Try again')!.click()
      await until(() => lines(desk).length === 1)
    })

    it('gives up a function that does not answer, and tells it by its signal', async () => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const patience = new AbortController()
        setTimeout(() => patience.abort(), 20)
        return patience.signal
      })
      const signals: AbortSignal[] = []
      const desk = await open(({ signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      })
      await until(() => text(desk).includes('did not answer in time.'))
      expect(signals[0]!.aborted).toBe(true)
    })

    it.each([
      ['the same cursor', () => 'same'],
      ['nothing new for ever', () => String(Math.random())],
    ])('stops at a list that gives %s', async (_, cursor) => {
      let calls = 0
      const desk = await open(() => {
        calls += 1
        return Promise.resolve({ orders: listedOrders(2), cursor: cursor() })
      })
      await until(() => text(desk).includes('The shop’s list of orders repeats itself.'))
      expect(calls).toBeLessThan(30)
      expect(lines(desk)).toHaveLength(2)
    })

    it('tells the page that it is ready, and of a failure', async () => {
      const told: string[] = []
      const onReady = ({ desk }: { desk: string }) => told.push(desk)
      const onError = ({ code }: { code: string }) => told.push(code)
      document.addEventListener('order-admin-ready', onReady)
      document.addEventListener('order-admin-error', onError)
      await open(wholeList([]))
      await until(() => told.length === 1)
      await open(() => Promise.reject(new Error('no')))
      await until(() => told.length === 2)
      document.removeEventListener('order-admin-ready', onReady)
      document.removeEventListener('order-admin-error', onError)
      expect(told).toEqual(['orders', 'orders-threw'])
    })

    it('saves the orders of the choice as CSV, in the chosen columns', async () => {
      const desk = await open(wholeList(listedOrders(3)))
      await until(() => lines(desk).length === 3)
      const saves = catchFiles()
      try {
        button(root(desk), 'Save as CSV')!.click()
        const saved = await until(() => saves.files[0])
        const [head, first] = (await saved.text()).split('\r\n')
        expect(head).toBe(
          '\uFEFFOrder number,Customer,Status,Created,Expires,Amount,Currency'.replace(
            '\uFEFF',
            head!.startsWith('\uFEFF') ? '\uFEFF' : '',
          ),
        )
        expect(first).toMatch(/^web-2048,Tess Testsson,Open,.*,747\.00,SEK$/)
      } finally {
        saves.restore()
      }
    })
  })

  describe('with an act on many orders', () => {
    const select = async (desk: OrdersDesk, count: number) => {
      await until(() => lines(desk).length >= count && batches(desk))
      for (const line of lines(desk).slice(0, count))
        line.querySelector<HTMLElement>('.select input')!.click()
      await rowsOf(desk).updateComplete
    }
    const said = (desk: OrdersDesk) => textOf(dialog(desk)).replace(/\s+/g, ' ')
    const press = async (desk: OrdersDesk, words: string) => {
      const found = await until(() => button(dialog(desk), words))
      found.click()
    }

    it('reviews the selected orders, starts on a button that says what happens, and follows to the end', async () => {
      edge.batches.fate = (_, place) =>
        place === 1 ? { read: { state: 'cannot', code: 'order-not-open', detail: 'Not open.' } } : {}
      const desk = await open(wholeList(listedOrders(3)))
      await select(desk, 3)
      expect(text(desk)).toContain('3 selected 2,278.50 SEK')
      button(root(desk), 'Deliver…')!.click()
      await press(desk, 'Check 3 orders')
      await until(() => said(desk).includes('1 order can’t be changed this way and is left out.'))
      expect(said(desk)).toContain('The order is no longer open.')
      await press(desk, 'Deliver 2 orders: 200.00 SEK')
      await until(() => said(desk).includes('Finished'))
      const writes = edge.writes().map(({ path, body }) => [path, body && JSON.parse(body)])
      expect(writes).toEqual([
        ['/api/v1/batches', { kind: 'deliver', orders: ['8906810', '8906811', '8906812'] }],
        ['/api/v1/batches/batch-1/start', ''],
      ])
      // What is in a batch is no longer selected.
      expect(root(desk).querySelector('.selection-bar')).toBeNull()
    })

    it('says how many of the selected orders are in no sum', async () => {
      const known = listedOrder(0, { amount: 120_000 })
      const without = listedOrder(1, { amount: undefined })
      const bare = listedOrder(2, { currency: undefined })
      const desk = await open(wholeList([known, without, bare, listedOrder(3, { amount: 5_000 })]))
      await select(desk, 3)
      const words = '2 orders are not in the sum, because their amount or currency is missing.'
      expect(text(desk)).toContain(`3 selected 1,200.00 SEK ${words}`)
      button(root(desk), 'Deliver…')!.click()
      await until(() => said(desk).includes(`3 orders 1,200.00 SEK ${words}`))
      // The amount without a currency is in the list too, so no currency is that of the column.
      expect(textOf(root(desk).querySelector('thead .of-amount')!)).not.toContain('SEK')
      const figures = lines(desk).map((line) => textOf(line.querySelector('.of-amount')!).trim())
      expect(figures).toEqual(['1,200.00 SEK', '', '772.00', '50.00 SEK'])
    })

    it('makes one batch of a request whose answer was lost', async () => {
      const desk = await open(wholeList(listedOrders(1)))
      await select(desk, 1)
      button(root(desk), 'Deliver…')!.click()
      let isLost = true
      edge.intercept = (call) => {
        if (!isLost || call.method !== 'POST') return undefined
        isLost = false
        edge.answer(call)
        return new Error('the connection broke')
      }
      await press(desk, 'Check 1 order')
      await until(() => said(desk).includes('No connection'))
      await press(desk, 'Check 1 order')
      await until(() => said(desk).includes('Deliver 1 order: 100.00 SEK'))
      const [one, other] = edge.writes()
      expect(other!.headers.get('Idempotency-Key')).toBe(one!.headers.get('Idempotency-Key'))
      expect(batches(desk)!.querySelectorAll('li')).toHaveLength(1)
    })

    it('asks for a missing act and for a day after today', async () => {
      const desk = await open(wholeList(listedOrders(1)))
      await select(desk, 1)
      button(root(desk), 'More…')!.click()
      await press(desk, 'Check 1 order')
      await until(() => said(desk).includes('Choose what to do.'))
      const kinds = dialog(desk).querySelectorAll<HTMLInputElement>('.kind input')
      kinds[2]!.click()
      await until(() => dialog(desk).querySelector('input[type=date]'))
      await press(desk, 'Check 1 order')
      await until(() => said(desk).includes('Enter a day after today.'))
      expect(edge.writes()).toEqual([])
    })

    it('pauses, resumes, and stops for good only when asked again', async () => {
      edge.batches.pace = 0
      edge.batches.put({ kind: 'cancel', orders: [1, 2, 3, 4] }, 'running')
      const desk = await open(wholeList(listedOrders(1)))
      const list = await until(() => batches(desk))
      await until(() => button(list, 'Take it up again'))
      button(list, 'Take it up again')!.click()
      await press(desk, 'Pause')
      await until(() => said(desk).includes('Nothing more is sent until it is resumed.'))
      await press(desk, 'Resume')
      await until(() => button(dialog(desk), 'Pause'))
      await press(desk, 'Stop…')
      await until(() => said(desk).includes('2 orders have not been changed yet.'))
      expect(edge.writes().some(({ path }) => path.endsWith('/stop'))).toBe(false)
      await press(desk, 'Stop for good')
      await until(() => said(desk).includes('Stopped'))
    })

    it('goes on following when the connection breaks, and says so meanwhile', { tags: 'long' }, async () => {
      edge.batches.pace = 1
      edge.batches.put({ kind: 'deliver', orders: [1, 2, 3, 4] }, 'running')
      const desk = await open(wholeList(listedOrders(1)))
      const list = await until(() => batches(desk))
      await until(() => button(list, 'Take it up again'))
      let isBroken = true
      edge.intercept = ({ path }) => (isBroken && path.endsWith('batch-1') ? new Error('gone') : undefined)
      button(list, 'Take it up again')!.click()
      await until(() => said(desk).includes('this page keeps trying to reconnect.'))
      isBroken = false
      dispatchEvent(new Event('online'))
      await until(() => said(desk).includes('Finished'))
    })

    it('shows unknown outcomes first, with what to do, and opens an order of them', async () => {
      edge.batches.fate = (_, place) =>
        place === 3
          ? { written: { state: 'unknown', code: 'outcome-unknown', detail: 'Lost.' } }
          : place === 1
            ? { written: { state: 'refused', code: 'credit-too-high', detail: 'Too high.' } }
            : {}
      edge.batches.put({ kind: 'credit', orders: [11, 12, 13, 14] }, 'ended')
      const desk = await open(wholeList(listedOrders(1)))
      const list = await until(() => batches(desk))
      await until(() => textOf(list).includes('1 unknown'))
      button(list, 'Take it up again')!.click()
      await until(() => dialog(desk).querySelectorAll('.group').length === 3)
      const [first] = dialog(desk).querySelectorAll('.group')
      expect(textOf(first!)).toContain('Open each order: it shows whether the change was made.')
      const opened: unknown[] = []
      desk.addEventListener('desk-open-order', ({ detail }) => opened.push(detail.id))
      first!.querySelector<HTMLElement>('.link')!.click()
      expect(opened).toEqual(['14'])
    })

    it.each([
      [403, 'capability-missing', 'You may not do this'],
      [401, 'session-ended', 'You are not signed in to the order desk'],
      [409, 'batches-too-many', 'Too many batches are unfinished. Finish or stop one of them'],
      [409, 'batch-state', 'The batch has moved on meanwhile.'],
      [400, 'order-repeated', 'An order is in the list twice.'],
    ])('says why a batch was not made: %d %s', async (status, code, words) => {
      const desk = await open(wholeList(listedOrders(1)))
      await select(desk, 1)
      button(root(desk), 'Deliver…')!.click()
      edge.intercept = ({ method }) => (method === 'POST' ? problem(status, code) : undefined)
      await press(desk, 'Check 1 order')
      await until(() => said(desk).includes(words))
    })

    it('looks pasted numbers up in the list before anything is sent', async () => {
      const desk = await open(wholeList(listedOrders(3)))
      await until(() => lines(desk).length === 3 && batches(desk))
      button(desk.shadowRoot!, 'Paste numbers…')!.click()
      fill(await until(() => dialog(desk).querySelector('textarea')), 'web-2047\n1E+05\n8906811')
      await press(desk, 'Check the numbers')
      await until(() => said(desk).includes('1 order was found.'))
      expect(said(desk)).toContain('Line 2 1E+05 The sheet has rounded this number.')
      expect(said(desk)).toContain('Line 3 8906811 The same order as in an earlier line.')
      expect(edge.writes()).toEqual([])
      await press(desk, 'Go on with 1 order')
      await until(() => said(desk).includes('759.50 SEK'))
    })

    it('is not there without the right, nor are its boxes', async () => {
      const desk = await open(wholeList(listedOrders(2)), {
        capabilities: ['order.read', 'deliveries.write'],
      })
      await until(() => lines(desk).length === 2)
      expect(root(desk).querySelector('.select')).toBeNull()
      expect(button(desk.shadowRoot!, 'Paste numbers…')).toBeUndefined()
      expect(edge.calls).toEqual([])
    })

    it('offers only the acts of the session', async () => {
      const desk = await open(wholeList(listedOrders(2)), {
        capabilities: ['order.read', 'orders.batch', 'order.extend'],
      })
      await select(desk, 1)
      expect(button(root(desk), 'Deliver…')).toBeUndefined()
      expect(button(root(desk), 'Extend…')).toBeTruthy()
      expect(button(root(desk), 'More…')).toBeUndefined()
    })
  })
})
