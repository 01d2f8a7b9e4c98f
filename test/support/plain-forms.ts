/** Fills in the plain form of any operation in "Other operations", as an integrator does. */
import type { Locator } from 'playwright'
import { parseJson } from '../../shared/domain/values/json.ts'
import type { SoapInput, SoapName } from '../../shared/domain/credit/soap/operations.ts'
import type { CreditPage } from './credit-page.ts'

export class PlainForms {
  readonly #desk: CreditPage
  readonly root: Locator

  constructor(desk: CreditPage) {
    this.#desk = desk
    this.root = desk.desk.locator('order-admin-credit-other')
  }

  /** Chooses an operation and enters its input, without its `Auth`. */
  async fill<Name extends SoapName>(name: Name, input: SoapInput<Name>): Promise<void> {
    await this.#desk.task('Other operations')
    await this.root.locator('#operation').selectOption(name)
    await this.#members(input ?? {}, '')
  }

  /** Sends the input, and confirms it if the operation writes. @returns the shown JSON */
  async send(): Promise<unknown> {
    await this.root.locator('#send').click()
    const confirm = this.root.locator('#confirm')
    const answer = this.root.locator('#answer')
    await confirm.or(answer).first().waitFor()
    if (await confirm.isVisible()) await confirm.click()
    await answer.waitFor()
    return parseJson(await answer.innerText())
  }

  async #members(value: object, at: string): Promise<void> {
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined || member === null) continue
      const path = at ? `${at}.${name}` : name
      if (Array.isArray(member)) await this.#items(member, path)
      else if (typeof member === 'object') await this.#struct(member, path)
      else await this.#scalar(member, path)
    }
  }

  async #struct(value: object, path: string): Promise<void> {
    const box = this.root.locator(`[data-struct="${path}"]`)
    if (!(await box.isChecked())) await box.click()
    await this.#members(value, path)
  }

  async #items(items: readonly object[], path: string): Promise<void> {
    for (const [index, item] of items.entries()) {
      await this.root.locator(`[data-add="${path}"]`).click()
      await this.#members(item, `${path}.${index}`)
    }
  }

  async #scalar(value: unknown, path: string): Promise<void> {
    const field = this.root.locator(`#field-${path.replaceAll('.', '-')}`)
    const [tag, type] = await field.evaluate((element) => [element.localName, element.getAttribute('type')])
    if (tag === 'select') await field.selectOption(String(value))
    else if (type === 'checkbox') await field.setChecked(value === true)
    // A date field has no time.
    else await field.fill(type === 'date' ? String(value).slice(0, 10) : String(value))
  }
}
