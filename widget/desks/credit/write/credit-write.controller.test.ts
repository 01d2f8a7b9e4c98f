import { html, LitElement } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SoapOutput } from '../../../../shared/domain/credit/soap/operations.ts'
import type {
  OrderAdminBeforeSaveEvent,
  OrderAdminErrorEvent,
  OrderAdminSavedEvent,
} from '../../../events.ts'
import { loadLanguage, loadLaterWords } from '../../../locales/languages.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { type PageSettings, passDown } from '../../../locales/page-settings.ts'
import { define } from '../../../kit/parts/define.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { problem } from '../../../testing/fake-edge.ts'
import type { SeenCall } from '../../../testing/seen-call.ts'
import type { CreditInput } from '../data/call-credit.ts'
import { CreditWriteController } from './credit-write.controller.ts'

class WriteHost extends LitElement {
  fake = new FakeCredit()
  readonly write = new CreditWriteController(this, () => this.fake.client)
  readonly #l = new Localizer(this)

  override render(): unknown {
    return html`${this.write.whyView('AddToBlockList', input, this.#l)}`
  }
}

const ID = '19000101-0000'
const input: CreditInput<'AddToBlockList'> = { SecurityNumber: ID, IsCompany: false, ReasonForBlock: 'x' }
const done: SoapOutput<'AddToBlockList'> = { Accepted: true }

let host: WriteHost
let fake: FakeCredit
const events: Event[] = []
beforeEach(() => {
  define({ 'test-credit-write': WriteHost })
  host = document.body.appendChild(new WriteHost())
  fake = host.fake
  fake.answer('AddToBlockList', done)
  events.length = 0
  for (const name of ['order-admin-before-save', 'order-admin-saved', 'order-admin-error']) {
    host.addEventListener(name, (event) => events.push(event))
  }
})
afterEach(() => {
  host.remove()
  fake.restore()
  vi.restoreAllMocks()
})

const send = (content = input) => host.write.send('AddToBlockList', content)
const keys = () => new Set(fake.calls.map(({ key }) => key))
const answerWith = (answer: Response | Error) => {
  fake.intercept = (name, call) => {
    fake.intercept = () => undefined
    if (answer instanceof Error) fake.respond(name, call)
    return answer
  }
}
const unknownYet = () => problem(502, 'outcome-unknown', {}, { 'Retry-After': '30' })

const header = (call: SeenCall | undefined, name: string) => call?.headers.get(`Order-Admin-${name}`)

describe('the reason of a write of the credit desk', () => {
  const posts: SeenCall[] = []
  beforeEach(async () => {
    await loadLanguage('en')
    await loadLaterWords('frame')
    posts.length = 0
    fake.intercept = (_, call) => void posts.push(call)
    host.requestUpdate()
    await host.updateComplete
  })

  const find = <Found extends HTMLElement>(selector: string) => host.renderRoot.querySelector<Found>(selector)
  async function write(reason: string, note = ''): Promise<void> {
    find('.why-open')?.click()
    await host.updateComplete
    for (const [name, text] of Object.entries({ reason, note })) {
      const field = find<HTMLInputElement>(`[name=${name}]`)!
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await host.updateComplete
  }

  it('goes in headers with the note, also to the page, and not into the input', async () => {
    await write('Köparen ångrade sig', 'Kim rang')
    expect(await send()).toEqual(done)
    expect(header(posts[0], 'Reason')).toBe('K%C3%B6paren%20%C3%A5ngrade%20sig')
    expect(header(posts[0], 'Note')).toBe('Kim%20rang')
    expect(events[0]).toMatchObject({ reason: 'Köparen ångrade sig', note: 'Kim rang' })
    expect(fake.inputs('AddToBlockList')).toEqual([input])
  })

  it('is no header where nothing was said', async () => {
    await send()
    expect([header(posts[0], 'Reason'), header(posts[0], 'Note')]).toEqual([null, null])
  })

  it('is not sent again with the next write', async () => {
    await write('Once')
    await send()
    await send({ ...input, ReasonForBlock: 'y' })
    expect(posts.map((post) => header(post, 'Reason'))).toEqual(['Once', null])
  })

  it('stays unchanged while the answer is lost', async () => {
    await write('First')
    fake.cut('AddToBlockList', 'after')
    await send()
    await host.updateComplete
    expect(host.write.isHeld).toBe(true)
    expect(find<HTMLFieldSetElement>('.why-fields')!.disabled).toBe(true)
    await send()
    expect(posts.map((post) => header(post, 'Reason'))).toEqual(['First', 'First'])
    expect(fake.done).toHaveLength(1)
  })

  it.each([
    ['edit', true],
    ['', true],
    ['all', true],
    ['create credit', false],
  ])('is never missing where the page requires one: require-reason="%s"', async (requireReason, isAsked) => {
    passDown(Object.assign(host, { requireReason }) as HTMLElement & PageSettings)
    const answer = await send()
    await host.updateComplete
    expect(answer).toEqual(isAsked ? undefined : done)
    expect(posts).toHaveLength(isAsked ? 0 : 1)
    if (!isAsked) return
    expect(host.renderRoot.textContent).toContain('Give a reason.')
    await write('Fraud')
    expect(await send()).toEqual(done)
    expect(header(posts[0], 'Reason')).toBe('Fraud')
  })

  it('is never a text about a person', async () => {
    await write('121212-1212')
    expect(await send()).toBeUndefined()
    expect(posts).toEqual([])
  })

  it('is forgotten once the form leaves the page', async () => {
    await write('Mine')
    host.remove()
    document.body.append(host)
    await send()
    expect(header(posts[0], 'Reason')).toBeNull()
  })
})

describe('a write of the credit desk', () => {
  it('returns the provider’s answer, and tells the page without the input', async () => {
    expect(await send()).toEqual(done)
    expect(host.write.state).toEqual({ is: 'ready' })
    const [before, saved] = events as [OrderAdminBeforeSaveEvent, OrderAdminSavedEvent]
    expect(events).toHaveLength(2)
    expect(before).toMatchObject({
      type: 'order-admin-before-save',
      operation: 'AddToBlockList',
      orderId: '',
    })
    expect(before.write).toEqual({ operation: 'AddToBlockList' })
    expect(saved).toMatchObject({ type: 'order-admin-saved', operation: 'AddToBlockList', orderId: '' })
    expect(saved.orderRowIds).toEqual([])
  })

  it('is not sent if the page stops it', async () => {
    host.addEventListener('order-admin-before-save', (event) => event.preventDefault())
    expect(await send()).toBeUndefined()
    expect(host.write.state).toEqual({ is: 'stopped' })
    expect(fake.calls).toEqual([])
  })

  it('is done once where its connection is cut after it, and then found with the same key', async () => {
    fake.cut('AddToBlockList', 'after')
    expect(await send()).toBeUndefined()
    expect(host.write.state).toMatchObject({ is: 'failed', outcome: 'uncertain' })
    expect(await send()).toEqual(done)
    expect(fake.done).toEqual(['AddToBlockList'])
    expect(keys().size).toBe(1)
  })

  it('is sent as another intent once its input is another', async () => {
    fake.cut('AddToBlockList', 'before')
    await send()
    await send({ ...input, ReasonForBlock: 'y' })
    expect(keys().size).toBe(2)
  })

  it('takes an answer that was found by reading for success', async () => {
    fake.answer('AddToBlockList', { ...done, FoundByReading: true })
    expect(await send()).toEqual({ ...done, FoundByReading: true })
  })

  it('is not done after a rejection, and a later try is another intent', async () => {
    fake.answer('AddToBlockList', { Accepted: false, ErrorMessage: 'No' })
    expect(await send()).toBeUndefined()
    expect(host.write.state).toMatchObject({
      is: 'failed',
      outcome: 'not-done',
      error: { code: 'credit-rejected', problem: { providerMessage: 'No' } },
    })
    const error = events.at(-1) as OrderAdminErrorEvent
    expect(error).toMatchObject({ type: 'order-admin-error', code: 'credit-rejected', requestId: 'req-77' })
    await send()
    expect(keys().size).toBe(2)
  })

  it('counts down before it may be sent again', async () => {
    answerWith(unknownYet())
    await send()
    expect(host.write.state).toMatchObject({ outcome: 'uncertain', wait: 30 })
    expect(host.write.isBusy).toBe(true)
    const calls = fake.calls.length
    expect(await send()).toBeUndefined()
    expect(fake.calls).toHaveLength(calls)
  })

  it('can never be known where the edge gives no time', async () => {
    answerWith(problem(502, 'outcome-unknown'))
    await send()
    expect(host.write.state).toMatchObject({ outcome: 'unknowable' })
  })

  it('is certainly not sent without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await send()
    expect(host.write.state).toMatchObject({ outcome: 'not-done', error: { code: 'offline' } })
    expect(fake.calls).toEqual([])
  })

  it('is sent once if it is asked for twice at once', async () => {
    const [first, second] = await Promise.all([send(), send()])
    expect([first, second]).toEqual([done, undefined])
    expect(fake.calls).toHaveLength(1)
  })

  it('keeps only its key and its number once the form has left the page', async () => {
    const order = (NationalIdNumber: string, ClientOrderNumber: string) => ({
      CreateOrderInformation: {
        ClientOrderNumber,
        OrderDate: '2026-11-22T00:00:00',
        OrderType: 'Invoice' as const,
        CustomerIdentity: { NationalIdNumber, CountryCode: 'SE', CustomerType: 'Individual' as const },
      },
    })
    fake.answer('CreateOrderEu', { Accepted: true, ResultCode: 0 })
    const create = async (id: string, number = 'web-1') => {
      await host.write.send('CreateOrderEu', order(id, number))
      return fake.calls.at(-1)!.key
    }
    fake.cut('CreateOrderEu', 'before')
    const key = await create(ID)
    host.remove()
    document.body.append(host)
    expect(host.write.state).toEqual({ is: 'ready' })
    fake.cut('CreateOrderEu', 'before')
    expect(await create(ID, 'web-2')).not.toBe(key)
    fake.cut('CreateOrderEu', 'before')
    const other = await create(ID)
    host.remove()
    document.body.append(host)
    // Another customer being the same intent now shows that the first one's id is forgotten.
    expect(await create('19000102-0000')).toBe(other)
    expect(await create(ID)).not.toBe(other)
  })

  it('keeps nothing of a write without a number, also one that ends after its form has left the page', async () => {
    fake.cut('AddToBlockList', 'before')
    const sending = send()
    host.remove()
    await sending
    expect(host.write.state).toEqual({ is: 'ready' })
    document.body.append(host)
    await send()
    expect(keys().size).toBe(2)
  })

  it('puts the national id in its body only', async () => {
    await send()
    const [call] = fake.edge.calls
    expect(call!.body).toContain(ID)
    expect(`${call!.path}${[...call!.headers].join()}${call!.query.toString()}`).not.toContain(ID)
    const told = events.map((event) => JSON.stringify({ ...event }))
    expect(told.join()).not.toContain(ID)
  })
})
