/** A credit order is made, and invoiced. */
import { expect, it } from 'vitest'
import { countryFacts } from '../../../shared/domain/credit/credit-countries.ts'
import { testPersons } from '../../../shared/test-persons.ts'
import { creditOrderAtProvider } from '../credit-world.ts'
import { button, dialogButton, dialogLabel, type EngineDesk } from '../engines/engine-desk.ts'

/** @param hasHistory false where worker and objects of two releases do not understand each other's histories */
export function testCredit(desk: () => EngineDesk, { hasHistory = true } = {}): void {
  it('makes a credit order for a customer who was looked up, and invoices it', { tags: 'long' }, async () => {
    const { page } = desk()
    await desk().openCredit()
    await page.click({ css: '[role=tab]', name: 'New order' })
    await page.choose({ css: 'label', text: 'Country' }, 'Swe')
    await page.write({ css: 'label', text: countryFacts.SE.idNames.Individual }, testPersons.tess.NationalId)
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
    // The panel says that it failed, and the rest of the desk works.
    await page.see(hasHistory ? { css: 'li', text: 'New order' } : button('Try again'))
    await page.click(button('Deliver…'))
    // The history tells it; without one, the clerk has to say it.
    if (!hasHistory) await page.click(dialogLabel('Invoice'))
    await page.click(dialogButton('Review'))
    await page.see({ css: 'dialog[open] .facts', text: 'Left to deliver' })
    // A second click at once would be the second of a double click, which the desk swallows.
    await page.tabTo('Deliver 100.00')
    await page.press('Enter')
    await page.see({ css: 'dialog[open] .dialog-body', text: '100.00 is to be paid.' })
    const { CurrentAmount, IsActive, Invoices } = await creditOrderAtProvider(
      desk().addresses,
      BigInt(number),
    )
    expect({ CurrentAmount, IsActive }).toEqual({ CurrentAmount: '0', IsActive: false })
    // 80.00 and a quarter of it.
    expect(
      Invoices?.map(({ InvoiceAmountWithoutVat, InvoiceVat }) => [InvoiceAmountWithoutVat, InvoiceVat]),
    ).toEqual([['80', '20']])
    expect(await desk().violations()).toEqual([])
  })
}
