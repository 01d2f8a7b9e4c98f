/** A clerk's tasks on a credit order in the desk, and orders for them. */
import type { Locator, Page } from 'playwright'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import type { SoapInput, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import type { Addresses } from '../../scripts/sandbox-env.ts'
import { creditRow } from './credit-world.ts'
import { soapAtEdge } from './soap-calls.ts'

type Edge = Pick<Addresses, 'edge'>
type OrderInput = NonNullable<SoapInput<'CreateOrderEu'>['CreateOrderInformation']>

/** Four lamps for 500,00 and ten bulbs for 790,00, VAT included: 1 290,00. */
export const lampsAndBulbs = [
  { ...creditRow, NumberOfUnits: '4' },
  { ...creditRow, ArticleNumber: '1044', Description: 'Bulb', PricePerUnit: '63.2', NumberOfUnits: '10' },
]

/** Makes an order through the edge, which keeps its type and rows. @returns the provider's number */
export async function orderThroughEdge(edge: Edge, order: Partial<OrderInput> = {}): Promise<Long> {
  const input: SoapInput<'CreateOrderEu'> = {
    CreateOrderInformation: {
      ClientOrderNumber: crypto.randomUUID(),
      OrderDate: '2026-11-21T00:00:00',
      OrderType: 'Invoice',
      OrderRows: lampsAndBulbs,
      CustomerIdentity: {
        NationalIdNumber: testPersons.tess.NationalId,
        CustomerType: 'Individual',
        CountryCode: 'SE',
      },
      ...order,
    },
  }
  const { text } = await soapAtEdge(edge, 'CreateOrderEu', input, { wire: 'json', key: crypto.randomUUID() })
  const made = (parseJson(text) as SoapOutput<'CreateOrderEu'>).CreateOrderResult
  if (!made) throw new Error(`no order: ${text}`)
  return made.ProviderOrderId
}

/** Makes an order the older way: two lamps for 250,00, VAT included. @returns the provider's number */
export async function olderOrderThroughEdge(edge: Edge): Promise<Long> {
  const input: SoapInput<'CreateOrder'> = {
    Order: {
      ClientOrderNr: crypto.randomUUID(),
      OrderDate: '2026-11-21T00:00:00',
      CountryCode: 'SE',
      SecurityNumber: testPersons.tess.NationalId,
      IsCompany: false,
      PreApprovedCustomerId: 0,
    },
    InvoiceRows: [
      { Description: 'Lamp', PricePerUnit: '100', NrOfUnits: '2', VatPercent: 25, DiscountPercent: 0 },
    ],
  }
  const { text } = await soapAtEdge(edge, 'CreateOrder', input, { wire: 'json', key: crypto.randomUUID() })
  const made = parseJson(text) as SoapOutput<'CreateOrder'>
  if (!made.ProviderOrderNr) throw new Error(`no order: ${text}`)
  return made.ProviderOrderNr
}

/** The part of an order that changes it. */
export class CreditAct {
  readonly part: Locator

  constructor(page: Page) {
    // Earlier orders stay, hidden.
    this.part = page.locator('order-admin-credit-order:not([hidden]) order-admin-credit-deliver')
  }

  get dialog(): Locator {
    return this.part.locator('dialog').first()
  }

  /** Opens a task by its button. */
  async open(task: string): Promise<void> {
    await this.part.getByRole('button', { name: task, exact: true }).click()
    await this.dialog.getByRole('button', { name: 'Review' }).or(this.send).first().waitFor()
  }

  /** The button that sends, or that leads to the review. */
  get send(): Locator {
    return this.dialog.locator('footer .send')
  }

  /** Goes on to the review. @returns its text */
  async review(): Promise<string> {
    await this.send.click()
    const facts = this.dialog.locator('.dialog-body .facts')
    await facts.waitFor()
    return words(this.dialog.locator('.dialog-body'))
  }

  /** Sends the reviewed write. @returns the text of the outcome */
  async done(): Promise<string> {
    await this.send.click()
    const good = this.dialog.locator('.dialog-body .note[data-tone=good]')
    await good.waitFor()
    return words(this.dialog.locator('.dialog-body'))
  }

  /** Sends the reviewed write, and waits for its refusal. @returns the text of the refusal */
  async refused(): Promise<string> {
    await this.send.click()
    const note = this.dialog.locator('.write-note .note')
    await note.waitFor()
    const reason = note.locator('order-admin-credit-reason')
    if ((await reason.count()) === 0) return words(note)
    // Its words load with the first refusal.
    const parts = [reason.locator('.words'), reason.locator('.reference'), reason]
    return (await Promise.all(parts.map(words))).join(' ')
  }

  /** What the dialog says of itself besides its title, if it has the focus. */
  described(): Promise<string | undefined> {
    return this.dialog.evaluate((dialog) => {
      const root = dialog.getRootNode() as ShadowRoot
      const text = root.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.innerText
      return root.activeElement === dialog ? text?.trim() : undefined
    })
  }

  async close(): Promise<void> {
    await this.dialog.locator('footer').getByRole('button', { name: 'Close', exact: true }).click()
  }

  /** The field for the units of a row. */
  units(row: string): Locator {
    return this.dialog.locator('ul.choice li').filter({ hasText: row }).locator('input[name=units]')
  }
}

async function words(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, ' ').trim()
}
