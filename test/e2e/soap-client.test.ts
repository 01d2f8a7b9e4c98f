/**
 * A third-party SOAP client reads our WSDL and calls all operations, over both ports, under both spellings of the
 * operator's name, at the provider and through the edge. libxml2 checks every raw answer against the WSDL's schema.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BearerSecurity, type Client, createClientAsync } from 'soap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { soapNames } from '../../shared/domain/credit/soap/operations.ts'
import { testPersons } from '../../shared/test-persons.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { schemaErrors, schemaOf } from '../support/xmllint.ts'

type Answer = Record<string, unknown>
/** The package's callback; only a client's first port has promises. */
type Call = (
  input: unknown,
  done: (error: Error | null, result: Record<string, Answer>, raw: string) => void,
) => void

const person = testPersons.tess
const row = {
  ArticleNr: '001',
  Description: 'Lamp & shade',
  PricePerUnit: '100.10',
  NrOfUnits: '2',
  Unit: 'st',
  VatPercent: 25,
  DiscountPercent: 0,
}
const euRow = {
  ArticleNumber: '001',
  Description: 'Lamp',
  PricePerUnit: '125',
  PriceIncludingVat: true,
  NumberOfUnits: '1',
  VatPercent: '25',
  DiscountPercent: '0',
}
const who = { CountryCode: person.CountryCode, SecurityNumber: person.NationalId, IsCompany: false }
const today = '2026-11-21T00:00:00'

describe.each(someOf(['Acme', 'Provider'], 1))('npm soap at the operator %s', (operator) => {
  let stack: Stack
  let stateDirectory: string

  beforeAll(async () => {
    stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-soap-'))
    stack = await startStack({
      stateDirectory,
      configure: ({ provider, edge }) => {
        provider['OPERATOR_NAME'] = operator
        edge['OPERATOR_NAME'] = operator
      },
    })
  })
  afterAll(async () => {
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  })

  const spelled = (name: string) => name.replaceAll('Provider', operator)

  const ports = [
    ['Soap12', 'edge'],
    ['Soap', 'provider'],
    ['Soap12', 'provider'],
    ['Soap', 'edge'],
  ] as const

  describe.each(someOf(ports, 2))('over the port %s of the %s', (port, module) => {
    let client: Client
    let wsdl: string
    const answers: string[] = []
    const called = new Set<string>()

    beforeAll(async () => {
      const address = `${stack.addresses[module]}/soap?wsdl`
      wsdl = await (await fetch(address)).text()
      client = await createClientAsync(address, { forceSoap12Headers: port === 'Soap12' })
      // At the edge the caller has an API key and none of the provider's credentials.
      if (module === 'edge') client.setSecurity(new BearerSecurity('sandbox-api-key-100001'))
    })

    /** Calls an operation; the result under the description's names. */
    async function call(name: string, request: Record<string, unknown> = {}): Promise<Answer> {
      const service = client['Service'] as Record<string, Record<string, Call>>
      const Auth = {
        ClientNumber: 79021,
        Username: 'sandbox-soap-user-100001',
        Password: 'sandbox-soap-password-100001',
      }
      const credentials = module === 'provider' ? { Auth } : {}
      const wire = Object.fromEntries(Object.entries(request).map(([key, value]) => [spelled(key), value]))
      called.add(name)
      const method = service[`Service${port}`]![name]!
      const input = name === 'Ping' ? {} : { request: { ...credentials, ...wire } }
      const [result, raw] = await new Promise<[Record<string, Answer>, string]>((done, fail) => {
        method(input, (error, answer, text) => (error ? fail(error) : done([answer, text])))
      })
      const [payload] = /<(\w+)Response xmlns=.*<\/\1Response>/s.exec(raw) ?? []
      answers.push(
        payload!.replace('Response ', 'Response xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '),
      )
      const outcome = result[`${name}Result`] ?? {}
      return Object.fromEntries(
        Object.entries(outcome).map(([key, value]) => [key.replaceAll(operator, 'Provider'), value]),
      )
    }

    it('calls all operations, each with a sensible answer', async () => {
      expect(Object.values(await call('Ping')).join('')).toBe('Pong')

      const order = await call('CreateOrder', {
        Order: {
          ClientOrderNr: `soap-${port}-${module}`,
          OrderDate: today,
          ...who,
          PreApprovedCustomerId: 0,
        },
        InvoiceRows: { ClientInvoiceRowInfo: [row] },
      })
      expect(order).toMatchObject({ Accepted: true, RejectionCode: 'Accepted', AuthorizedAmount: 250.25 })
      const { ProviderOrderNr } = order
      const found = await call('GetOrders', {
        ClientOrderNrIncluded: false,
        ProviderOrderNr,
        ProviderOrderNrIncluded: true,
      })
      expect(found).toMatchObject({ Accepted: true, RejectionCode: 'Accepted' })
      const accepted = { Accepted: true }
      expect(
        await call('ChangeOrderInfo', {
          ProviderOrderNr,
          ChangeClientOrderNr: true,
          NewClientOrderNr: `soap-${port}-${module}-2`,
          ChangeCustomerReference: false,
        }),
      ).toMatchObject(accepted)
      expect(
        await call('ChangeOrderAmount', {
          ProviderOrderNr,
          RemainingInvoiceRows: { ClientInvoiceRowInfo: [{ ...row, NrOfUnits: '1' }] },
        }),
      ).toMatchObject(accepted)
      expect(
        await call('CreateInvoice', {
          ProviderOrderNr,
          Invoice: {
            NumberOfCreditDays: 30,
            InvoiceDistributionForm: 'Email',
            InvoiceRows: { ClientInvoiceRowInfo: [{ ...row, NrOfUnits: '1' }] },
          },
        }),
      ).toMatchObject({ Accepted: true, RejectionCode: 'Accepted', OcrReference: expect.anything() })
      expect(await call('CloseOrder', { ProviderOrderNr })).toMatchObject({ Accepted: expect.any(Boolean) })

      expect(await call('CheckInternalScoring', { ...who, Amount: '100' })).toMatchObject(accepted)
      expect(await call('GetAddresses', who)).toMatchObject(accepted)
      expect(
        await call('GetAddressesEu', {
          GetAddressesInformation: {
            CustomerType: 'Individual',
            CountryCode: person.CountryCode,
            NationalIdNumber: person.NationalId,
          },
        }),
      ).toMatchObject({ Accepted: true, ResultCode: 0 })

      const params = await call('GetPaymentPlanParams')
      expect(params).toMatchObject(accepted)
      const options = await call('GetPaymentPlanOptions', { Amount: '5000' })
      expect(options).toMatchObject(accepted)
      const [option] = (options['PaymentPlanOptions'] as { PaymentPlanOption: { CampainCode: string }[] })
        .PaymentPlanOption
      const plan = (number: string) =>
        call('CreatePaymentPlan', {
          InvoiceRows: { ClientInvoiceRowInfo: [{ ...row, PricePerUnit: '4000', NrOfUnits: '1' }] },
          Amount: '5000',
          PayPlan: {
            SendAutomaticGiropaymentForm: false,
            CampainCode: option!.CampainCode,
            ClientPaymentPlanNr: `${number}-${port}-${module}`,
            CountryCode: who.CountryCode,
            SecurityNumber: who.SecurityNumber,
            IsCompany: false,
          },
        })
      const approved = await plan('plan-1')
      expect(approved).toMatchObject({ Accepted: true, RejectionCode: 'Accepted' })
      const first = { ProviderPaymentPlanNr: approved['ProviderPaymentPlanNr'] }
      expect(await call('ApprovePaymentPlan', first)).toMatchObject({
        Accepted: true,
        RejectionCode: 'Accepted',
      })
      expect(await call('GetPaymentPlanStatus', first)).toMatchObject({ Status: 'Activated' })
      const contract = await call('GetContractPdf', first)
      const pdf = Buffer.from(String(contract['FileBinaryDataBase64']), 'base64')
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.length).toBe(Number(contract['FileLengthInBytes']))
      const cancelled = await plan('plan-2')
      const second = { ProviderPaymentPlanNr: cancelled['ProviderPaymentPlanNr'] }
      expect(await call('CancelPaymentPlan', second)).toMatchObject({
        Accepted: true,
        RejectionCode: 'Accepted',
      })

      const eu = await call('CreateOrderEu', {
        CreateOrderInformation: {
          ClientOrderNumber: `eu-${port}-${module}`,
          OrderRows: { OrderRow: [euRow] },
          CustomerIdentity: {
            NationalIdNumber: person.NationalId,
            CountryCode: person.CountryCode,
            CustomerType: 'Individual',
          },
          OrderDate: today,
          OrderType: 'Invoice',
        },
      })
      expect(eu).toMatchObject({ Accepted: true, ResultCode: 0 })
      const created = eu['CreateOrderResult'] as Record<string, unknown>
      expect(
        await call('CloseOrderEu', {
          CloseOrderInformation: { [spelled('ProviderOrderId')]: created[spelled('ProviderOrderId')] },
        }),
      ).toMatchObject({ Accepted: true, ResultCode: 0 })

      const euOrder = (OrderType: string, details: object = {}) =>
        call('CreateOrderEu', {
          CreateOrderInformation: {
            OrderRows: { OrderRow: [{ ...euRow, PricePerUnit: '1250' }] },
            CustomerIdentity: {
              NationalIdNumber: person.NationalId,
              CountryCode: person.CountryCode,
              CustomerType: 'Individual',
            },
            OrderDate: today,
            OrderType,
            ...details,
          },
        })
      const delivered = async (OrderType: string, made: Answer, details: object = {}) => {
        const order = made['CreateOrderResult'] as Record<string, unknown>
        const answer = await call('DeliverOrderEu', {
          DeliverOrderInformation: {
            [spelled('ProviderOrderId')]: order[spelled('ProviderOrderId')],
            OrderType,
            ...details,
          },
        })
        expect(answer).toMatchObject({ Accepted: true, ResultCode: 0 })
        return answer['DeliverOrderResult'] as Record<string, Answer>
      }
      const campaigns = (await call('GetPaymentPlanParamsEu'))['CampaignCodes'] as {
        CampaignCodeInfo: { CampaignCode: number }[]
      }
      const [{ CampaignCode }] = campaigns.CampaignCodeInfo as [{ CampaignCode: number }]
      const planned = await euOrder('PaymentPlan', {
        CreatePaymentPlanDetails: { CampaignCode, SendAutomaticGiroPaymentForm: false },
      })
      const { PaymentPlanResultDetails } = await delivered('PaymentPlan', planned)
      const paper = await call('GetContractPdfEu', PaymentPlanResultDetails)
      expect(paper).toMatchObject({ Accepted: true, ResultCode: 0 })
      expect(Number(paper['FileLengthInBytes'])).toBeGreaterThan(500)
      expect(await call('GetAccountCreditParamsEu')).toMatchObject({ Accepted: true, ResultCode: 0 })
      const put = await delivered('AccountCredit', await euOrder('AccountCredit'))
      expect(put['AccountCreditResultDetails']).toMatchObject({ ContractNumber: expect.anything() })
      const invoiced = await delivered('Invoice', await euOrder('Invoice'), {
        DeliverInvoiceDetails: {
          NumberOfCreditDays: 30,
          InvoiceDistributionType: 'Post',
          IsCreditInvoice: false,
        },
      })
      expect(invoiced['InvoiceResultDetails']).toMatchObject({ LowestAmountToPay: 1250 })

      const blocked = testPersons.nora
      expect(
        await call('AddToBlockList', {
          SecurityNumber: blocked.NationalId,
          IsCompany: false,
          ReasonForBlock: 'Test',
        }),
      ).toMatchObject(accepted)

      expect([...called].toSorted()).toEqual([...soapNames].toSorted())
      expect(await schemaErrors(answers, schemaOf(wsdl))).toEqual([])
    })
  })

  it.each([
    ['1.1', false],
    ['1.2', true],
  ])(
    "reads the edge's fault in SOAP %s, which has the status of its reason",
    async (_, forceSoap12Headers) => {
      const client = await createClientAsync(`${stack.addresses.edge}/soap?wsdl`, { forceSoap12Headers })
      client.setSecurity(new BearerSecurity('unknown'))
      const fault = await client['GetAddressesAsync']({ request: who }).catch((error: unknown) => error)
      expect(fault).toMatchObject({
        message: expect.stringContaining('api-key-invalid: '),
        response: { status: 401 },
      })
    },
  )
})
