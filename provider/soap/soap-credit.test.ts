import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { soapOperations } from '../../shared/domain/credit/soap/operations.ts'
import { soapVersions } from '../../shared/wire/soap/envelope.ts'
import type { CreditName } from '../credit/credit-handler.ts'
import { clientRow } from '../testing/credit-rows.ts'
import { ask, authOf, createInvoice, madeOrder, orderInfo, orderOf } from '../testing/credit-soap.ts'
import { env, merchantAccount, ORIGIN, send } from '../testing/provider.ts'
import { readConfig } from '../config.ts'
import worker from '../worker.ts'

const names = Object.keys(soapOperations).filter((name) => name !== 'Ping') as CreditName[]

beforeEach(reset)

describe('the credentials in Auth', () => {
  const right = authOf()
  it.each([
    ['missing', undefined],
    ['of an unknown client', { ...right, ClientNumber: 1 }],
    ["with another client's number", { ...right, ClientNumber: 79022 }],
    ['with a wrong name', { ...right, Username: 'x' }],
    ['with a wrong password', { ...right, Password: `${right.Password} ` }],
    ['without a password', { ClientNumber: right.ClientNumber, Username: right.Username }],
  ])('are refused by an answer, not a fault, if they are %s', async (_, Auth) => {
    const ProviderOrderNr = await madeOrder()
    expect(await ask('CloseOrder', { Auth, ProviderOrderNr })).toEqual({
      Accepted: false,
      ErrorMessage: 'The credentials in Auth are missing or wrong.',
      RejectionCode: 'Error',
    })
    expect(await orderOf(ProviderOrderNr)).toMatchObject({ IsActive: true })
  })

  it.each(names)('are required by %s', async (name) => {
    const refused = await ask(name, { Auth: undefined })
    expect(refused).toMatchObject({ Accepted: false })
    // 10000 is the code of wrong credentials only.
    expect((refused as { ResultCode?: number }).ResultCode ?? 10000).toBe(10000)
  })

  it("give access to the merchant's own orders only", async () => {
    const ProviderOrderNr = await madeOrder()
    const Auth = authOf(merchantAccount(sandboxMerchants.second))
    expect(await ask('CloseOrder', { Auth, ProviderOrderNr })).toMatchObject({
      RejectionCode: 'OrderDoesNotExist',
    })
  })

  it('have a unique client number', () => {
    const merchants = readConfig(env).merchants.map((merchant) => ({
      ...merchant,
      SoapClients: [authOf()],
    }))
    expect(() => readConfig({ ...env, MERCHANTS: JSON.stringify(merchants) })).toThrow('MERCHANTS')
  })
})

describe('a SOAP request', () => {
  it('is answered in its version, with the name and namespace of the operator', async () => {
    const wire = {
      version: '1.2',
      changed: { OPERATOR_NAME: 'Acme', SOAP_NAMESPACE: 'urn:acme' },
    } as const
    const order = await ask('CreateOrder', { Order: orderInfo(), InvoiceRows: [clientRow()] }, wire)
    expect(order).toMatchObject({ RejectionCode: 'Accepted', ProviderOrderNr: 1_000_001 })
    const rows = [clientRow({ PricePerUnit: '1000000' })]
    const refused = await ask('CreateOrder', { Order: orderInfo(), InvoiceRows: rows }, wire)
    expect(refused).toMatchObject({ RejectionCode: 'OrderOverProviderLimit' })
  })

  it("has the operator's name in members and codes", async () => {
    const { ClientNumber, Username, Password } = authOf()
    const auth = `<Auth><ClientNumber>${ClientNumber}</ClientNumber><Username>${Username}</Username><Password>${Password}</Password></Auth>`
    const request = new Request(`${ORIGIN}/soap`, {
      method: 'POST',
      body: envelope(
        `<CloseOrder xmlns="urn:provider:order-finance"><request>${auth}<AcmeOrderNr>1</AcmeOrderNr></request></CloseOrder>`,
      ),
    })
    const response = await worker.fetch(request, { ...env, OPERATOR_NAME: 'Acme' })
    expect(await response.text()).toContain('<RejectionCode>OrderDoesNotExist</RejectionCode>')
  })

  it.each(['1.1', '1.2'] as const)(
    "is a sender's fault if a number is a text, in SOAP %s",
    async (version) => {
      const body = envelope(
        '<CloseOrder xmlns="urn:provider:order-finance"><request><ProviderOrderNr>secret</ProviderOrderNr></request></CloseOrder>',
        version,
      )
      const response = await send('/soap', { method: 'POST', body })
      expect(response.status).toBe(version === '1.1' ? 500 : 400)
      const text = await response.text()
      expect(text).toContain('>ProviderOrderNr must be an integer of 64 bits.<')
      expect(text).not.toContain('secret')
    },
  )

  it('keeps Longs exact', async () => {
    const answer = await createInvoice(9_223_372_036_854_775_807n)
    expect(answer).toMatchObject({ RejectionCode: 'OrderDoesNotExist' })
    const credit = { InvoiceNrToCredit: 9_223_372_036_854_775_807n }
    expect(await createInvoice(await madeOrder(), [], credit)).toMatchObject({
      RejectionCode: 'CreditInvoiceNotInOrder',
    })
  })
})

function envelope(payload: string, version: keyof typeof soapVersions = '1.1'): string {
  return `<s:Envelope xmlns:s="${soapVersions[version].namespace}"><s:Body>${payload}</s:Body></s:Envelope>`
}
