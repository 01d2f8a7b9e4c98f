import { describe, expect, it } from 'vitest'
import { campaigns } from '../plans/campaigns.ts'
import { lapsesAt } from '../plans/plan-state.ts'
import { type ContractDocument, contractPdf } from './contract-pdf.ts'
import { readPdf } from '../../testing/read-pdf.ts'

const startsAt = Date.UTC(2026, 0, 31, 12)

function contract(changes: Partial<ContractDocument> = {}): ContractDocument {
  return {
    ProviderPaymentPlanNr: 500_001,
    ContractNumber: null,
    ClientPaymentPlanNr: 'PP-1',
    CustomerReference: 'Ærlig Øst',
    amount: 12_045_50,
    currency: 'SEK',
    campaign: campaigns.find(({ CampainCode }) => CampainCode === 100012)!,
    SendAutomaticGiropaymentForm: false,
    startsAt,
    lapsesAt: lapsesAt({ createdAt: startsAt }),
    seller: { name: 'Åkes Öl', lines: ['Merchant number 100001'] },
    customer: { name: 'Prov Provsson', lines: ['19721340-0000', 'Exempelvägen 3', '41119 Göteborg'] },
    ...changes,
  }
}

/** All texts of the document, page by page. */
function textsOf(document: ContractDocument): string[] {
  return readPdf(contractPdf(document)).texts.flat()
}

describe('a contract', () => {
  it('names the parties, the cost of the credit, and each payment', () => {
    const texts = textsOf(contract())
    expect(texts).toEqual(
      expect.arrayContaining([
        'Payment plan: offer',
        'Åkes Öl',
        'Prov Provsson',
        'Exempelvägen 3',
        'Ærlig Øst',
        '12 045,50 SEK',
        '1 064,32 SEK',
        '13 314,86 SEK',
        '1 269,36 SEK',
        '20,94 %',
        '10,95 %',
      ]),
    )
    // The head of the schedule, its first and its last payment, and the total.
    const from = texts.indexOf('No.')
    expect(texts.slice(from + 7, from + 14)).toEqual([
      '1',
      '2026-02-28',
      '109,92',
      '954,40',
      '224,00',
      '1 288,32',
      '11 091,10',
    ])
    const last = texts.indexOf('2027-01-31')
    expect(texts.slice(last - 1, last + 11).join(' | ')).toBe(
      '12 | 2027-01-31 | 9,62 | 1 054,72 | 29,00 | 1 093,34 | 0,00 | ' +
        'Total | 726,36 | 12 045,50 | 543,00 | 13 314,86',
    )
  })

  it('is an offer until it has a number', () => {
    expect(textsOf(contract())).toContain('Offer valid until')
    const texts = textsOf(contract({ ContractNumber: 9_223_372_036_854_775_807n }))
    expect(texts).toContain('Payment plan: contract')
    expect(texts).toContain('9223372036854775807')
    expect(texts).not.toContain('Offer valid until')
  })

  it('has a signature line for a co-applicant, and the way of payment', () => {
    const free = campaigns.find(({ CampainCode }) => CampainCode === 300003)!
    const coApplicant = { name: 'Tess Testsson', lines: [] }
    const texts = textsOf(contract({ campaign: free, coApplicant, SendAutomaticGiropaymentForm: true }))
    expect(texts).toContain('Tess Testsson')
    expect(texts).toContain('Place, date and signature: co-applicant')
    expect(texts).toContain('Nothing is paid before month 3.')
    expect(texts).toContain('A giro payment form is sent with each payment.')
  })

  it.each(campaigns)('fits its pages for campaign $CampainCode', (campaign) => {
    const { texts } = readPdf(contractPdf(contract({ campaign, amount: campaign.ToAmount })))
    expect(texts.length).toBe(campaign.ContractLengthInMonths > 20 ? 2 : 1)
    expect(texts.flat().join(' ')).not.toContain('…')
  })
})
