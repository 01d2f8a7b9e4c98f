/** The desks in each brand of `docs/themes`, for pictures: on a page of another maker, from the real edge and provider. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { orderThroughEdge } from '../test/support/credit-act.ts'
import { change, desk, type HostScene, lampUnit } from './host-pictures.ts'
import { root } from './places.ts'

const DAY = '2020-03-05'
const PAGE = 'body { padding: 16px; background: light-dark(#eef0f3, #08090b) }'

const folder = join(root, 'docs/themes')
const brands = readdirSync(folder).map((file) => file.replace(/\.css$/, ''))

type Show = (scene: HostScene, css: string) => Promise<unknown>

const shows: Readonly<Record<string, Show>> = {
  async order(scene, css) {
    await scene.open(desk(`order-id="${await scene.order()}"`), { css })
    await change(scene.page)
  },
  async form(scene, css) {
    await scene.open(desk(`order-id="${await scene.order()}"`), { css })
    await scene.page.getByRole('button', { name: 'Add row' }).first().click()
    const dialog = scene.page.getByRole('dialog', { name: 'New row' })
    await dialog.getByLabel('Name').first().fill('Gift wrap')
    await dialog.getByLabel('Unit price').first().fill('49')
  },
  async reports(scene, css) {
    await scene.open(desk(`desk="reports" date="${DAY}"`), { css })
    await scene.page.locator('order-admin-report-rows tbody tr').first().waitFor()
  },
  async credit(scene, css) {
    const own = `web-${crypto.randomUUID().slice(0, 4)}`
    await orderThroughEdge(scene.addresses, { ClientOrderNumber: own, OrderRows: [lampUnit] })
    await scene.open(desk('desk="credit"'), { css })
    const field = scene.page.getByLabel('Order number', { exact: true })
    await field.fill(own)
    await field.press('Enter')
    await scene.page.locator('order-admin-credit-order .amounts').waitFor()
  },
}

/** The states by name, such as `brand-ledger-order`. */
export const brandStates: Readonly<Record<string, (scene: HostScene) => Promise<unknown>>> =
  Object.fromEntries(
    brands.flatMap((brand) => {
      const css = PAGE + readFileSync(join(folder, `${brand}.css`), 'utf8')
      return Object.entries(shows).map(([name, show]) => [
        `brand-${brand}-${name}`,
        (scene: HostScene) => show(scene, css),
      ])
    }),
  )
