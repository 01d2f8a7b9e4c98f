/** The seven operations through the real endpoint, beyond the tests of their handlers. */
import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Long } from '../../../shared/domain/values/long.ts'
import { soapVersions } from '../../../shared/wire/soap/envelope.ts'
import { callSandbox } from '../../testing/orders.ts'
import { send } from '../../testing/provider.ts'
import type { CreditName } from '../credit-handler.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { clientRow } from '../../testing/credit-rows.ts'
import { ask, authOf } from '../../testing/credit-soap.ts'
import { planRequest } from '../../testing/plan-merchant.ts'

const DAYS_30 = 30 * 86_400

async function madePlan() {
  const { ProviderPaymentPlanNr } = await ask('CreatePaymentPlan', planRequest())
  return { ProviderPaymentPlanNr }
}

/** The link to the plan's contract. */
async function linkOf(plan: { ProviderPaymentPlanNr: Long }): Promise<string> {
  return new URL((await ask('GetContractPdf', plan)).PdfLink!).pathname
}

beforeEach(reset)

describe('payment plans over SOAP', () => {
  it.each(Object.keys(soapVersions) as (keyof typeof soapVersions)[])(
    'lead from options to a contract in SOAP %s',
    async (version) => {
      const wire = { version }
      const { CampainCodes } = await ask('GetPaymentPlanParams', {}, wire)
      expect(CampainCodes).toHaveLength(11)
      const options = await ask(
        'GetPaymentPlanOptions',
        { Amount: '0', InvoiceRows: [clientRow({ NrOfUnits: '80' })] },
        wire,
      )
      expect(options.Amount).toBe('10000')
      expect(options.PaymentPlanOptions!.map(({ CampainCode }) => CampainCode)).toContain(100012)

      const made = await ask('CreatePaymentPlan', planRequest(), wire)
      expect(made).toMatchObject({ Accepted: true, ContractNumberIncluded: false })
      const plan = { ProviderPaymentPlanNr: made.ProviderPaymentPlanNr }
      expect(await ask('GetPaymentPlanStatus', plan, wire)).toMatchObject({
        Status: 'Pending',
        CampainCode: 100012,
      })
      expect(await ask('ApprovePaymentPlan', plan, wire)).toMatchObject({
        Accepted: true,
        ContractNumber: 700_001,
      })
      expect(await ask('CancelPaymentPlan', plan, wire)).toMatchObject({ RejectionCode: 'WrongStatus' })

      const contract = await ask('GetContractPdf', plan, wire)
      const file = Uint8Array.fromBase64(contract.FileBinaryDataBase64!)
      expect(file.byteLength).toBe(contract.FileLengthInBytes)
      expect(readPdf(file).texts.flat()).toContain('Prov Provsson')
    },
  )

  it("follow the sandbox's clock", async () => {
    const plan = await madePlan()
    await callSandbox('POST', 'clock', { advanceSeconds: DAYS_30 })
    expect((await ask('GetPaymentPlanStatus', plan)).Status).toBe('Cancelled')
    expect((await ask('ApprovePaymentPlan', plan)).RejectionCode).toBe('WrongStatus')
    expect((await ask('GetContractPdf', plan)).RejectionCode).toBe('ContractExpired')
  })

  it('leave nothing behind when they are refused', async () => {
    const refused = await ask('CreatePaymentPlan', planRequest({ CampainCode: 1 }))
    expect(refused.RejectionCode).toBe('InvalidCampaignCodeAmountCombination')
    expect((await madePlan()).ProviderPaymentPlanNr).toBe(500_001)
  })

  it('change their number by ChangeOrderInfo', async () => {
    const { ProviderPaymentPlanNr } = await madePlan()
    const changed = await ask('ChangeOrderInfo', {
      ProviderOrderNr: null,
      ProviderPaymentPlanNr,
      ChangeClientOrderNr: true,
      NewClientOrderNr: 'NEW-1',
      ChangeCustomerReference: false,
    })
    expect(changed.RejectionCode).toBe('Accepted')
    const again = await ask('CreatePaymentPlan', planRequest({ ClientPaymentPlanNr: 'NEW-1' }))
    expect(again).toMatchObject({ Accepted: false, RejectionCode: 'Error' })
  })

  it('do not change it to that of another plan, and keep their own', async () => {
    const change = (
      { ProviderPaymentPlanNr }: { ProviderPaymentPlanNr?: Long | null },
      NewClientOrderNr: string,
    ) =>
      ask('ChangeOrderInfo', {
        ProviderOrderNr: null,
        ProviderPaymentPlanNr: ProviderPaymentPlanNr!,
        ChangeClientOrderNr: true,
        NewClientOrderNr,
        ChangeCustomerReference: false,
      })
    const [one, other] = [await madePlan(), await madePlan()]
    expect(await change(one, 'MINE')).toMatchObject({ Accepted: true })
    expect(await change(one, 'MINE')).toMatchObject({ Accepted: true })
    expect(await change(other, 'MINE')).toMatchObject({ Accepted: false, RejectionCode: 'Error' })
  })

  const refused: [CreditName, RejectionCode?: 'Error'][] = [
    ['CreatePaymentPlan', 'Error'],
    ['GetPaymentPlanStatus', 'Error'],
    ['CancelPaymentPlan', 'Error'],
    ['ApprovePaymentPlan', 'Error'],
    ['GetContractPdf', 'Error'],
    ['GetPaymentPlanOptions'],
    ['GetPaymentPlanParams'],
  ]

  it.each(refused)('refuse wrong credentials: %s', async (name, RejectionCode) => {
    const input = { Auth: { ...authOf(), Password: 'wrong' }, ProviderPaymentPlanNr: 1, Amount: '1' }
    expect(await ask(name, input)).toMatchObject({ Accepted: false, ...(RejectionCode && { RejectionCode }) })
  })
})

describe('the link to a contract', () => {
  it('leads to the same file, which no cache keeps', async () => {
    const plan = await madePlan()
    const { FileBinaryDataBase64, PdfLink } = await ask('GetContractPdf', plan)
    const response = await send(new URL(PdfLink!).pathname)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="contract-500001.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(new Uint8Array(await response.arrayBuffer()).toBase64()).toBe(FileBinaryDataBase64)
  })

  it('is 404 once the contract has expired', async () => {
    const link = await linkOf(await madePlan())
    await callSandbox('POST', 'clock', { advanceSeconds: DAYS_30 })
    expect((await send(link)).status).toBe(404)
  })

  it('is 404 with any part changed', async () => {
    const link = await linkOf(await madePlan())
    const token = link.slice(-32)
    const others = [
      `/pdf/contract/100001/${'0'.repeat(32)}`,
      `/pdf/contract/100001/${token.slice(1)}`,
      `/pdf/contract/100002/${token}`,
      `/pdf/contract/999999/${token}`,
      `/pdf/invoice/100001/${token}`,
      `/pdf/letter/100001/${token}`,
      `/pdf/contract/100001/`,
    ]
    const statuses = await Promise.all(others.map(async (other) => (await send(other)).status))
    expect(statuses).toEqual(others.map(() => 404))
    expect((await send(link, { method: 'POST' })).status).toBe(405)
    expect((await send(link)).status).toBe(200)
  })
})
