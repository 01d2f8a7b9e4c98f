import { reset } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CreditOutput } from '../credit-handler.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { monthsAfter } from './calendar.ts'
import { approvePaymentPlan, cancelPaymentPlan, getContractPdf } from './payment-plans.ts'
import { OFFER_TIME } from './plan-state.ts'
import { makePlan, NOW, withMerchant } from '../../testing/plan-merchant.ts'

function textsOf({ FileBinaryDataBase64 }: CreditOutput<'GetContractPdf'>): string[] {
  return readPdf(Uint8Array.fromBase64(FileBinaryDataBase64!)).texts.flat()
}

function refusal(RejectionCode: string) {
  return { Accepted: false, ErrorMessage: expect.stringMatching(/\.$/), RejectionCode, FileLengthInBytes: 0 }
}

beforeEach(reset)

describe('GetContractPdf', () => {
  it('returns the offer of a pending plan and the contract of an activated one, with length and link', async () => {
    const [offer, contract] = await withMerchant((context) => {
      const plan = { ProviderPaymentPlanNr: makePlan(context) }
      const offer = getContractPdf(context, plan)
      approvePaymentPlan({ ...context, now: NOW + 1 }, plan)
      return [offer, getContractPdf(context, plan)]
    })
    for (const output of [offer!, contract!]) {
      expect(output).toMatchObject({ Accepted: true, RejectionCode: 'Accepted' })
      expect(Uint8Array.fromBase64(output.FileBinaryDataBase64!).byteLength).toBe(output.FileLengthInBytes)
    }
    expect(textsOf(offer!)).toEqual(
      expect.arrayContaining(['Payment plan: offer', '500001', 'Prov Provsson']),
    )
    expect(textsOf(contract!)).toEqual(expect.arrayContaining(['Payment plan: contract', '700001']))
    expect(offer!.PdfLink).toMatch(/^http:\/\/provider\.test\/pdf\/contract\/100001\/[0-9a-f]{32}$/)
    expect(contract!.PdfLink).toBe(offer!.PdfLink)
  })

  it('returns a different link for each plan', async () => {
    const links = await withMerchant((context) =>
      [makePlan(context), makePlan(context)].map(
        (ProviderPaymentPlanNr) => getContractPdf(context, { ProviderPaymentPlanNr }).PdfLink,
      ),
    )
    expect(new Set(links).size).toBe(2)
  })

  it('refuses an unknown plan and a cancelled one', async () => {
    const outputs = await withMerchant((context) => {
      const plan = { ProviderPaymentPlanNr: makePlan(context) }
      cancelPaymentPlan(context, plan)
      return [
        getContractPdf(context, { ProviderPaymentPlanNr: 1 }),
        getContractPdf(context, plan),
        getContractPdf({ ...context, now: NOW + OFFER_TIME }, plan),
      ]
    })
    expect(outputs).toEqual([
      refusal('PaymentPlanDoesNotExist'),
      refusal('WrongStatus'),
      refusal('WrongStatus'),
    ])
  })

  it('refuses an offer after 30 days, and a contract from the day of its last payment', async () => {
    const seen = await withMerchant((context) => {
      const [offer, contract] = [makePlan(context), makePlan(context)].map((ProviderPaymentPlanNr) => ({
        ProviderPaymentPlanNr,
      }))
      approvePaymentPlan(context, contract!)
      const end = monthsAfter(NOW, 12)
      const at = (now: number, plan = contract!) => getContractPdf({ ...context, now }, plan).RejectionCode
      return [at(NOW + OFFER_TIME - 1, offer), at(NOW + OFFER_TIME, offer), at(end - 1), at(end)]
    })
    expect(seen).toEqual(['Accepted', 'ContractExpired', 'Accepted', 'ContractExpired'])
  })
})
