/** The provider's SOAP service on the model of its book. Messages are read and written with the project's own codec. */
import { config } from '../../../edge/config/configured.ts'
import { soapSpelling } from '../../../edge/upstream/call-soap.ts'
import type { SoapInput, SoapName, SoapOutput } from '../../../shared/domain/credit/soap/operations.ts'
import { type SoapVersion, writeEnvelope, writeFault } from '../../../shared/wire/soap/envelope.ts'
import { readRequest, writeResponse } from '../../../shared/wire/soap/message.ts'
import type { SoapSide } from '../provider/provider.ts'
import { changeOf, priceOf } from './credit-wire.ts'
import { type Application, type CreditBook, FIRST, type Order } from './credit-book.ts'
import type { CreditChange, Delivery } from './changes.ts'
import type { ServiceTrouble } from './plan.ts'

const spelling = soapSpelling(config)
const DAY_MS = 86_400_000
/** When the order was made that the book begins with. */
const BEFORE = '2026-11-02T00:00:00'
const DATE = '2026-11-26T00:00:00'
const LATER = '2026-12-26T00:00:00'

interface Settings {
  book: CreditBook
  /** What goes wrong in the service itself. */
  troubles: readonly ServiceTrouble[]
  /** Milliseconds by the steady clock. */
  now: () => number
  seen: (what: string) => void
}

export class SoapService implements SoapSide {
  readonly #settings: Settings
  /** Writes that have arrived. */
  #writes = 0

  constructor(settings: Settings) {
    this.#settings = settings
  }

  isRead(body: Uint8Array): boolean {
    return askedIn(body).name.startsWith('Get')
  }

  answer(body: Uint8Array, by: string): Response {
    const { name, version, input } = askedIn(body)
    if (name === 'GetOrders') return respond(version, name, this.#ordersFor(input as SoapInput<'GetOrders'>))
    if (name === 'GetPaymentPlanStatus') {
      return respond(version, name, this.#planFor(input as SoapInput<'GetPaymentPlanStatus'>))
    }
    const nth = this.#writes++
    const trouble = this.#settings.troubles.find(({ write }) => write === nth)?.kind
    if (trouble) this.#settings.seen(`service ${trouble}`)
    if (trouble === 'sender-fault') return fault(version, 'sender')
    if (trouble === 'fault') return fault(version, 'receiver')
    const change = changeOf(name, input)
    const { book, now } = this.#settings
    const refused = book.refusal(change)
    if (refused) return respond(version, name, rejected(name, refused))
    const done = book.apply(by, change, now())
    if (change.operation === 'deliver' && change.by) this.#settings.seen(`delivery as ${change.by}`)
    if (trouble === 'fault-done') return fault(version, 'receiver')
    const result = resultOf(done, trouble === 'no-number')
    return respond(version, name, result)
  }

  #ordersFor(search: SoapInput<'GetOrders'>): SoapOutput<'GetOrders'> {
    const found = this.#settings.book.orders.filter(
      ({ nr, number }) =>
        (search.ProviderOrderNrIncluded && nr === Number(search.ProviderOrderNr)) ||
        (search.ClientOrderNrIncluded && number === search.ClientOrderNr),
    )
    if (found.length === 0) return { Accepted: false, RejectionCode: 'OrderDoesNotExist' }
    return { Accepted: true, RejectionCode: 'Accepted', Orders: found.map(statusOf) }
  }

  #planFor({ ProviderPaymentPlanNr }: SoapInput<'GetPaymentPlanStatus'>): SoapOutput<'GetPaymentPlanStatus'> {
    const Status = this.#settings.book.plans.get(Number(ProviderPaymentPlanNr))
    const CampainCode = 1
    return Status
      ? { Accepted: true, RejectionCode: 'Accepted', Status, CampainCode }
      : {
          Accepted: false,
          RejectionCode: 'PaymentPlanDoesNotExist',
          Status: 'OrderDoesNotExist',
          CampainCode,
        }
  }
}

function askedIn(body: Uint8Array): { name: SoapName; version: SoapVersion; input: unknown } {
  const message = readRequest(body, spelling)
  if (!message.ok) throw new Error(`the edge has sent no envelope: ${message.reason.message}`)
  const { call, version } = message.value
  if (!call) throw new Error('the edge has sent a request of no operation')
  if (!call.input.ok) throw new Error(`the edge has sent a wrong request: ${call.input.reason}`)
  return { name: call.name, version, input: call.input.value }
}

function respond<Name extends SoapName>(
  version: SoapVersion,
  name: Name,
  output: SoapOutput<Name>,
): Response {
  return new Response(writeEnvelope(version, writeResponse(name, output, spelling)), { status: 200 })
}

function fault(version: SoapVersion, kind: 'sender' | 'receiver'): Response {
  return new Response(writeFault(version, kind, 'no'), { status: 500 })
}

function statusOf(order: Order): NonNullable<SoapOutput<'GetOrders'>['Orders']>[number] {
  const { nr, number, customer, amount, isActive, isClosed, extended, invoices } = order
  return {
    ClientOrderNr: number,
    IsActive: isActive,
    CreationDate: nr === FIRST.order ? BEFORE : DATE,
    ClosedDate: isClosed ? DATE : null,
    ProviderOrderNr: nr,
    WillBuyInvoices: true,
    CurrentAmount: decimal(amount),
    ExpirationDate: expiryOf(extended),
    ValidCustomer: { LegalName: 'Tess', SecurityNumber: customer, Postcode: 12_345, BusinessType: 'Person' },
    Invoices: invoices.map((invoice) => ({
      CreationDate: DATE,
      InvoiceAmountWithoutVat: priceOf(invoice.amount),
      InvoiceVat: decimal(invoice.amount - Number(priceOf(invoice.amount)) * 100),
      CustomerId: 1,
      InvoiceNumber: invoice.number,
      InvoiceDate: DATE,
      DueDate: LATER,
    })),
  }
}

function expiryOf(extended: number): string {
  return new Date(Date.UTC(2026, 11, 31) + extended * DAY_MS).toISOString().slice(0, 19)
}

function decimal(minor: number): string {
  return String(minor / 100)
}

/** The Eu operations have numbers, of which the edge only compares that of success. */
const EU_CODE = 20_000

function rejected(name: SoapName, RejectionCode: string): never {
  const isEu = name.endsWith('Eu')
  const required =
    name === 'CreateInvoice'
      ? { PdfLinkIncluded: false }
      : name === 'ApprovePaymentPlan'
        ? { ContractNumber: 0 }
        : {}
  const isCodeless = name === 'ChangeOrderAmount' || name === 'AddToBlockList'
  const code = isCodeless ? {} : isEu ? { ResultCode: EU_CODE } : { RejectionCode }
  return { Accepted: false, ErrorMessage: 'no', ...code, ...required } as never
}

/** @param isNumberless whether the service does not say which order or plan it has made */
function resultOf({ change, made = 0, invoiced = 0, moved = 0 }: Application, isNumberless: boolean): never {
  const isNamed =
    !isNumberless || !change.operation.startsWith('create') || change.operation === 'createInvoice'
  const number = isNamed ? made : 0
  const isMoved = change.operation === 'deliver' && change.by
  return {
    Accepted: true,
    ...(isMoved ? movedTo(change.by!, number, moved) : membersOf(change, number, invoiced)),
  } as never
}

function movedTo(OrderType: NonNullable<Delivery['by']>, ContractNumber: number, moved: number): object {
  const result = { Amount: decimal(moved), OrderType }
  const details =
    OrderType === 'PaymentPlan'
      ? { PaymentPlanResultDetails: { ContractNumber } }
      : { AccountCreditResultDetails: { ContractNumber, AccountCreditId: 1 } }
  return { ResultCode: 0, DeliverOrderResult: { ...result, ...details } }
}

function membersOf(change: CreditChange, number: number, invoiced: number): object {
  const accepted = { RejectionCode: 'Accepted' }
  switch (change.operation) {
    case 'createOrder': {
      if (!change.isEu) {
        return {
          ...accepted,
          ProviderOrderNr: number,
          AuthorizeId: 1,
          WillBuyInvoices: true,
          ExpirationDate: LATER,
        }
      }
      const known = {
        ProviderWillBuyOrder: true,
        Amount: decimal(change.amount),
        ClientOrderNumber: change.number,
      }
      return { ResultCode: 0, CreateOrderResult: { ProviderOrderId: number, ...known } }
    }
    case 'createPlan': {
      const contract = { ContractNumber: 0, ContractNumberIncluded: false }
      return {
        ...accepted,
        ProviderPaymentPlanNr: number,
        AuthorizedAmount: decimal(change.amount),
        ...contract,
      }
    }
    case 'createInvoice':
      return { ...accepted, InvoiceNumber: number, InvoiceAmount: decimal(invoiced), PdfLinkIncluded: false }
    case 'deliver': {
      const dates = { DueDate: LATER, InvoiceDate: DATE }
      const InvoiceResultDetails = {
        InvoiceId: number,
        ...dates,
        InvoiceDistributionType: 'Email',
        LowestAmountToPay: '0',
      }
      return {
        ResultCode: 0,
        DeliverOrderResult: { Amount: decimal(invoiced), OrderType: 'Invoice', InvoiceResultDetails },
      }
    }
    case 'changeAmount':
    case 'block':
      return {}
    case 'close':
      return change.isEu ? { ResultCode: 0 } : accepted
    case 'approvePlan':
      return { ...accepted, ContractNumber: 1 }
    default:
      return accepted
  }
}
