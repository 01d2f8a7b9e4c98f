import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadLaterWords } from '../../../locales/languages.ts'
import { FakeCredit } from '../../../testing/fake-credit.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { until } from '../../../testing/parts.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import type { CreditOther } from './credit-other.ts'
import { creditOtherElements } from './other-parts.ts'
import { emulateMedia } from '../../../testing/media.ts'

let fake: FakeCredit
beforeEach(() => {
  fake = new FakeCredit()
})
afterEach(async () => {
  removeParts()
  fake.restore()
  await emulateMedia()
  await leaveMode()
})

async function show(lang = 'en'): Promise<CreditOther> {
  await loadLaterWords('credit')
  return showPart('order-admin-credit-other', creditOtherElements, 'credit', {
    client: fake.client,
    mayWrite: true,
    lang,
  })
}

const find = (part: CreditOther, selector: string) => part.renderRoot.querySelector<HTMLElement>(selector)

describe('any operation', () => {
  it.each(severalModes)(
    'has no findings as a form, a question and an answer: %s',
    { tags: 'long' },
    async (name) => {
      await enterMode(modes[name]!)
      fake.answer('DeliverOrderEu', { Accepted: true, ResultCode: 0 })
      const part = await show(modes[name]!.lang)
      await userEvent.selectOptions(find(part, '#operation')!, 'DeliverOrderEu')
      await userEvent.click(find(part, '[data-struct$="DeliverInvoiceDetails"]')!)
      await userEvent.click(find(part, '[data-add$="DeliverInvoiceDetails.OrderRows"]')!)
      await userEvent.click(find(part, '#send')!)
      expect(await faultsIn(document.body)).toEqual([])
      for (const [id, text] of [
        ['ProviderOrderId', '1000123'],
        ['DeliverInvoiceDetails-NumberOfCreditDays', '30'],
        ...['PricePerUnit', 'NumberOfUnits', 'VatPercent', 'DiscountPercent'].map((member) => [
          `DeliverInvoiceDetails-OrderRows-0-${member}`,
          '1',
        ]),
      ]) {
        await userEvent.fill(find(part, `#field-DeliverOrderInformation-${id}`)!, text!)
      }
      await userEvent.selectOptions(find(part, '#field-DeliverOrderInformation-OrderType')!, 'Invoice')
      await userEvent.click(find(part, '#send')!)
      await until(() => find(part, 'dialog[open] #confirm'))
      expect(await faultsIn(find(part, 'dialog')!)).toEqual([])
      await userEvent.click(find(part, '#confirm')!)
      await until(() => find(part, '#answer'))
      expect(await faultsIn(document.body)).toEqual([])
    },
  )

  it('is chosen, filled in, confirmed and sent by keys alone', async () => {
    await page.viewport(900, 900)
    fake.answer('CloseOrder', { Accepted: true, RejectionCode: 'Accepted' })
    const part = await show()
    const focused = () => (part.shadowRoot!.activeElement as HTMLElement).id
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('operation')
    await userEvent.selectOptions(find(part, '#operation')!, 'CloseOrder')
    await userEvent.keyboard('{Tab}')
    expect(focused()).toBe('field-ProviderOrderNr')
    await userEvent.keyboard('12{Enter}')
    await until(() => find(part, 'dialog[open] #confirm'))
    await userEvent.keyboard('{Escape}')
    expect(fake.calls).toEqual([])
    await expect.poll(focused).toBe('field-ProviderOrderNr')
    await userEvent.keyboard('{Enter}')
    await until(() => find(part, 'dialog[open] #confirm'))
    find(part, '#confirm')!.focus()
    await userEvent.keyboard('{Enter}')
    await until(() => find(part, '#answer'))
    expect(fake.inputs('CloseOrder')).toEqual([{ ProviderOrderNr: 12 }])
  })

  it('focuses the first field of an item that is added', async () => {
    const part = await show()
    await userEvent.selectOptions(find(part, '#operation')!, 'GetPaymentPlanOptions')
    await userEvent.click(find(part, '[data-add="InvoiceRows"]')!)
    await expect.poll(() => part.shadowRoot!.activeElement?.id).toBe('field-InvoiceRows-0-ArticleNr')
  })
})
