/** States of the rows of a report. */
import type { ReportRows } from '../../desks/reports/rows/report-rows.ts'
import { fill, findWithin, reached } from '../reach.ts'
import { salesOf } from '../report-rows.ts'
import { DAY } from '../report-stage.ts'
import { balancedReport } from '../take.ts'
import type { Act, ReportStates } from './report-state.ts'

const ROWS = 'order-admin-report-rows'
const manyRows = balancedReport(salesOf(40, () => ({ reconciliationDate: DAY })))

async function rowsOf(desk: Element): Promise<ReportRows> {
  const rows = await reached(() => findWithin<ReportRows>(desk, ROWS))
  await reached(() => rows.shadowRoot?.querySelector('.count') && !rows.shadowRoot.querySelector('.place'))
  return rows
}

const search =
  (text: string, selector: string): Act =>
  async (desk) => {
    const { shadowRoot } = await rowsOf(desk)
    fill(shadowRoot!.querySelector('input[type=search]'), text)
    await reached(() => shadowRoot!.querySelector(selector))
  }

export const reportRowStates: ReportStates = {
  'rows of a report': {
    part: ROWS,
    shows: 'Forty sales and credits.',
    answer: manyRows,
    act: rowsOf,
  },
  'a row, unfolded': {
    part: ROWS,
    shows: 'One row with everything that the report says of it.',
    says: '8900001',
    answer: manyRows,
    async act(desk) {
      const { shadowRoot } = await rowsOf(desk)
      shadowRoot!.querySelector<HTMLElement>('.toggle button')!.click()
      await reached(() => shadowRoot!.querySelector('.detail'))
    },
  },
  'rows in groups': {
    part: ROWS,
    shows: 'Rows by their type, found by a name.',
    says: 'Bought invoice: 10 rows',
    answer: manyRows,
    async act(desk) {
      const { shadowRoot } = await rowsOf(desk)
      const group = shadowRoot!.querySelector<HTMLSelectElement>('label.group select')!
      group.selectedIndex = 1
      group.dispatchEvent(new Event('change', { bubbles: true }))
      await search('tess', 'tbody .group')(desk)
    },
  },
  'no row found': {
    part: ROWS,
    shows: 'A search without a result.',
    says: 'No row matches the search and the filters.',
    answer: manyRows,
    act: search('nobody', '.none-found'),
  },
  'columns of a report': {
    part: ROWS,
    isDialog: true,
    shows: 'Chooses the columns, and their order.',
    says: 'Destination currency',
    answer: manyRows,
    async act(desk) {
      const { shadowRoot } = await rowsOf(desk)
      shadowRoot!.querySelector<HTMLElement>('button.columns')!.click()
      await reached(() => shadowRoot!.querySelector('dialog[open] li'))
    },
  },
}
