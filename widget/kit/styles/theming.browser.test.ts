/** Custom properties, each checked where a person sees it, and parts in nested shadow roots. */
import { cdp, page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { someOf } from '../../../shared/testing/runs.ts'
import { type Desk, closeDesks, openDesk } from '../../testing/desk.ts'
import { showState } from '../../testing/book/order-states.ts'
import { FakeEdge } from '../../testing/fake-edge.ts'
import { withMotion } from '../../testing/motion.ts'
import { partOf, until } from '../../testing/parts.ts'
import { answerDays, closeReports, DAY, openReports, saleReport } from '../../testing/report-stage.ts'

/** Opens the form of a new row, a dialog. */
async function openForm(desk: Desk): Promise<ShadowRoot> {
  await until(() => desk.has('#add-row'))
  desk.query('#add-row').click()
  const root = await partOf(desk, 'order-admin-row-form')
  await until(() => root.querySelector('dialog[open]'))
  return root
}

describe('a desk that a page styles', () => {
  let edge: FakeEdge
  const sheet = document.createElement('style')
  beforeEach(async () => {
    edge = new FakeEdge()
    await page.viewport(1200, 900)
    document.head.append(sheet)
    sheet.textContent = ''
  })
  afterEach(() => {
    edge.restore()
    closeDesks()
    closeReports()
    sheet.remove()
  })

  it.each(
    someOf(
      [
        ['--order-admin-heading-font: Georgia', 'h2', 'font-family', 'Georgia'],
        ['--order-admin-heading-weight: 900', 'h2', 'font-weight', '900'],
        ['--order-admin-border-width: 3px', '.desk', 'border-top-width', '3px'],
        ['--order-admin-control-height: 40px', '#add-row', 'min-height', '40px'],
        ['--order-admin-density: -2', '#add-row', 'min-height', '28px'],
        ['--order-admin-density: 2', '#add-row', 'min-height', '36px'],
        // The last step ends the scale.
        ['--order-admin-density: -9', '#add-row', 'min-height', '28px'],
        ['--order-admin-surface: rgb(1, 2, 3)', '.desk', 'background-color', 'rgb(1, 2, 3)'],
        ['--order-admin-text: rgb(1, 2, 3)', 'h2', 'color', 'rgb(1, 2, 3)'],
        ['--order-admin-control: rgb(1, 2, 3)', '#add-row', 'background-color', 'rgb(1, 2, 3)'],
        ['--order-admin-control-line: rgb(1, 2, 3)', '#add-row', 'border-top-color', 'rgb(1, 2, 3)'],
        ['--order-admin-line: rgb(1, 2, 3)', '.head', 'border-bottom-color', 'rgb(1, 2, 3)'],
        ['--order-admin-radius: 20px', '.head', 'border-top-left-radius', '20px'],
        ['--order-admin-control-radius: 9px', '#add-row', 'border-top-left-radius', '9px'],
        ['--order-admin-font: Georgia', '#add-row', 'font-family', 'Georgia'],
        ['--order-admin-font-size: 17px', '#add-row', 'font-size', '17px'],
        ['--order-admin-muted: rgb(1, 2, 3)', '.head dt', 'color', 'rgb(1, 2, 3)'],
        ['--order-admin-good: rgb(1, 2, 3)', '.chip[data-tone=good]', 'color', 'rgb(1, 2, 3)'],
        [
          '--order-admin-good-surface: rgb(1, 2, 3)',
          '.chip[data-tone=good]',
          'background-color',
          'rgb(1, 2, 3)',
        ],
        ['--order-admin-space: 10px', '.head', 'padding-top', '40px'],
      ],
      4,
    ),
  )('takes %s', async (declaration, selector, property, value) => {
    sheet.textContent = `order-admin { ${declaration} }`
    const desk = await openDesk()
    await until(() => desk.has(selector))
    expect(getComputedStyle(desk.query(selector)).getPropertyValue(property)).toBe(value)
  })

  it.each(
    someOf(
      [
        ['expired order', '--order-admin-warning: rgb(1, 2, 3)', '.chip', 'color', 'rgb(1, 2, 3)'],
        [
          'expired order',
          '--order-admin-warning-surface: rgb(1, 2, 3)',
          '.chip',
          'background-color',
          'rgb(1, 2, 3)',
        ],
        ['empty', '--order-admin-bad: rgb(1, 2, 3)', '.chip', 'color', 'rgb(1, 2, 3)'],
        ['empty', '--order-admin-bad-surface: rgb(1, 2, 3)', '.chip', 'background-color', 'rgb(1, 2, 3)'],
        [
          'order',
          '--order-admin-neutral-surface: rgb(1, 2, 3)',
          '.cancelled .badge',
          'background-color',
          'rgb(1, 2, 3)',
        ],
        ['order', '--order-admin-row-height: 50px', '.rows td', 'height', '50px'],
        ['order', '--order-admin-side-width: 250px', '.side', 'width', '250px'],
        [
          'changes',
          '--order-admin-highlight: rgb(1, 2, 3)',
          '.is-changed td',
          'background-color',
          'rgb(1, 2, 3)',
        ],
        [
          'form',
          '--order-admin-accent: rgb(1, 2, 3)',
          'dialog[open] .primary',
          'background-color',
          'rgb(1, 2, 3)',
        ],
        ['form', '--order-admin-on-accent: rgb(1, 2, 3)', 'dialog[open] .primary', 'color', 'rgb(1, 2, 3)'],
        [
          'form',
          '--order-admin-surface-sunken: rgb(1, 2, 3)',
          'dialog[open] footer',
          'background-color',
          'rgb(1, 2, 3)',
        ],
      ],
      3,
    ),
  )('takes a style in the state %s: %s', async (state, declaration, selector, property, value) => {
    sheet.textContent = `order-admin { ${declaration} }`
    const desk = await showState(state, edge)
    await until(() => desk.has(selector))
    expect(getComputedStyle(desk.query(selector)).getPropertyValue(property)).toBe(value)
  })

  it.each(
    someOf(
      [
        ['-2', 28],
        ['-1', 32],
        ['0', 36],
        ['1', 40],
      ],
      2,
    ),
  )('has rows as high as density %s says: %d px', async (density, height) => {
    sheet.textContent = `order-admin { --order-admin-density: ${density} }`
    const desk = await openDesk()
    const root = await partOf(desk, 'order-admin-row-grid')
    const row = await until(() => root.querySelector('tbody tr'))
    expect(row.getBoundingClientRect().height).toBeCloseTo(height, 0)
  })

  it.each(
    someOf(
      [
        ['-2', 28],
        ['0', 36],
      ],
      1,
    ),
  )('has rows of a report that are all as high as density %s says: %d px', async (density, height) => {
    sheet.textContent = `:root { --order-admin-density: ${density} }`
    answerDays(edge, { [DAY]: saleReport() })
    const desk = await openReports()
    const { shadowRoot } = await until(() => desk.shadowRoot!.querySelector('order-admin-report-rows'))
    const rows = () => [...shadowRoot!.querySelectorAll('tbody tr')]
    // Placeholders stand for the rows until they are read. Then come a sale and, below their head, the two debts.
    await until(() => rows().length === 4)
    for (const row of rows()) expect(row.getBoundingClientRect().height).toBeCloseTo(height, 0)
  })

  it('takes --order-admin-motion for turns and movements', async () => {
    sheet.textContent = 'order-admin { --order-admin-motion: 90ms }'
    const desk = await showState('order', edge)
    await until(() => desk.has('.story summary > .icon'))
    const turns = () => getComputedStyle(desk.query('.story summary > .icon')).transitionDuration
    expect(turns()).toBe('0s')
    await withMotion(async () => expect(turns()).toBe('0.09s'))
  })

  it('has targets of 44 px for fingers in a compact desk', async () => {
    sheet.textContent = 'order-admin { --order-admin-density: -2 }'
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
    try {
      expect(matchMedia('(pointer: coarse)').matches).toBe(true)
      const desk = await openDesk()
      const form = await openForm(desk)
      const grid = await partOf(desk, 'order-admin-row-grid')
      const targets = [
        desk.query('#add-row'),
        grid.querySelector('td.menu button')!,
        ...form.querySelectorAll('input, select, button'),
      ]
      const heights = targets.map((target) => target.getBoundingClientRect().height)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    } finally {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false })
    }
  })

  it('has dialogs and menus on a surface of their own, in a width of the page, over its backdrop', async () => {
    sheet.textContent = `order-admin {
      --order-admin-surface-raised: rgb(1, 2, 3);
      --order-admin-dialog-width: 401px;
      --order-admin-dialog-width-large: 402px;
      --order-admin-backdrop: rgb(4, 5, 6);
      --order-admin-shadow: rgb(7, 8, 9) 0px 0px 0px 5px;
    }`
    const desk = await openDesk()
    const dialog = (await openForm(desk)).querySelector('dialog')!
    const { backgroundColor, width, boxShadow } = getComputedStyle(dialog)
    expect({ backgroundColor, boxShadow }).toEqual({
      backgroundColor: 'rgb(1, 2, 3)',
      boxShadow: 'rgb(7, 8, 9) 0px 0px 0px 5px',
    })
    expect(['401px', '402px']).toContain(width)
    expect(getComputedStyle(dialog, '::backdrop').backgroundColor).toBe('rgb(4, 5, 6)')
    const grid = await partOf(desk, 'order-admin-row-grid')
    expect(getComputedStyle(grid.querySelector('#menu')!).backgroundColor).toBe('rgb(1, 2, 3)')
  })

  it('has tooltips in colours of their own', async () => {
    sheet.textContent =
      'order-admin { --order-admin-tooltip: rgb(1, 2, 3); --order-admin-on-tooltip: rgb(4, 5, 6) }'
    const desk = await showState('order that offers nothing', edge)
    const { backgroundColor, color } = getComputedStyle(desk.query('[role=tooltip]'))
    expect({ backgroundColor, color }).toEqual({ backgroundColor: 'rgb(1, 2, 3)', color: 'rgb(4, 5, 6)' })
  })

  it('has the focus ring in a colour of its own', async () => {
    sheet.textContent = 'order-admin { --order-admin-focus: rgb(1, 2, 3) }'
    const field = (await openForm(await openDesk())).querySelector('input')!
    field.focus()
    expect(getComputedStyle(field).outlineColor).toBe('rgb(1, 2, 3)')
  })

  it('has parts that reach the page out of nested roots', async () => {
    sheet.textContent = `
      order-admin::part(dialog) { border-color: rgb(1, 2, 3) }
      order-admin::part(dialog)::backdrop { background: rgb(4, 5, 6) }
      order-admin::part(dialog-title) { text-transform: uppercase }
      order-admin::part(field) { background: rgb(7, 8, 9) }
      order-admin::part(primary-button) { border-radius: 99px }
      order-admin::part(button):focus { outline-width: 7px }
      order-admin::part(table-head) { color: rgb(10, 11, 12) }`
    const desk = await openDesk()
    const form = await openForm(desk)
    const style = (selector: string, pseudo?: string) =>
      getComputedStyle(form.querySelector(selector)!, pseudo)
    expect(style('dialog').borderTopColor).toBe('rgb(1, 2, 3)')
    expect(style('dialog', '::backdrop').backgroundColor).toBe('rgb(4, 5, 6)')
    expect(style('h3').textTransform).toBe('uppercase')
    expect(style('input').backgroundColor).toBe('rgb(7, 8, 9)')
    expect(style('.primary').borderTopLeftRadius).toBe('99px')
    form.querySelector<HTMLElement>('.primary')!.focus()
    expect(style('.primary').outlineWidth).toBe('7px')
    const grid = await partOf(desk, 'order-admin-row-grid')
    expect(getComputedStyle(grid.querySelector('thead th')!).color).toBe('rgb(10, 11, 12)')
  })

  it('has labels that follow the colour of the head', async () => {
    sheet.textContent = 'order-admin::part(head) { background: rgb(62, 39, 35); color: rgb(255, 255, 255) }'
    const desk = await openDesk()
    for (const selector of ['.head dt', '.head .merchant-id']) {
      expect(getComputedStyle(desk.query(selector)).color).toMatch(/^color\(srgb 1 1 1 \/ 0\.7/)
    }
  })

  it('has a button in the parts of its current kind, after any change of its template', async () => {
    const desk = await openDesk()
    const button = (await openForm(desk)).querySelector<HTMLElement>('.primary')!
    expect([...button.part].toSorted()).toEqual(['button', 'primary-button'])
    button.classList.remove('primary')
    button.classList.add('quiet')
    const { host } = button.getRootNode() as ShadowRoot
    const form = host as HTMLElementTagNameMap['order-admin-row-form']
    form.requestUpdate()
    await form.updateComplete
    expect([...button.part]).toEqual(['quiet-button'])
  })
})
