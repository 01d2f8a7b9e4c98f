import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { CreditFormHost } from '../../../testing/credit-form.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { CreditId } from './credit-id.ts'
import { emulateMedia } from '../../../testing/media.ts'

const ID = '19851332-0000'
const identity = (name: string) => `field-CreateOrderInformation-CustomerIdentity-${name}`

afterEach(async () => {
  removeParts()
  await emulateMedia()
  await leaveMode()
})

const show = (lang = 'en') =>
  showPart('test-credit-form', { 'test-credit-form': CreditFormHost }, 'credit', { lang })

const focused = (host: CreditFormHost) => host.shadowRoot!.activeElement as HTMLInputElement
const field = (host: CreditFormHost, id: string) => host.renderRoot.querySelector<HTMLInputElement>(`#${id}`)!

describe('a form of the credit desk', () => {
  it.each(severalModes)('has no findings, empty and with every error: %s', async (name) => {
    await enterMode(modes[name]!)
    const host = await show(modes[name]!.lang)
    host.form.set('CreateOrderInformation.OrderType', 'PaymentPlan')
    host.form.set('CreateOrderInformation.CustomerIdentity.NationalIdNumber', ID)
    await host.updateComplete
    expect(await faultsIn(document.body)).toEqual([])
    await userEvent.click(host.renderRoot.querySelector('[type=submit]')!)
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('has two columns where there is room, and one on a phone', async () => {
    const columns = async (width: number) => {
      await page.viewport(width, 900)
      const host = await show()
      const { gridTemplateColumns } = getComputedStyle(host.renderRoot.querySelector('.credit-fields')!)
      removeParts()
      return gridTemplateColumns.split(' ').length
    }
    expect([await columns(1440), await columns(900), await columns(390), await columns(320)]).toEqual([
      2, 2, 1, 1,
    ])
  })

  it('is filled in and sent by keys alone, and focuses its first wrong field', async () => {
    await page.viewport(900, 900)
    const host = await show()
    await userEvent.keyboard('{Tab}')
    expect(focused(host).id).toBe(identity('CountryCode'))
    await userEvent.keyboard('Swe')
    // The radio buttons are one stop; an arrow key chooses.
    await userEvent.keyboard('{Tab}{ArrowDown}')
    expect(host.form.draft['CreateOrderInformation.CustomerIdentity.CustomerType']).toBe('Company')
    await userEvent.keyboard('{Tab}')
    expect(focused(host).id).toBe(identity('NationalIdNumber'))
    await userEvent.keyboard('{Tab}{Enter}')
    await host.updateComplete
    await expect.poll(() => focused(host).id).toBe(identity('NationalIdNumber'))
    await userEvent.keyboard(`${ID}{Enter}`)
    expect(host.sent).toMatchObject({
      ok: true,
      value: {
        CreateOrderInformation: {
          CustomerIdentity: { CountryCode: 'SE', CustomerType: 'Company', NationalIdNumber: ID },
        },
      },
    })
  })

  it('can be sent by one press although the field that it leaves is wrong', async () => {
    await page.viewport(390, 900)
    const host = await show()
    await userEvent.fill(field(host, identity('Email')), 'a'.repeat(10))
    await userEvent.type(field(host, 'field-CreateOrderInformation-OrderDate'), '2026')
    await userEvent.click(host.renderRoot.querySelector('[type=submit]')!)
    expect(host.sent).toMatchObject({ ok: false })
  })

  it('continues a masked id where its typing was left', async () => {
    const host = await show()
    const id = field(host, identity('NationalIdNumber'))
    await userEvent.fill(id, ID)
    await userEvent.tab()
    expect(id.value).toBe('19851332-••••')
    await userEvent.tab({ shift: true })
    expect(id.value).toBe(ID)
    await userEvent.keyboard('{End}9')
    expect(host.form.draft['CreateOrderInformation.CustomerIdentity.NationalIdNumber']).toBe(`${ID}9`)
  })

  it('lets a masked id be corrected where it is clicked', async () => {
    const host = await show()
    const id = field(host, identity('NationalIdNumber'))
    await userEvent.fill(id, ID)
    await userEvent.tab()
    await userEvent.click(id, { position: { x: 2, y: 10 } })
    await userEvent.keyboard('7')
    expect(host.form.draft['CreateOrderInformation.CustomerIdentity.NationalIdNumber']).toBe(`7${ID}`)
  })

  it.each([
    ['by the Tab key', async () => userEvent.tab({ shift: true })],
    ['by a tool that selects it first', async (id: HTMLInputElement) => (id.select(), id.focus())],
  ])('lets a masked id be replaced by another one where the field is reached %s', async (_, reach) => {
    const host = await show()
    const id = field(host, identity('NationalIdNumber'))
    await userEvent.fill(id, ID)
    await userEvent.tab()
    await reach(id)
    await userEvent.keyboard('550000-0001')
    expect(host.form.draft['CreateOrderInformation.CustomerIdentity.NationalIdNumber']).toBe('550000-0001')
  })
})

describe('a national id of an answer', () => {
  it('is neither in the page nor in a selection until it is revealed', async () => {
    const part = await showPart('order-admin-credit-id', { 'order-admin-credit-id': CreditId }, 'credit', {
      value: ID,
    })
    const shown = () => part.shadowRoot!.textContent
    expect(part.outerHTML + part.shadowRoot!.innerHTML).not.toContain(ID)
    expect(shown()).toContain('19851332-••••')
    const button = part.shadowRoot!.querySelector('button')!
    await userEvent.click(button)
    expect(shown()).toContain(ID)
    expect(await faultsIn(document.body)).toEqual([])
    await userEvent.click(button)
    expect(shown()).not.toContain(ID)
  })
})
