/** Pictures of the desks' states at three widths, light and dark, from the real edge and provider. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { lookUp } from '../shared/domain/values/lookup.ts'
import { DeskPage } from '../test/support/desk-page.ts'
import { createOrder, type OrderOptions } from '../test/support/sandbox.ts'
import { dist } from './places.ts'
import { brandStates } from './brand-pictures.ts'
import { creditStates, showCreditState } from './credit-pictures.ts'
import { hostStates, showHostState } from './host-pictures.ts'
import { takePagePicture } from './page-picture.ts'
import { prepareReports, reportStates, showReportState } from './report-pictures.ts'
import type { Addresses } from './sandbox-env.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 900, height: 800 },
  { width: 1440, height: 900 },
]
const SCHEMES = ['light', 'dark'] as const
/** Rows are cards below this width. */
const CARDS_BELOW = 700

interface Scene {
  desk: DeskPage
  isPhone: boolean
  /** Opens an order of its own. */
  open(order?: Partial<OrderOptions>): Promise<void>
  /** Another clerk has opened the same order. */
  anna(): Promise<DeskPage>
}
type State = (scene: Scene) => Promise<unknown>

const OrderRows = [
  {
    ArticleNumber: 'LL100',
    Name: 'Floor lamp Lumen, brass',
    Quantity: 200,
    UnitPrice: 124_900,
    DiscountPercent: 1000,
    VatPercent: 2500,
    Unit: 'pcs',
  },
  {
    ArticleNumber: 'LL214',
    Name: 'LED bulb E27, warm white',
    Quantity: 800,
    UnitPrice: 8_950,
    VatPercent: 2500,
    Unit: 'pcs',
  },
  { ArticleNumber: 'BK007', Name: 'Book: Light at home', Quantity: 100, UnitPrice: 32_900, VatPercent: 600 },
  { ArticleNumber: 'GF012', Name: 'Coffee, gift bag', Quantity: 150, UnitPrice: 11_900, VatPercent: 1200 },
  { ArticleNumber: 'FRAKT', Name: 'Shipping', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
]
const [lamp, bulb, book, coffee] = OrderRows.map(({ Name }) => Name) as [string, string, string, string]
const longOrder = Array.from({ length: 500 }, (_, index) => ({
  ...OrderRows[index % 5]!,
  Name: `${OrderRows[index % 5]!.Name} ${index + 1}`,
}))
const sheet =
  'Name\tQty\tPrice\tVAT\tColour\nVase, blown\t2\t1 249,50\t25\tgreen\nBowl\tmany\t99\t25\tred\nPlate\t6\t49\t13,37\t\nCandle\t12\t€ 4\t25\t'

async function quantity({ desk, isPhone }: Scene, row: string, text: string): Promise<void> {
  if (!isPhone) return desk.writeCell(row, 'quantity', text)
  await desk.row(row).click()
  await desk.dialog.getByLabel('Quantity', { exact: true }).fill(text)
  await desk.dialog.locator('.save').click()
  await desk.dialog.waitFor({ state: 'detached' })
}

async function someChanges(scene: Scene): Promise<void> {
  await quantity(scene, bulb, '6')
  await quantity(scene, coffee, '3')
  await scene.desk.addRows({ Name: 'Gift wrap', Quantity: '1', 'Unit price': '49' })
}

/** Anna has saved what the clerk has changed as well. */
async function annaWasFirst(scene: Scene): Promise<void> {
  const anna = await scene.anna()
  await quantity(scene, bulb, '6')
  await anna.writeCell(bulb, 'quantity', '9')
  await anna.writeCell(coffee, 'price', '99')
  await anna.save()
  await scene.desk.page.getByText('Anna Ek changed the order.').first().waitFor()
}

async function review({ desk }: Scene): Promise<void> {
  await desk.review()
  await desk.dialogButton('Save changes').click()
}

/** The customer's limit is low. */
async function refuse(scene: Scene): Promise<void> {
  await scene.open({ TestCustomer: 'nora' })
  await quantity(scene, lamp, '20')
  await review(scene)
  await scene.desk.page.getByRole('dialog', { name: 'The changes were refused' }).waitFor()
}

const pictureStates: Readonly<Record<string, State>> = {
  read: (scene) => scene.desk.goto('8906810'),
  async search(scene) {
    await scene.open({ OrderRows: longOrder })
    const field = scene.desk.page.getByRole('searchbox')
    if (scene.isPhone) await scene.desk.page.locator('order-admin-view .open-search').click()
    await field.waitFor()
    await field.fill('coffee 1')
    await scene.desk.row('Coffee, gift bag 14').first().waitFor()
  },
  async editing(scene) {
    const { desk } = scene
    await scene.open()
    await (scene.isPhone ? desk.row(bulb).click() : desk.cell(bulb, 'quantity').dblclick())
    await (scene.isPhone ? desk.dialogButton('+1').click() : desk.cellField.fill('12'))
  },
  async wrong(scene) {
    const { desk, isPhone } = scene
    await scene.open()
    if (!isPhone) {
      await desk.writeCell(bulb, 'price', '12x')
      return desk.page.keyboard.press('ArrowUp')
    }
    await desk.row(bulb).click()
    await desk.dialog.getByLabel('Quantity', { exact: true }).fill('12x')
    return desk.dialog.locator('.save').click()
  },
  async selection(scene) {
    const { desk, isPhone } = scene
    await scene.open()
    if (isPhone) return desk.cell(bulb, 'menu').getByRole('button').click()
    await desk.cell(lamp, 'quantity').click()
    await desk.page.keyboard.press('Shift+ArrowDown')
    await desk.page.keyboard.press('Shift+ArrowDown')
  },
  async paste(scene) {
    const { desk } = scene
    await scene.open()
    await desk.button('Paste').click()
    await desk.dialog.getByLabel('Rows from a spreadsheet').fill(sheet)
    await desk.dialog.getByText('Line 3').first().waitFor()
  },
  async form(scene) {
    const { desk } = scene
    await scene.open()
    await desk.button('Add row').click()
    await desk.dialog.getByLabel('Name').first().fill('Gift wrap')
    await desk.dialog.getByLabel('Unit price').first().fill('49')
  },
  async review(scene) {
    await scene.open()
    await someChanges(scene)
    await scene.desk.review()
  },
  refusal: refuse,
  async refused(scene) {
    await refuse(scene)
    await scene.desk.page.keyboard.press('Escape')
  },
  async saved(scene) {
    await scene.open()
    await quantity(scene, bulb, '6')
    await review(scene)
    await scene.desk.page.locator('.saved-note').waitFor()
  },
  async banner(scene) {
    await scene.open()
    await annaWasFirst(scene)
  },
  async decide(scene) {
    await scene.open()
    await annaWasFirst(scene)
    await scene.desk.button('Reload').click()
    await scene.desk.button('Decide').waitFor()
  },
  async conflict(scene) {
    await scene.open()
    await annaWasFirst(scene)
    await review(scene)
    await scene.desk.page.getByRole('dialog', { name: 'The order was changed' }).waitFor()
  },
  async history(scene) {
    await scene.open()
    await quantity(scene, book, '3')
    await scene.desk.save()
    await quantity(scene, bulb, '6')
    await scene.desk.addRows({ Name: 'Gift wrap', Quantity: '1', 'Unit price': '49' })
    await scene.desk.save()
    const history = scene.desk.page.locator('.story')
    await history.getByText('Gift wrap').first().waitFor()
    await history.scrollIntoViewIfNeeded()
    await history.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  },
  async marks(scene) {
    await scene.open()
    const anna = await scene.anna()
    await anna.writeCell(bulb, 'quantity', '9')
    await anna.writeCell(coffee, 'price', '99')
    await anna.addRows({ Name: 'Gift wrap', Quantity: '1', 'Unit price': '49' })
    await anna.save()
    await scene.desk.page.locator('order-admin-row-grid .their').first().waitFor()
  },
  async expiry(scene) {
    await scene.open()
    await scene.desk.button('Extend…').click()
    await scene.desk.dialog.getByRole('button', { name: '+7 days' }).click()
  },
  async expired({ desk }) {
    await desk.visit('8906815')
    await desk.page.getByRole('heading', { name: 'History' }).waitFor()
  },
  async metadata(scene) {
    await scene.open({
      Metadata: [
        { Key: 'channel', Value: 'web' },
        { Key: 'campaign', Value: 'autumn-light' },
      ],
    })
    await scene.desk.button('Edit metadata').click()
    await scene.desk.dialogButton('Add a pair').click()
  },
  async offline(scene) {
    await scene.open()
    await quantity(scene, bulb, '6')
    await scene.desk.context.setOffline(true)
    await scene.desk.page
      .getByText(/offline|No connection/i)
      .first()
      .waitFor()
  },
}

/** Takes every picture, or those of the named states: `brand` names each that begins with `brand-`. @returns the folder */
export async function takePictures(
  browser: Browser,
  addresses: Addresses,
  only: readonly string[],
): Promise<string> {
  const folder = join(dist, 'pictures')
  mkdirSync(folder, { recursive: true })
  const known = [pictureStates, reportStates, creditStates, hostStates, brandStates].flatMap(Object.keys)
  const unknown = only.find((one) => !known.some((name) => isNamed(name, one)))
  if (unknown) throw new Error(`no state ${unknown}; there are ${known.join(', ')}`)
  const names = only.length > 0 ? known.filter((name) => only.some((one) => isNamed(name, one))) : known
  if (names.some((name) => lookUp(reportStates, name))) await prepareReports(addresses)
  for (const name of names) {
    for (const size of SIZES) {
      for (const scheme of SCHEMES) {
        await takePicture(
          browser,
          addresses,
          name,
          size,
          scheme,
          join(folder, `${name}-${size.width}-${scheme}.png`),
        )
      }
    }
  }
  return folder
}

async function takePicture(
  browser: Browser,
  addresses: Addresses,
  name: string,
  size: { width: number; height: number },
  colorScheme: (typeof SCHEMES)[number],
  path: string,
): Promise<void> {
  const isPhone = size.width < CARDS_BELOW
  const show = [
    { states: reportStates, show: showReportState },
    { states: creditStates, show: showCreditState },
    { states: hostStates, show: showHostState, isWindow: true },
    {
      states: brandStates,
      show: (page: Page, to: Addresses, state: string) => showHostState(page, to, state, brandStates),
    },
  ].find(({ states }) => lookUp<unknown>(states, name))
  if (show) {
    const look = { size, colorScheme, isTouch: isPhone, isWindow: 'isWindow' in show }
    return await takePagePicture(browser, name, look, path, (page) => show.show(page, addresses, name))
  }
  const desk = await DeskPage.open(browser, addresses, { size, isTouch: isPhone })
  const others: DeskPage[] = []
  let orderId = ''
  try {
    await desk.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await lookUp(pictureStates, name)!({
      desk,
      isPhone,
      async open(order) {
        orderId = await createOrder(addresses, { OrderRows, MerchantOrderId: 'web-2077', ...order })
        await desk.goto(orderId)
      },
      async anna() {
        const anna = await DeskPage.open(browser, addresses, {
          session: { user: { id: 'anna', name: 'Anna Ek' } },
        })
        others.push(anna)
        await anna.goto(orderId)
        return anna
      },
    })
    await desk.page.waitForLoadState('networkidle')
    await desk.page.screenshot({ path })
  } catch (error) {
    console.error(`${name}, ${size.width} px, ${colorScheme}: ${String(error)}`)
    await desk.page.screenshot({ path })
  } finally {
    for (const one of [desk, ...others]) await one.close()
  }
}

/** Whether a state is the one that the command names, or one of a group of them. */
function isNamed(name: string, one: string): boolean {
  return name === one || name.startsWith(`${one}-`)
}
