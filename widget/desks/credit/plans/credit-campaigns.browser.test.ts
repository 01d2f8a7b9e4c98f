import { page } from 'vitest/browser'
import { onCommand } from '../../../kit/parts/command.ts'
import type { CreditCommand } from '../data/credit-context.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { problem } from '../../../testing/fake-edge.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { textOf, until } from '../../../testing/parts.ts'
import { accountCampaigns, campaigns } from '../../../testing/plans.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import type { CreditCampaigns } from './credit-campaigns.ts'
import { creditPlansElements, loadPlans } from './plans-parts.ts'
import { emulateMedia } from '../../../testing/media.ts'

let credit: FakeCredit

beforeEach(async () => {
  credit = new FakeCredit()
  credit.answer('GetPaymentPlanParamsEu', campaigns)
  credit.answer('GetAccountCreditParamsEu', accountCampaigns)
  await loadPlans()
})

afterEach(async () => {
  removeParts()
  credit.restore()
  await emulateMedia()
  await leaveMode()
})

async function show(lang = 'en') {
  const part = await showPart('order-admin-credit-campaigns', creditPlansElements, 'credit', {
    client: credit.client,
    lang,
  })
  await until(() => part.renderRoot.querySelectorAll('table').length === 2)
  return part
}

const rows = (part: CreditCampaigns) =>
  [...part.renderRoot.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => textOf(cell).trim()).join(' '),
  )

async function type(part: CreditCampaigns, text: string): Promise<void> {
  const field = part.renderRoot.querySelector('input')!
  field.value = text
  field.dispatchEvent(new Event('input'))
  await part.updateComplete
}

describe('the campaigns', () => {
  it.each(severalModes)('have no findings: %s', async (name) => {
    await enterMode(modes[name]!)
    await show(modes[name]!.lang)
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('are tables for both kinds, the shortest first', async () => {
    const part = await show()
    expect(rows(part)).toEqual([
      'Pay in 6 months 100006 With interest 6 mths – – 9.95% 95.00 29.00 300.00 – 30,000.00',
      'Pay in 12 months without interest 200012 Interest-free 12 mths 12 mths – 0% 195.00 29.00 500.00 – 60,000.00',
      'Account credit 400001 1,000.00 19.9% 0.00 29.00 150.00 / 4.17%',
    ])
    expect(credit.done).not.toContain('GetPaymentPlanParams')
  })

  it('are narrowed to an amount, bounds included, and all shown for an invalid one', async () => {
    const part = await show()
    const told: string[] = []
    onCommand<CreditCommand>(part, (command) => command.do === 'announce' && told.push(command.words))
    await type(part, '300,00')
    part.renderRoot.querySelector('input')!.dispatchEvent(new Event('change'))
    expect(rows(part)).toEqual([expect.stringContaining('100006')])
    expect(textOf(part.renderRoot)).toContain('No campaign.')
    expect(told).toEqual(['Campaigns: 1'])
    await type(part, '30000.01')
    expect(rows(part)).toEqual([expect.stringContaining('200012'), expect.stringContaining('400001')])
    await type(part, 'many')
    expect(rows(part)).toHaveLength(3)
    expect(textOf(part.renderRoot)).toContain('This is not an amount. Every campaign is shown.')
  })

  it('shows one kind where the other one fails, which can be tried again', async () => {
    let isDown = true
    credit.intercept = (name) =>
      isDown && name === 'GetAccountCreditParamsEu' ? problem(503, 'provider-unavailable') : undefined
    const part = await showPart('order-admin-credit-campaigns', creditPlansElements, 'credit', {
      client: credit.client,
    })
    const again = await until(() => part.renderRoot.querySelector<HTMLElement>('.retry'))
    expect(rows(part)).toHaveLength(2)
    isDown = false
    again.click()
    await until(() => rows(part).length === 3)
    expect(part.renderRoot.querySelector('.retry')).toBe(null)
  })

  it('are lines on a phone, each figure below those of its column, and never a list of labels', async () => {
    await page.viewport(390, 844)
    const [one, two] = campaigns.CampaignCodes!
    credit.answer('GetPaymentPlanParamsEu', {
      ...campaigns,
      CampaignCodes: Array.from({ length: 11 }, (_, at) => ({
        ...(at % 2 ? one! : two!),
        CampaignCode: at + 1,
      })),
    })
    const part = await show()
    const table = part.renderRoot.querySelector('table')!
    const ends = [...table.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('.number:not(.free)')].map((cell) =>
        Math.round(cell.getBoundingClientRect().right),
      ),
    )
    expect(ends).toHaveLength(12)
    expect(ends[0]).toHaveLength(5)
    expect(new Set(ends.map(String)).size).toBe(1)
    const [first] = table.querySelectorAll('tbody tr')
    expect(first!.getBoundingClientRect().height).toBeLessThan(110)
    expect(table.getBoundingClientRect().height).toBeLessThan(1200)
  })

  it.each([390, 1200])('are tables on paper: %i px', async (width) => {
    await page.viewport(width, 900)
    const part = await show()
    await emulateMedia({ media: 'print' })
    expect(getComputedStyle(part.renderRoot.querySelector('tr')!).display).toBe('table-row')
    expect(part.renderRoot.querySelector('input')!.checkVisibility()).toBe(false)
  })
})
