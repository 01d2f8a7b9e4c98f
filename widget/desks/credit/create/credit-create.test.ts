/** A new order: its questions, its request, and the outcome of every kind of answer. */
import { onCommand } from '../../../kit/parts/command.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringifyJson } from '../../../../shared/domain/values/json.ts'
import {
  answerAll,
  booked,
  ID,
  made,
  noOrders,
  rows,
  showCreate,
  usedByKim,
} from '../../../testing/credit-create.ts'
import { passDown } from '../../../locales/page-settings.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { until } from '../../../testing/parts.ts'
import type { CreditCommand } from '../data/credit-context.ts'
import { paths } from './create-form.ts'
import type { CreditCreate } from './credit-create.ts'

describe('a new order', () => {
  let fake: FakeCredit
  let create: CreditCreate
  let frame: HTMLElement
  let asked: CreditCommand[]

  beforeEach(async () => {
    fake = new FakeCredit()
    answerAll(fake)
    asked = []
    ;({ create, frame } = await showCreate(fake))
    onCommand<CreditCommand>(frame, (command) => asked.push(command))
    await until(() => create.shadowRoot?.querySelector('form'))
  })
  afterEach(() => {
    frame.remove()
    fake.restore()
  })

  const root = () => create.shadowRoot!
  const text = (selector: string) =>
    [...root().querySelectorAll(selector)]
      .map((found) => found.textContent.replace(/\s+/g, ' ').trim())
      .join(' | ')
  const field = (path: string) =>
    root().querySelector<HTMLInputElement>(`#field-${path.replaceAll('.', '-')}`)!
  const button = (words: string) =>
    [...root().querySelectorAll('button')].find((found) => found.textContent.includes(words))!

  async function enter(path: string, value: string): Promise<void> {
    const control = field(path)
    control.dispatchEvent(new Event('focusin', { bubbles: true }))
    await create.updateComplete
    control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
    await create.updateComplete
    control.dispatchEvent(new Event('focusout', { bubbles: true }))
    await create.updateComplete
  }

  async function choose(group: string, place: number): Promise<void> {
    const radio = root().querySelectorAll<HTMLInputElement>(`${group} input[type=radio]`)[place]!
    radio.checked = true
    radio.dispatchEvent(new Event('input', { bubbles: true }))
    radio.dispatchEvent(new Event('change', { bubbles: true }))
    await create.updateComplete
  }

  async function press(words: string): Promise<void> {
    button(words).click()
    await create.updateComplete
  }

  async function fill(): Promise<void> {
    await enter(paths.country, 'SE')
    await enter(paths.id, ID)
    await enter(paths.number, 'web-1')
    const editor = root().querySelector('order-admin-credit-rows')!
    editor.rows = rows
    await editor.updateComplete
    await create.updateComplete
  }

  async function review(): Promise<void> {
    root()
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { cancelable: true }))
    await create.updateComplete
  }

  /** Fills the form and creates the order. @param seen a selector of what its outcome shows */
  async function make(seen: string): Promise<void> {
    await fill()
    await review()
    await press('Create order for 200.00 SEK')
    await until(() => root().querySelector(seen))
  }

  const sent = () => fake.inputs('CreateOrderEu')
  const keys = () => fake.calls.filter(({ name }) => name === 'CreateOrderEu').map(({ key }) => key)

  it('asks for the country first, and then for the id by its name there', async () => {
    expect(field(paths.id)).toBeNull()
    await enter(paths.country, 'FI')
    expect(text(`label[for=${field(paths.id).id}]`)).toContain('Henkilötunnus')
    await choose('[data-kind=radio]', 1)
    expect(text(`label[for=${field(paths.id).id}]`)).toContain('Y-tunnus')
    expect(root().querySelector('order-admin-credit-rows')!.currency).toBe('EUR')
  })

  it('sends the reviewed input: the id in full, which the page shows masked', async () => {
    await fill()
    await review()
    expect(text('.review')).toContain('19851332-••••')
    expect(root().innerHTML).not.toContain(ID)
    expect(text('.review tfoot')).toBe('Total 200.00 SEK')
    expect(sent()).toEqual([])
    await press('Create order')
    await until(() => root().querySelector('.decision'))
    expect(sent()).toMatchObject([
      {
        CreateOrderInformation: {
          ClientOrderNumber: 'web-1',
          OrderType: 'Invoice',
          OrderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00$/),
          CustomerIdentity: { NationalIdNumber: ID, CountryCode: 'SE', CustomerType: 'Individual' },
          OrderRows: [{ PricePerUnit: '100', PriceIncludingVat: true, NumberOfUnits: '2' }],
        },
      },
    ])
    const [{ CreateOrderInformation: information, Navigation }] = sent() as [ReturnType<typeof sent>[number]]
    for (const absent of [
      'AddressSelector',
      'OrderDeliveryAddress',
      'CreatePaymentPlanDetails',
      'PeppolId',
    ]) {
      expect(information).not.toHaveProperty(absent)
    }
    expect(Navigation).toBeUndefined()
  })

  it('shows the decision, says it, and opens the order by its exact number', async () => {
    await make('.decision')
    const number = '9223372036854775807'
    expect(text('.decision')).toContain('The provider buys the order')
    expect(text('.decision')).toContain('200.00 SEK')
    expect(text('.decision')).toContain('Tess Testsson')
    await press('Open the order')
    expect(asked).toEqual([
      { do: 'announce', words: `Order ${number} is created.` },
      { do: 'open-order', ProviderOrderNr: BigInt(number) },
    ])
    expect(create.changeCount).toBe(0)
  })

  it('says why it waits, and quotes the provider where our words have no entry', async () => {
    const { CreateOrderResult } = made
    const PendingReasons = ['High Amount', 'Full moon']
    fake.answer('CreateOrderEu', {
      ...made,
      CreateOrderResult: { ...CreateOrderResult, ProviderWillBuyOrder: false, PendingReasons },
    })
    await make('.decision')
    expect(text('.decision h3')).toBe('The order waits for the provider')
    expect(text('.decision')).toContain('the provider must approve the high amount')
    expect(text('.decision')).toContain('Full moon')
  })

  it('says the difference where the provider has another amount', async () => {
    fake.answer('CreateOrderEu', {
      ...made,
      CreateOrderResult: { ...made.CreateOrderResult, Amount: '199.99' },
    })
    await make('.decision')
    // 199.99 − 200.00 = −0.01
    expect(text('.decision .note')).toContain('difference −0.01')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])(
    'leads nowhere by a redirect to %s',
    async (RedirectUrl) => {
      fake.answer('CreateOrderEu', { ...made, NavigationResult: { RedirectUrl } })
      await make('.decision')
      expect(root().querySelector('.decision a')).toBeNull()
    },
  )

  it('is not sent without an own number, and says that it is needed', async () => {
    await fill()
    await enter(paths.number, '')
    await review()
    expect(root().querySelector('.review')).toBeNull()
    expect(field(paths.number).getAttribute('aria-invalid')).toBe('true')
  })

  it('is created once when it is pressed twice', async () => {
    await fill()
    await review()
    button('Create order').click()
    button('Create order').click()
    await until(() => root().querySelector('.decision'))
    expect(sent()).toHaveLength(1)
  })

  it.each(['before', 'after'] as const)(
    'is sent again under the same key, and not changed meanwhile, when its connection breaks %s it is done',
    async (when) => {
      fake.cut('CreateOrderEu', when)
      await make('.write-note .note')
      expect(button('Back')).toBeUndefined()
      await press('Check and continue')
      await until(() => root().querySelector('.decision'))
      expect(new Set(keys()).size).toBe(1)
      expect(fake.done.filter((name) => name === 'CreateOrderEu')).toHaveLength(1)
    },
  )

  it('is never sent without the reason that the page requires, and takes it along', async () => {
    const posts: (string | null)[] = []
    fake.intercept = (name, { headers }) =>
      void (name === 'CreateOrderEu' && posts.push(headers.get('Order-Admin-Reason')))
    passDown(Object.assign(create, { requireReason: 'create' }))
    await fill()
    await review()
    await press('Create order')
    expect(posts).toEqual([])
    expect(text('.review')).toContain('Give a reason.')
    const reason = root().querySelector<HTMLInputElement>('.why-fields [name=reason]')!
    reason.value = 'Ordered by phone'
    reason.dispatchEvent(new Event('input', { bubbles: true }))
    await press('Create order')
    await until(() => root().querySelector('.decision'))
    expect(posts).toEqual(['Ordered%20by%20phone'])
  })

  it('shows the records, not the request, when it was found by reading', async () => {
    fake.answer('CreateOrderEu', {
      Accepted: true,
      ResultCode: 0,
      FoundByReading: true,
      CreateOrderResult: { ProviderOrderId: 1_000_001, ProviderWillBuyOrder: true, ExpirationDate: null },
    } as never)
    fake.answer('GetOrders', ({ ProviderOrderNrIncluded }) =>
      ProviderOrderNrIncluded ? { Accepted: true, RejectionCode: 'Accepted', Orders: [booked] } : noOrders,
    )
    await make('.decision')
    expect(text('.decision')).toContain('it was created once')
    expect(text('.decision .headline')).toBe('150.00 SEK')
    // 150.00 − 200.00 = −50.00
    expect(text('.decision')).toContain('difference −50.00')
  })

  it('is never taken for the first of two with its number, where the answer names none', async () => {
    fake.answer('CreateOrderEu', { Accepted: true, ResultCode: 0 } as never)
    const twin = { ...booked, CurrentAmount: '200' }
    fake.answer('GetOrders', {
      Accepted: true,
      RejectionCode: 'Accepted',
      Orders: [twin, { ...twin, ProviderOrderNr: 1_000_002 }],
    })
    await make('.review [role=alert]')
    await until(() => text('.review .note').includes('1000002'))
    expect(root().querySelector('.decision')).toBeNull()
    expect(asked).toEqual([])
  })

  it('can be looked for after an unknown outcome: an order of its number is shown', async () => {
    await fill()
    await review()
    fake.intercept = (name) =>
      name === 'CreateOrderEu'
        ? new Response(JSON.stringify({ code: 'outcome-unknown', status: 502 }), { status: 502 })
        : undefined
    fake.answer('GetOrders', { Accepted: true, RejectionCode: 'Accepted', Orders: [booked] })
    await press('Create order')
    await until(() => text('.review .note').includes('1000001'))
    expect(text('.review .note')).toContain('You already have an order with this number: 1000001.')
    expect(create.changeCount).toBeGreaterThan(0)
    await press('Open the order')
    expect(asked).toEqual([{ do: 'open-order', ProviderOrderNr: 1_000_001 }])
  })

  it('asks before it takes a number that another clerk has just used, and is then made on purpose', async () => {
    fake.intercept = (name, { query }) =>
      name === 'CreateOrderEu' && query.get('again') !== 'true' ? usedByKim() : undefined
    await make('.review .note')
    expect(text('.review .note')).toContain('Kim sent an order with this number (today')
    expect(text('.review .note')).toContain('Nothing was sent now.')
    expect(fake.done).not.toContain('CreateOrderEu')
    // Enter, which asks once more and makes nothing.
    await press('Create order for')
    await until(() => !text('.review').includes('Sending'))
    expect(fake.done).not.toContain('CreateOrderEu')
    expect(button('Create a second order').className).not.toContain('primary')
    await press('Create a second order')
    await until(() => root().querySelector('.decision'))
    expect(fake.done.filter((name) => name === 'CreateOrderEu')).toHaveLength(1)
  })

  it('warns before it is created with a number that is taken', async () => {
    fake.answer('GetOrders', { Accepted: true, RejectionCode: 'Accepted', Orders: [booked] })
    await fill()
    await review()
    await until(() => text('.review .note').includes('1000001'))
    expect(button('Create order')).toBeDefined()
  })

  it('keeps everything when it is refused, and offers the way out', async () => {
    fake.answer('CreateOrderEu', { Accepted: false, ResultCode: 30_002 })
    await make('order-admin-credit-reason')
    await press('Lower the amount')
    expect(field(paths.number).value).toBe('web-1')
    fake.answer('CreateOrderEu', made)
    await review()
    await press('Create order')
    await until(() => root().querySelector('.decision'))
    // A refusal is an outcome: the next request is another intent.
    expect(new Set(keys()).size).toBe(2)
  })

  it('says at its fields which members the edge refuses', async () => {
    fake.intercept = (name) => {
      if (name !== 'CreateOrderEu') return undefined
      const detail = 'This is not good.'
      const pointer = '/CreateOrderInformation/ClientOrderNumber'
      const errors = [{ code: 'member-too-long', pointer, detail }]
      return new Response(JSON.stringify({ code: 'member-too-long', status: 400, errors }), { status: 400 })
    }
    await fill()
    await review()
    await press('Create order')
    await until(() => text('.field-problem').includes('This is not good.'))
    expect(field(paths.number).value).toBe('web-1')
  })

  it('takes a campaign that fits a payment plan, and needs one', async () => {
    await fill()
    const types = [...root().querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const plan = types.find((radio) => radio.closest('label')!.textContent.includes('Payment plan'))!
    plan.dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => root().querySelector('.campaigns'))
    expect(text('.card[data-off]')).toContain('Only from 5,000.00 SEK')
    await review()
    expect(text('#campaign-problem')).toContain('Choose a campaign that fits the amount.')
    await choose('.campaigns', 0)
    await enter(paths.coApplicant, '19721340-0000')
    await review()
    await press('Create order')
    await until(() => root().querySelector('.decision'))
    expect(sent()[0]!.CreateOrderInformation!.CreatePaymentPlanDetails).toEqual({
      CampaignCode: 200_003,
      SendAutomaticGiroPaymentForm: false,
      FixedMonthlyAmount: null,
      CoCustomerIdentity: {
        NationalIdNumber: '19721340-0000',
        CustomerType: 'Individual',
        CountryCode: 'SE',
      },
    })
  })

  it('reads an account credit’s campaigns again when they could not be read', async () => {
    let isDown = true
    fake.intercept = (name) =>
      name === 'GetAccountCreditParamsEu' && isDown ? new TypeError('cut') : undefined
    fake.answer('GetAccountCreditParamsEu', { Accepted: true, ResultCode: 0 })
    await fill()
    const types = [...root().querySelectorAll<HTMLInputElement>('input[type=radio]')]
    types
      .find((radio) => radio.closest('label')!.textContent.includes('Account credit'))!
      .dispatchEvent(new Event('input', { bubbles: true }))
    await until(() => text('.note').includes('The campaigns could not be read.'))
    isDown = false
    await press('Try again')
    await until(() => text('.campaigns').includes('Without a campaign'))
  })

  it('counts entered fields, and asks once before they are discarded', async () => {
    expect(create.changeCount).toBe(0)
    await fill()
    expect(create.changeCount).toBe(3)
    await press('Discard')
    expect(text('.foot')).toContain('Discard everything that you entered?')
    await press('Keep it')
    expect(create.changeCount).toBe(3)
    await press('Discard')
    await press('Discard')
    expect(create.changeCount).toBe(0)
    expect(field(paths.id)).toBeNull()
    expect(root().querySelector('order-admin-credit-rows')!.total).toBeUndefined()
  })

  it('is forgotten when it leaves the page', async () => {
    await fill()
    await review()
    create.remove()
    frame.append(create)
    await create.updateComplete
    expect(create.changeCount).toBe(0)
    expect(root().querySelector('.review')).toBeNull()
    expect(root().innerHTML).not.toContain('19851332')
  })

  it('shows nothing when it is answered after it left the page', async () => {
    await fill()
    await review()
    let answer: (response: Response) => void = () => {}
    fake.intercept = (name) =>
      name === 'CreateOrderEu' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined
    await press('Create order')
    create.remove()
    frame.append(create)
    const isAnswered = new Promise((resolve) => frame.addEventListener('order-admin-saved', resolve))
    answer(new Response(stringifyJson(made)))
    await isAnswered
    // The code behind the answer has run by a later task.
    await new Promise((resolve) => setTimeout(resolve))
    expect(root().querySelector('.decision')).toBeNull()
    expect(asked).toEqual([])
  })

  it('is not sent when the page stops it', async () => {
    frame.addEventListener('order-admin-before-save', (event) => {
      const told = stringifyJson({ ...event })
      expect(told).toContain('CreateOrderEu')
      expect(told).not.toContain(ID)
      event.preventDefault()
    })
    await fill()
    await review()
    await press('Create order')
    expect(sent()).toEqual([])
    expect(root().querySelector('.review')).not.toBeNull()
  })
})
