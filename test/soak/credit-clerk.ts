/** Clients of the SOAP service, as JSON and as XML: they create credit orders, invoice parts of them, and close some. */
import { setTimeout } from 'node:timers/promises'
import type { SoapInput, SoapName } from '../../shared/domain/credit/soap/operations.ts'
import { parseLong } from '../../shared/domain/values/parse-long.ts'
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { operatorName } from '../../shared/wire/operator-name.ts'
import { soapVersions, writeEnvelope } from '../../shared/wire/soap/envelope.ts'
import { writeRequest } from '../../shared/wire/soap/message.ts'
import { creditRow } from '../support/credit-world.ts'
import { type Asked, type Caller, perform, type Traffic } from './caller.ts'
import { type Effect, type Intent, ofCredit } from './ledger.ts'
import type { Random } from './plan.ts'

const PAUSE = [500, 3000] as const
const OrderDate = '2026-11-21T00:00:00'
const spelling = { operator: operatorName(), namespace: 'urn:provider:order-finance' }

/** Works until the traffic is over. @param nextId gives each intent of the run its id */
export async function workOnCredit(
  traffic: Traffic,
  caller: Caller,
  random: Random,
  nextId: () => string,
): Promise<void> {
  const write = <Name extends SoapName>(name: Name, input: SoapInput<Name>, intent: Intent) =>
    perform(traffic, caller, random, intent, requestOf(name, input, intent.id, !caller.isKeyed))
  const begin = (id: string, number: string, operation: SoapName, effect: Effect) =>
    traffic.ledger.begin({ id, subject: ofCredit(number), operation, effect })

  while (!traffic.over.aborted) {
    await setTimeout(random.integer(...PAUSE))
    const number = nextId()
    // So little that the credit of one customer is enough for all of the run.
    const units = random.integer(20, 60)
    const made = begin(number, number, 'CreateOrderEu', { is: 'credit-order', amount: units * 1250 })
    const answer = await write('CreateOrderEu', orderOf(number, units), made)
    const order = answer && numberIn(answer.text)
    if (order === undefined) continue
    const invoices = random.integer(0, 3)
    for (let invoice = 1; invoice <= invoices; invoice++) {
      await setTimeout(random.integer(...PAUSE))
      // Each of another amount, and together less than the order.
      const amount = random.integer(1, 4) * 5 + invoice
      const intent = begin(nextId(), number, 'CreateInvoice', { is: 'invoice', amount: amount * 125 })
      await write('CreateInvoice', invoiceOf(order, amount), intent)
    }
    if (invoices === 0 && random.chance(50)) {
      const intent = begin(nextId(), number, 'CloseOrderEu', { is: 'credit-order-closed' })
      await write('CloseOrderEu', { CloseOrderInformation: { ProviderOrderId: order } }, intent)
    }
  }
}

function orderOf(ClientOrderNumber: string, units: number): SoapInput<'CreateOrderEu'> {
  return {
    CreateOrderInformation: {
      ClientOrderNumber,
      OrderDate,
      OrderType: 'Invoice',
      OrderRows: [{ ...creditRow, PricePerUnit: '10', NumberOfUnits: String(units) }],
      CustomerIdentity: {
        NationalIdNumber: testPersons.tess.NationalId,
        CustomerType: 'Individual',
        CountryCode: 'SE',
      },
    },
  }
}

/** @param units of the currency, without VAT */
function invoiceOf(ProviderOrderNr: Long, units: number): SoapInput<'CreateInvoice'> {
  const row = { Description: 'Lamp', PricePerUnit: '1', VatPercent: 25, DiscountPercent: 0 }
  return {
    ProviderOrderNr,
    Invoice: {
      NumberOfCreditDays: 30,
      InvoiceDistributionForm: 'Email',
      InvoiceNrToCredit: null,
      InvoiceRows: [{ ...row, NrOfUnits: String(units) }],
    },
  }
}

function requestOf<Name extends SoapName>(
  name: Name,
  input: SoapInput<Name>,
  id: string,
  isXml: boolean,
): Asked {
  const note = { 'Order-Admin-Note': encodeURIComponent(id) }
  if (!isXml) return { method: 'POST', path: `/api/soap/${name}`, body: stringifyJson(input), headers: note }
  const headers = { ...note, 'Content-Type': soapVersions['1.1'].contentType }
  return {
    method: 'POST',
    path: '/soap',
    body: writeEnvelope('1.1', writeRequest(name, input, spelling)),
    headers,
  }
}

/** The provider's number, in the answer of either wire. */
function numberIn(text: string): Long | undefined {
  const [, json, xml] = /"ProviderOrderId":(\d+)|<ProviderOrderId>(\d+)</.exec(text) ?? []
  return parseLong(json ?? xml ?? '')
}
