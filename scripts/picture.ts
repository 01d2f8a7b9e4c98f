/**
 * `npm run picture`: takes the README's picture of the order desk, with two unsaved changes, and one of the report desk.
 * With `-- --all`, or names of states, it takes pictures of the desks' states into `dist/pictures/` instead; with
 * `-- book`, those that the tests compare.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../test/support/browser.ts'
import { makeBookPictures } from '../test/support/book-pictures.ts'
import { DeskPage } from '../test/support/desk-page.ts'
import { buildAll } from './build.ts'
import { takePictures } from './pictures.ts'
import { root } from './places.ts'
import { startStack } from './stack.ts'

const ORDER = '8906810'
const SIZE = { width: 1280, height: 860 }

await buildAll()
const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-picture-'))
const stack = await startStack({ stateDirectory })
const browser = await launchBrowser()
const names = process.argv.slice(2)
try {
  if (names.length === 0) {
    await readmePicture()
    await reportPicture()
  } else if (names[0] === 'book') {
    console.log(await makeBookPictures(browser, stack.addresses.demo))
  } else
    console.log(
      await takePictures(
        browser,
        stack.addresses,
        names.filter((name) => name !== '--all'),
      ),
    )
} finally {
  await browser.close()
  await stack.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
}

async function readmePicture(): Promise<void> {
  const desk = await DeskPage.open(browser, stack.addresses)
  await desk.page.setViewportSize(SIZE)
  await desk.goto(ORDER)
  const names = await desk.page.locator('order-admin-row-grid .row-name').allInnerTexts()
  await desk.writeCell(names[0]!, 'quantity', '5')
  await desk.toggleRow(names.at(-1)!)
  await desk.page.screenshot({ path: join(root, 'docs/order-desk.png') })
}

async function reportPicture(): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE })
  await page.goto(`${stack.addresses.demo}/reports?date=2020-03-05`)
  await page.locator('order-admin-report-rows').waitFor()
  await page.locator('order-admin-report-closing').getByRole('button').waitFor()
  await page.screenshot({ path: join(root, 'docs/report-desk.png') })
}
