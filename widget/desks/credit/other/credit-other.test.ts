import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soap } from '../../../../shared/domain/credit/soap/soap-operation.ts'
import { long, nil, opt, req, string, struct } from '../../../../shared/domain/credit/soap/shape.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { soapOperations } from '../data/contract.ts'
import type { CreditOther } from './credit-other.ts'
import { creditOtherElements } from './other-parts.ts'

const ID = '19851332-0000'
let fake: FakeCredit
beforeEach(() => {
  fake = new FakeCredit()
})
afterEach(() => {
  removeParts()
  fake.restore()
  vi.restoreAllMocks()
})

async function show(more: Partial<CreditOther> = {}): Promise<CreditOther> {
  await loadLaterWords('credit')
  return showPart('order-admin-credit-other', creditOtherElements, 'credit', {
    client: fake.client,
    mayWrite: true,
    ...more,
  })
}

const find = <Found extends HTMLElement>(part: CreditOther, selector: string) =>
  part.renderRoot.querySelector<Found>(selector)

async function choose(part: CreditOther, operation: string): Promise<void> {
  const select = find<HTMLSelectElement>(part, '#operation')!
  select.value = operation
  select.dispatchEvent(new Event('change'))
  await part.updateComplete
}

async function type(part: CreditOther, path: string, text: string): Promise<void> {
  const field = find<HTMLInputElement>(part, `#field-${path.replaceAll('.', '-')}`)!
  field.dispatchEvent(new Event('focusin', { bubbles: true }))
  await part.updateComplete
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('focusout', { bubbles: true }))
  await part.updateComplete
}

async function click(part: CreditOther, selector: string): Promise<void> {
  find(part, selector)!.click()
  await part.updateComplete
}

async function send(part: CreditOther): Promise<void> {
  find(part, 'form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await part.updateComplete
}

const answer = (part: CreditOther) => until(() => find(part, '#answer')?.textContent)

describe('any operation', () => {
  it('is read at once, and its answer is shown as JSON with exact Longs', async () => {
    fake.answer('GetPaymentPlanStatus', {
      Accepted: true,
      RejectionCode: 'Accepted',
      Status: 'Pending',
      CampainCode: 9_223_372_036_854_775_807n,
    })
    const part = await show()
    await choose(part, 'GetPaymentPlanStatus')
    await type(part, 'ProviderPaymentPlanNr', '9223372036854775806')
    expect(find(part, '#request')!.textContent).toBe('{\n  "ProviderPaymentPlanNr": 9223372036854775806\n}')
    await send(part)
    expect(await answer(part)).toContain('"CampainCode": 9223372036854775807')
    expect(fake.inputs('GetPaymentPlanStatus')).toEqual([
      { ProviderPaymentPlanNr: 9_223_372_036_854_775_806n },
    ])
    expect(fake.calls[0]!.key).toBeUndefined()
  })

  it('is not sent while something is missing, and says what', async () => {
    const part = await show()
    await choose(part, 'GetPaymentPlanStatus')
    expect(textOf(part.renderRoot)).toContain('1 member is missing or wrong.')
    await send(part)
    expect(fake.calls).toEqual([])
    expect(textOf(part.renderRoot)).toContain('Fill this in.')
  })

  it('is forgotten with its answer when it leaves the page', async () => {
    fake.answer('GetAddresses', {
      Accepted: true,
      RejectionCode: 'Accepted',
      Addresses: [{ LegalName: 'Tess Testsson', Postcode: 11_455, BusinessType: 'Person' }],
    })
    const part = await show()
    await choose(part, 'GetAddresses')
    await type(part, 'SecurityNumber', ID)
    await send(part)
    expect(await answer(part)).toContain('Tess Testsson')
    const { parentNode: frame } = part
    part.remove()
    frame!.append(part)
    await part.updateComplete
    expect(part.changeCount).toBe(0)
    expect(find(part, '#answer')).toBeNull()
    expect(find(part, '#request')!.textContent).not.toContain('1985')
  })

  it('is written only after a confirmation that says what it does', async () => {
    fake.answer('CloseOrderEu', { Accepted: true, ResultCode: 0 })
    const part = await show()
    await choose(part, 'CloseOrderEu')
    await type(part, 'CloseOrderInformation.ProviderOrderId', '1000123')
    await send(part)
    expect(fake.calls).toEqual([])
    const dialog = textOf(find(part, 'dialog')!)
    expect(dialog).toContain('Do you want to send CloseOrderEu?')
    expect(dialog).toContain('Closes an order of which nothing is delivered.')
    await click(part, '#confirm')
    expect(await answer(part)).toContain('"ResultCode": 0')
    expect(fake.inputs('CloseOrderEu')).toEqual([{ CloseOrderInformation: { ProviderOrderId: 1_000_123 } }])
    expect(fake.calls[0]!.key).toBeDefined()
  })

  it('is done once after a lost answer', async () => {
    fake.answer('CloseOrderEu', { Accepted: true, ResultCode: 0 })
    fake.cut('CloseOrderEu', 'after')
    const part = await show()
    await choose(part, 'CloseOrderEu')
    await type(part, 'CloseOrderInformation.ProviderOrderId', '1')
    await send(part)
    await click(part, '#confirm')
    await until(() => textOf(part.renderRoot).includes('it is done at most once'))
    expect(textOf(find(part, '#send')!)).toContain('Check and continue')
    await send(part)
    await click(part, '#confirm')
    await answer(part)
    expect(fake.done).toEqual(['CloseOrderEu'])
  })

  it('cannot be sent as a write by a session without write access, and says so', async () => {
    const part = await show({ mayWrite: false })
    await choose(part, 'CloseOrderEu')
    const button = find(part, '#send')!
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(textOf(find(part, '#send-reason')!)).toBe('Your session may read only.')
    await type(part, 'CloseOrderInformation.ProviderOrderId', '1')
    await send(part)
    expect(find(part, '#confirm')).toBeNull()
    expect(fake.calls).toEqual([])
  })

  it('keeps its draft when it is rejected, and shows the problem as JSON', async () => {
    fake.answer('CloseOrder', { Accepted: false, ErrorMessage: 'No', RejectionCode: 'OrderDoesNotExist' })
    const part = await show()
    await choose(part, 'CloseOrder')
    await type(part, 'ProviderOrderNr', '12')
    await send(part)
    await click(part, '#confirm')
    expect(await answer(part)).toContain('"rejection": "OrderDoesNotExist"')
    expect(find<HTMLInputElement>(part, '#field-ProviderOrderNr')!.value).toBe('12')
  })

  it('shows a member that the edge refused at its field, even in the item of a list', async () => {
    fake.answer('GetPaymentPlanOptions', { Accepted: true, Amount: '0' })
    const part = await show()
    await choose(part, 'GetPaymentPlanOptions')
    await type(part, 'Amount', '100')
    await click(part, '[data-add="InvoiceRows"]')
    for (const name of ['PricePerUnit', 'NrOfUnits', 'VatPercent', 'DiscountPercent']) {
      await type(part, `InvoiceRows.0.${name}`, '1')
    }
    fake.intercept = () =>
      Response.json(
        {
          code: 'member-out-of-range',
          status: 400,
          errors: [{ code: 'member-out-of-range', pointer: '/invoicerows/0/vatpercent', detail: 'Too odd.' }],
        },
        { status: 400 },
      )
    await send(part)
    await until(() => textOf(part.renderRoot).includes('Too odd.'))
    expect(find(part, '#field-InvoiceRows-0-VatPercent')!.getAttribute('aria-invalid')).toBe('true')
  })

  it('has lists whose items are added and removed', async () => {
    const part = await show()
    await choose(part, 'GetPaymentPlanOptions')
    await click(part, '[data-add="InvoiceRows"]')
    await click(part, '[data-add="InvoiceRows"]')
    await type(part, 'InvoiceRows.1.Description', 'second')
    await click(part, '[data-remove="InvoiceRows.0"]')
    expect(find<HTMLInputElement>(part, '#field-InvoiceRows-0-Description')!.value).toBe('second')
    expect(find(part, '#field-InvoiceRows-1-Description')).toBeNull()
  })

  it('masks national ids in the request and the answer until they are asked for', async () => {
    fake.answer('GetAddresses', {
      Accepted: true,
      RejectionCode: 'Accepted',
      Addresses: [{ SecurityNumber: ID, Postcode: 22_222, BusinessType: 'Person' }],
    })
    const part = await show()
    await choose(part, 'GetAddresses')
    await type(part, 'SecurityNumber', ID)
    await send(part)
    await answer(part)
    const inPage = () => part.renderRoot.querySelector('.sides')!.innerHTML
    expect(inPage()).toContain('19851332-••••')
    expect(inPage()).not.toContain(ID)
    const shows = [...part.renderRoot.querySelectorAll('button')].find((button) =>
      button.textContent.includes('Show national ids'),
    )!
    shows.click()
    await part.updateComplete
    expect(find(part, '#answer')!.textContent).toContain(ID)
  })

  it('is marked where it is deprecated', async () => {
    const part = await show()
    const names = [...part.renderRoot.querySelectorAll('option')].map((option) => textOf(option).trim())
    expect(names).toHaveLength(24)
    expect(names).toContain('CreateOrder (deprecated)')
    expect(names).toContain('CreateOrderEu')
  })

  it('is never described in English on a Swedish page', async () => {
    const part = await show({ lang: 'sv' })
    const english = Object.values(soapOperations).map(({ summary }) => summary)
    for (const operation of Object.keys(soapOperations)) {
      await choose(part, operation)
      const summary = find(part, '#operation-summary')!
      expect(english).not.toContain(textOf(summary).trim())
      expect(summary.querySelector('[lang="en"]')).toBeNull()
    }
    await choose(part, 'Ping')
    expect(textOf(find(part, '#operation-summary')!)).toContain('Svarar om tjänsten är i gång.')
  })

  it('has a form as soon as the table has its row', async () => {
    const added = soap('MoveOrder', {
      request: {
        Move: opt(struct('Move', { ProviderOrderNr: req(long), Reason: opt(string), Shelf: nil(long) })),
      },
      result: {},
      client: 'Invoice',
      capability: 'credit.read',
      summary: 'Moves an order to another shelf.',
    })
    Object.assign(soapOperations, added)
    const part = await show()
    try {
      await choose(part, 'MoveOrder')
      await type(part, 'Move.ProviderOrderNr', '7')
      await type(part, 'Move.Reason', 'full')
      expect(textOf(part.renderRoot)).toContain('Moves an order to another shelf.')
      expect(JSON.parse(find(part, '#request')!.textContent)).toEqual({
        Move: { ProviderOrderNr: 7, Reason: 'full', Shelf: null },
      })
    } finally {
      removeParts()
      await part.updateComplete
      Reflect.deleteProperty(soapOperations, 'MoveOrder')
    }
  })

  it('begins anew with another operation', async () => {
    const part = await show()
    await choose(part, 'CloseOrderEu')
    expect(part.changeCount).toBe(0)
    await choose(part, 'GetAddresses')
    find<HTMLInputElement>(part, '#field-IsCompany')!.click()
    await type(part, 'CountryCode', 'SE')
    expect(part.changeCount).toBe(2)
    await choose(part, 'Ping')
    expect(part.changeCount).toBe(0)
    fake.answer('Ping', 'pong')
    await send(part)
    expect(await answer(part)).toBe('"pong"')
  })
})
