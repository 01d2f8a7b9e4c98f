/** A credit order in each engine: it is made, and invoiced. */
import { describe, expect, inject, it } from 'vitest'
import { isLongRun } from '../../../shared/testing/runs.ts'
import { countryFacts } from '../../../shared/domain/credit/credit-countries.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { creditOrderAtProvider } from '../../support/credit-world.ts'
import { inEachEngine } from '../../support/engines/each-engine.ts'
import { button, dialogButton, dialogLabel } from '../../support/engines/engine-desk.ts'

describe.runIf(isLongRun)('in the long run', () => {
  inEachEngine((desk) => {
    it('makes a credit order for a customer who was looked up, and invoices it', async () => {
      const { page } = desk()
      await desk().openCredit()
      await page.click({ css: '[role=tab]', name: 'New order' })
      await page.choose({ css: 'label', text: 'Country' }, 'Swe')
      await page.write(
        { css: 'label', text: countryFacts.SE.idNames.Individual },
        testPersons.tess.NationalId,
      )
      await page.click(button('Look up'))
      await page.see({ css: '.card' })
      await page.click(button('Add row'))
      await page.write(dialogLabel('Name'), 'Lamp')
      await page.write(dialogLabel('Unit price'), '100')
      await page.write(dialogLabel('VAT %'), '25')
      await page.click(dialogButton('Add'))
      await page.write({ css: 'label', text: 'Merchant’s order id' }, crypto.randomUUID())
      await page.click(button('Review'))
      await page.click({ css: 'button', text: 'Create order for' })
      const decision = await page.see({ css: '.decision', text: 'The provider buys the order' })
      expect(decision).toContain('100.00 SEK')
      const number = /Order (\d+) is created/.exec(decision)![1]!
      await page.click({ css: '.decision button', text: 'Open' })
      await page.click(button('Deliver…'))
      await page.click(dialogButton('Review'))
      await page.see({ css: 'dialog[open] .facts', text: 'Left to deliver' })
      // A second click at once would be the second of a double click, which the desk swallows.
      await page.tabTo('Deliver 100.00')
      await page.press('Enter')
      await page.see({ css: 'dialog[open] .dialog-body', text: '100.00 is to be paid.' })
      const { CurrentAmount, IsActive, Invoices } = await creditOrderAtProvider(
        inject('addresses'),
        BigInt(number),
      )
      expect({ CurrentAmount, IsActive }).toEqual({ CurrentAmount: '0', IsActive: false })
      // 80.00 and a quarter of it.
      expect(
        Invoices?.map(({ InvoiceAmountWithoutVat, InvoiceVat }) => [InvoiceAmountWithoutVat, InvoiceVat]),
      ).toEqual([['80', '20']])
      expect(await desk().violations()).toEqual([])
    })
  })
})
